import {useMemo, useRef, useState} from 'react';
import Lightbox, {
  type SlideImage,
  useLightboxState,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {fill} from 'docusaurus-plugin-collections/fill';
import {frame, titleOf} from './frame';
import {type GalleryPicture, IN_DIALOG, type ViewProps} from './picture';
import {usePull} from './pull';
import {gallerySettings} from './settings';
import {localDigits, useLabels, useWords} from './words';
import {onZoomKey} from './zoom';

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
export default function Gallery({
  pictures,
  index,
  place,
  onEntering,
  onEntered,
  onView,
  onClose,
}: ViewProps) {
  const [low] = useState(() => window.matchMedia(LOW_SCREEN).matches);
  const zoom = useRef<ZoomRef>(null);
  const {ref, onPointerUpCapture} = usePull();
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  return (
    <Lightbox
      {...gallerySettings}
      open
      index={index}
      slides={slides}
      close={onClose}
      on={{entering: onEntering, entered: onEntered, view: ({index: shown}) => onView(shown)}}
      plugins={[Fullscreen, Slideshow, Thumbnails, Zoom]}
      controller={{...gallerySettings.controller, ref}}
      toolbar={{buttons: ['zoom', 'slideshow', 'thumbnails', 'fullscreen', 'close']}}
      zoom={{...gallerySettings.zoom, ref: zoom}}
      thumbnails={{...gallerySettings.thumbnails, hidden: low}}
      labels={useLabels()}
      render={{...frame, controls: () => <GalleryStatus />}}
      className="lightbox lightbox-thumbnails"
      portal={{
        root: place,
        container: {
          ...IN_DIALOG,
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
function GalleryStatus() {
  const {slides, currentIndex, currentSlide} = useLightboxState();
  const {counter, status} = useWords();
  const title = titleOf(currentSlide);
  const values = {index: localDigits(currentIndex + 1), total: localDigits(slides.length)};
  return (
    <>
      <p className="lightbox-counter" role="status">
        <span aria-hidden="true">{fill(counter, values)}</span>
        <span className="visually-hidden">{fill(status, {...values, title})}</span>
      </p>
      <p className="lightbox-title" aria-hidden="true">
        {title}
      </p>
    </>
  );
}
