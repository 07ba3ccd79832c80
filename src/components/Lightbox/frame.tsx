import type {Labels, Render} from 'yet-another-react-lightbox';
import type {Data} from '@site/src/data/lists';
import maximize from '@site/src/icons/arrows-maximize.svg?text';
import minimize from '@site/src/icons/arrows-minimize.svg?text';
import previous from '@site/src/icons/chevron-left.svg?text';
import next from '@site/src/icons/chevron-right.svg?text';
import hideBar from '@site/src/icons/layout-bottombar-collapse.svg?text';
import showBar from '@site/src/icons/layout-bottombar.svg?text';
import photoOff from '@site/src/icons/photo-off.svg?text';
import pause from '@site/src/icons/player-pause.svg?text';
import play from '@site/src/icons/player-play.svg?text';
import close from '@site/src/icons/x.svg?text';
import zoomIn from '@site/src/icons/zoom-in.svg?text';
import zoomOut from '@site/src/icons/zoom-out.svg?text';
import {localDigits} from '@site/src/lib/localDigits';

type Copy = Data<'pages/lightbox'>;

/** In the language of the page: the labels by the names that the library gives them, and our own words. */
export type GalleryWords = Copy['labels'] & Omit<Copy, 'labels' | 'open'>;

const POSITION = '{index} of {total}';

/** The library fills this label by `replace`, with Latin digits. */
class PositionLabel extends String {
  override replace(place: unknown, value?: unknown): string {
    const filled = super.replace(place as RegExp, localDigits(value as string));
    return new PositionLabel(filled) as unknown as string;
  }
}

export const labelsOf = (words: GalleryWords): Labels => ({
  ...words,
  [POSITION]: new PositionLabel(String(words[POSITION])) as unknown as string,
});

/** An icon in the colour of the text around it; decoration. */
const Icon = ({svg}: {svg: string}) => (
  <span className="lightbox-icon" aria-hidden="true" dangerouslySetInnerHTML={{__html: svg}} />
);

/** The site's icons, and the loading and error states of a picture. */
export const frameOf = (words: GalleryWords): Render => ({
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
  // A stitched bar.
  iconLoading: () => (
    <span className="lightbox-loading">
      <span className="visually-hidden">{words.loading}</span>
    </span>
  ),
  iconError: () => (
    <span className="lightbox-failed">
      <Icon svg={photoOff} />
      <span>{words.failed}</span>
    </span>
  ),
});
