import {createContext, type ReactNode, useContext} from 'react';
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronLeft,
  IconChevronRight,
  IconLayoutBottombar,
  IconLayoutBottombarCollapse,
  IconPhotoOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconX,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import type {Render, Slide, SlideImage} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import Translate from '@docusaurus/Translate';
import styles from './lightbox.module.css';

const icon = {size: 24, stroke: 1.75, 'aria-hidden': true} as const;

/** The title of a slide. */
export function titleOf(slide: Slide | undefined): string {
  return (slide as SlideImage | undefined)?.alt ?? '';
}

/** The site's icons, and the loading and error states of a slide. */
export const frame: Render = {
  iconPrev: () => <IconChevronLeft {...icon} />,
  iconNext: () => <IconChevronRight {...icon} />,
  iconClose: () => <IconX {...icon} />,
  iconZoomIn: () => <IconZoomIn {...icon} />,
  iconZoomOut: () => <IconZoomOut {...icon} />,
  iconSlideshowPlay: () => <IconPlayerPlay {...icon} />,
  iconSlideshowPause: () => <IconPlayerPause {...icon} />,
  iconThumbnailsVisible: () => <IconLayoutBottombarCollapse {...icon} />,
  iconThumbnailsHidden: () => <IconLayoutBottombar {...icon} />,
  iconEnterFullscreen: () => <IconArrowsMaximize {...icon} />,
  iconExitFullscreen: () => <IconArrowsMinimize {...icon} />,
  iconLoading: () => <Loading />,
  iconError: () => <Failed />,
  slideContainer: ({slide, children}) => (
    <SlideTitleProvider value={titleOf(slide)}>{children}</SlideTitleProvider>
  ),
};

/** The title of the slide; null in a thumbnail, which has no room for text. */
const SlideTitle = createContext<string | null>(null);

const SlideTitleProvider = SlideTitle.Provider;

/** A stitched bar while a picture loads. */
function Loading(): ReactNode {
  if (useContext(SlideTitle) === null) return null;
  return (
    <span className={styles.loading}>
      <span className="visually-hidden">
        <Translate id="lightbox.loading" description="In place of a picture, for screen readers">
          Loading the picture
        </Translate>
      </span>
    </span>
  );
}

/** An icon and the title of a picture that failed to load. */
function Failed(): ReactNode {
  const title = useContext(SlideTitle);
  if (title === null) return <IconPhotoOff size={32} stroke={1.5} aria-hidden />;
  return (
    <span className={styles.failed}>
      <IconPhotoOff size={64} stroke={1.25} aria-hidden />
      <span>
        <Translate
          id="lightbox.failed"
          description="In place of a picture that did not come. {title} is what it shows"
          values={{title}}
        >
          {'This picture could not be loaded: {title}'}
        </Translate>
      </span>
    </span>
  );
}
