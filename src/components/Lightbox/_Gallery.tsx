import {type ReactNode, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import Lightbox, {
  type SlideImage,
  useLightboxState,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {translate} from '@docusaurus/Translate';
import type {FullPicture} from '@site/src/components/Picture/full';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '@site/src/components/Locale';
import {frame, titleOf} from './_frame';
import {lightboxLabels} from './_labels';
import {usePull} from './_pull';
import {onZoomKey} from './_zoom';
import {gallerySettings} from './settings';
import styles from './lightbox.module.css';

export interface GalleryPicture extends FullPicture {
  title: string;
}

interface Props {
  /** The same array on every render. */
  pictures: readonly GalleryPicture[];
  /** The first picture; later ones are reported by `onView`. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}

/** A phone in landscape has no room for thumbnails; the button still shows them. */
const LOW_SCREEN = '(max-height: 480px)';

/** The width of a thumbnail in pixels, on a screen of double density. */
const THUMBNAIL_PIXELS = 2 * gallerySettings.thumbnails.width;

function slideOf({title, width, height, files}: GalleryPicture): SlideImage {
  const thumbnail = files.find((file) => file.width >= THUMBNAIL_PIXELS) ?? files[files.length - 1];
  return {
    src: files[files.length - 1]?.src ?? '',
    alt: title,
    width,
    height,
    // The library sorts the array in place.
    srcSet: [...files],
    thumbnail: thumbnail?.src,
  };
}

/** The lightbox with all pictures of a gallery. */
export default function Gallery({pictures, index, onView, onClose}: Props): ReactNode {
  const [first] = useState(index);
  const [low] = useState(() => window.matchMedia(LOW_SCREEN).matches);
  const zoom = useRef<ZoomRef>(null);
  const {ref, onPointerUpCapture} = usePull();
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  return (
    <Lightbox
      {...gallerySettings}
      open
      index={first}
      slides={slides}
      close={onClose}
      on={{view: ({index: shown}) => onView(shown)}}
      plugins={[Fullscreen, Slideshow, Thumbnails, Zoom]}
      controller={{...gallerySettings.controller, ref}}
      toolbar={{buttons: ['zoom', 'slideshow', 'thumbnails', 'fullscreen', 'close']}}
      zoom={{...gallerySettings.zoom, ref: zoom}}
      thumbnails={{...gallerySettings.thumbnails, hidden: low}}
      labels={lightboxLabels()}
      render={{...frame, controls: () => <GalleryStatus />}}
      className={clsx(styles.lightbox, styles.thumbnails)}
      portal={{
        container: {
          onPointerUpCapture,
          onKeyDownCapture: (event) =>
            onZoomKey(event, {
              zoomIn: () => zoom.current?.zoomIn(),
              zoomOut: () => zoom.current?.zoomOut(),
              reset: () => zoom.current?.changeZoom(1),
            }),
        },
      }}
    />
  );
}

/**
 * The position and the title of the shown picture. The library's own counter has Latin digits only and
 * is hidden from screen readers.
 */
function GalleryStatus(): ReactNode {
  const {slides, currentIndex, currentSlide} = useLightboxState();
  const locale = useLocale();
  const title = titleOf(currentSlide);
  const values = {
    index: digits(currentIndex + 1, locale),
    total: digits(slides.length, locale),
  };
  return (
    <>
      <p className={styles.counter} role="status">
        <span aria-hidden="true">
          {translate(
            {
              id: 'lightbox.counter',
              message: '{index} / {total}',
              description: 'Which picture is shown, in figures: 4 / 15',
            },
            values,
          )}
        </span>
        <span className="visually-hidden">
          {translate(
            {
              id: 'lightbox.status',
              message: '{index} of {total}: {title}',
              description:
                'Which picture is shown, said by screen readers: 4 of 15: Company Registration',
            },
            {...values, title},
          )}
        </span>
      </p>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
    </>
  );
}
