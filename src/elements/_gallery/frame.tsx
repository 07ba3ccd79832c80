import {createContext, useContext} from 'react';
import type {Render, Slide, SlideImage} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/fullscreen';
import type {} from 'yet-another-react-lightbox/plugins/slideshow';
import type {} from 'yet-another-react-lightbox/plugins/thumbnails';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import {fill} from 'docusaurus-plugin-collections/fill';
import maximize from '../../icons/arrows-maximize.svg?text';
import minimize from '../../icons/arrows-minimize.svg?text';
import previous from '../../icons/chevron-left.svg?text';
import next from '../../icons/chevron-right.svg?text';
import hideBar from '../../icons/layout-bottombar-collapse.svg?text';
import showBar from '../../icons/layout-bottombar.svg?text';
import photoOff from '../../icons/photo-off.svg?text';
import pause from '../../icons/player-pause.svg?text';
import play from '../../icons/player-play.svg?text';
import close from '../../icons/x.svg?text';
import zoomIn from '../../icons/zoom-in.svg?text';
import zoomOut from '../../icons/zoom-out.svg?text';
import {useWords} from './words';

/** An icon in the colour of the text around it; decoration. */
function Icon({svg, size = 24}: {svg: string; size?: number}) {
  return (
    <span
      className="lightbox-icon"
      style={{width: size, height: size}}
      aria-hidden="true"
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}

/** The title of a slide. */
export function titleOf(slide: Slide | undefined): string {
  return (slide as SlideImage | undefined)?.alt ?? '';
}

/** The site's icons, and the loading and error states of a slide. */
export const frame: Render = {
  iconPrev: () => <Icon svg={previous} />,
  iconNext: () => <Icon svg={next} />,
  iconClose: () => <Icon svg={close} />,
  iconZoomIn: () => <Icon svg={zoomIn} />,
  iconZoomOut: () => <Icon svg={zoomOut} />,
  iconSlideshowPlay: () => <Icon svg={play} />,
  iconSlideshowPause: () => <Icon svg={pause} />,
  iconThumbnailsVisible: () => <Icon svg={hideBar} />,
  iconThumbnailsHidden: () => <Icon svg={showBar} />,
  iconEnterFullscreen: () => <Icon svg={maximize} />,
  iconExitFullscreen: () => <Icon svg={minimize} />,
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
function Loading() {
  const {loading} = useWords();
  if (useContext(SlideTitle) === null) return null;
  return (
    <span className="lightbox-loading">
      <span className="visually-hidden">{loading}</span>
    </span>
  );
}

/** An icon and the title of a picture that failed to load. */
function Failed() {
  const {failed} = useWords();
  const title = useContext(SlideTitle);
  if (title === null) return <Icon svg={photoOff} size={32} />;
  return (
    <span className="lightbox-failed">
      <Icon svg={photoOff} size={64} />
      <span>{fill(failed, {title})}</span>
    </span>
  );
}
