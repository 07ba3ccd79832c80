import {type ReactNode, useMemo, useRef, useState} from 'react';
import clsx from 'clsx';
import Lightbox, {type SlideImage, type ZoomRef} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import type {FullPicture} from '@site/src/components/Picture/full';
import {frame} from './_frame';
import GalleryStatus from './_GalleryStatus';
import {lightboxLabels} from './_labels';
import {onZoomKey} from './_zoomKeys';
import styles from './lightbox.lazy.module.css';
import {gallerySettings} from './settings';
import thumbnailStyles from './thumbnails.lazy.module.css';

export interface GalleryPicture extends FullPicture {
  title: string;
}

interface Props {
  /** The same array from one drawing to the next. */
  pictures: readonly GalleryPicture[];
  /** The one to open at. From then on the gallery tells which one is shown. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
}

/** A phone on its side has no room for small pictures; its button still shows them. */
const LOW_SCREEN = '(max-height: 480px)';

/** On a screen with twice the dots a thumbnail needs so many pixels. */
const THUMBNAIL_PIXELS = 2 * gallerySettings.thumbnails.width;

function slideOf({title, width, height, files}: GalleryPicture): SlideImage {
  const thumbnail = files.find((file) => file.width >= THUMBNAIL_PIXELS) ?? files[files.length - 1];
  return {
    src: files[files.length - 1]?.src ?? '',
    alt: title,
    width,
    height,
    // The library sorts the array in its place.
    srcSet: [...files],
    thumbnail: thumbnail?.src,
  };
}

/** Many pictures, one at a time, over the whole screen. */
export default function Gallery({pictures, index, onView, onClose}: Props): ReactNode {
  const [first] = useState(index);
  const [low] = useState(() => window.matchMedia(LOW_SCREEN).matches);
  const zoom = useRef<ZoomRef>(null);
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
      toolbar={{buttons: ['zoom', 'slideshow', 'thumbnails', 'fullscreen', 'close']}}
      zoom={{...gallerySettings.zoom, ref: zoom}}
      thumbnails={{...gallerySettings.thumbnails, hidden: low}}
      labels={lightboxLabels()}
      render={{...frame, controls: () => <GalleryStatus />}}
      className={clsx(styles.lightbox, thumbnailStyles.thumbnails)}
      portal={{
        container: {
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
