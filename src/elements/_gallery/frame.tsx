import {createContext, useContext} from 'react';
import {type Labels, type Render, type Slide, type SlideImage} from 'yet-another-react-lightbox';
import {fill, type Template} from 'docusaurus-plugin-collections/fill';
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
import {localDigits} from '../_element';

/** The words of the lightbox in the language of the page: src/data/pages/lightbox.yml. */
export interface Words {
  /** By the library's own. */
  labels: Labels;
  counter: Template<'index' | 'total'>;
  status: Template<'index' | 'total' | 'title'>;
  level: Template<'zoom'>;
  loading: string;
  failed: Template<'title'>;
}

const POSITION = '{index} of {total}';

/** The library fills this label by `replace`, with Latin digits. */
class PositionLabel extends String {
  override replace(place: unknown, value?: unknown): string {
    const filled = super.replace(place as RegExp, localDigits(value as string));
    return new PositionLabel(filled) as unknown as string;
  }
}

export const labelsOf = ({labels}: Words): Labels => ({
  ...labels,
  [POSITION]: new PositionLabel(labels[POSITION]) as unknown as string,
});

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
export const titleOf = (slide: Slide | undefined): string =>
  (slide as SlideImage | undefined)?.alt ?? '';

/** The title of the slide; null in a thumbnail, which has no room for text. */
const SlideTitle = createContext<string | null>(null);

/** The site's icons, and the loading and error states of a slide. */
export const frameOf = (words: Words): Render => ({
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
  iconLoading: () => <Loading words={words} />,
  iconError: () => <Failed words={words} />,
  slideContainer: ({slide, children}) => <SlideTitle value={titleOf(slide)}>{children}</SlideTitle>,
});

/** A stitched bar while a picture loads. */
function Loading({words: {loading}}: {words: Words}) {
  if (useContext(SlideTitle) === null) return null;
  return (
    <span className="lightbox-loading">
      <span className="visually-hidden">{loading}</span>
    </span>
  );
}

/** An icon and the title of a picture that failed to load. */
function Failed({words: {failed}}: {words: Words}) {
  const title = useContext(SlideTitle);
  if (title === null) return <Icon svg={photoOff} size={32} />;
  return (
    <span className="lightbox-failed">
      <Icon svg={photoOff} size={64} />
      <span>{fill(failed, {title})}</span>
    </span>
  );
}
