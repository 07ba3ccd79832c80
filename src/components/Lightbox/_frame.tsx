import {createContext, type ReactNode, useContext} from 'react';
import type {Render, Slide, SlideImage} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import Translate from '@docusaurus/Translate';
import Icon from '../Icon';
import styles from './lightbox.module.css';

/** The title of a slide. */
export function titleOf(slide: Slide | undefined): string {
  return (slide as SlideImage | undefined)?.alt ?? '';
}

/** The site's icons, and the loading and error states of a slide. */
export const frame: Render = {
  iconPrev: () => <Icon name="chevron-left" size={24} />,
  iconNext: () => <Icon name="chevron-right" size={24} />,
  iconClose: () => <Icon name="x" size={24} />,
  iconZoomIn: () => <Icon name="zoom-in" size={24} />,
  iconZoomOut: () => <Icon name="zoom-out" size={24} />,
  iconSlideshowPlay: () => <Icon name="player-play" size={24} />,
  iconSlideshowPause: () => <Icon name="player-pause" size={24} />,
  iconThumbnailsVisible: () => <Icon name="layout-bottombar-collapse" size={24} />,
  iconThumbnailsHidden: () => <Icon name="layout-bottombar" size={24} />,
  iconEnterFullscreen: () => <Icon name="arrows-maximize" size={24} />,
  iconExitFullscreen: () => <Icon name="arrows-minimize" size={24} />,
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
  if (title === null) return <Icon name="photo-off" size={32} />;
  return (
    <span className={styles.failed}>
      <Icon name="photo-off" size={64} stroke={1.25} />
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
