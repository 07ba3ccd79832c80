import {type HTMLAttributes, type ReactNode, type RefObject, useRef, useState} from 'react';
import {createRoot} from 'react-dom/client';
import Lightbox, {
  type ControllerRef,
  type GenericSlide,
  IconButton,
  ImageSlide,
  type LightboxExternalProps,
  type Render,
  type SlideImage,
  useLightboxState,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {fill} from 'content/lists/fill';
import {localDigits} from '@site/src/lib/localDigits';
import {frameOf, type GalleryWords, labelsOf} from './frame';
import {gallerySettings, previewZoom} from './settings';
import {nearestStep, onZoomKey, onZoomWheel, stepsFrom} from './zoom';

interface Options {
  /** Links to pictures, as src/components/Lightbox/PictureLink.tsx makes them. */
  links: readonly HTMLElement[];
  /** The first picture; later ones are reported by `onView`. */
  index: number;
  words: GalleryWords;
  onEntering: () => void;
  onEntered: () => void;
  onView: (index: number) => void;
  onClose: () => void;
}

/** Shows pictures in an empty element: several with numbers and thumbnails, or one to zoom in. @returns closes them */
export function show(container: HTMLElement, isGallery: boolean, options: Options): () => void {
  const root = createRoot(container.appendChild(document.createElement('div')));
  const slides = options.links.map(slideOf);
  const View = isGallery ? Gallery : Preview;
  root.render(
    <View {...options} container={container} slides={slides} frame={frameOf(options.words)} />,
  );
  return () => {
    root.unmount();
    container.textContent = '';
  };
}

interface Props extends Options {
  /** In the dialog. */
  container: HTMLElement;
  slides: SlideImage[];
  frame: Render;
}

/** The width of a thumbnail in pixels, on a screen of double density. */
const THUMBNAIL_PIXELS = 2 * gallerySettings.thumbnails.width;

function slideOf({dataset}: HTMLElement): SlideImage {
  const [width, height] = dataset.size!.split(' ').map(Number) as [number, number];
  // Smallest first.
  const srcSet = dataset.files!.split(', ').map((file) => {
    const [src, size] = file.split(' ') as [string, string];
    const fileWidth = parseInt(size, 10);
    return {src, width: fileWidth, height: Math.round((height * fileWidth) / width)};
  });
  const {src} = srcSet[srcSet.length - 1]!;
  const thumbnail = srcSet.find((file) => file.width >= THUMBNAIL_PIXELS)?.src ?? src;
  return {src, alt: dataset.title, width, height, srcSet, thumbnail};
}

/** The length of a pull, in CSS pixels after its beginning, from which the library itself closes. */
const OWN_CLOSE = 60;

/**
 * The props of the library that both lightboxes have in common.
 *
 * @param zoomBy zooms by steps
 * @param handlers further ones, of the whole lightbox
 */
function useCommon(
  {container, words, onEntering, onEntered, onView, onClose}: Props,
  zoom: RefObject<ZoomRef | null>,
  zoomBy: (steps: number) => void,
  handlers: HTMLAttributes<HTMLDivElement> = {},
) {
  const controller = useRef<ControllerRef>(null);
  const {animation, carousel} = gallerySettings;
  return {
    animation,
    carousel,
    open: true,
    close: onClose,
    labels: labelsOf(words),
    on: {entering: onEntering, entered: onEntered, view: ({index}) => onView(index)},
    controller: {...gallerySettings.controller, ref: controller},
    zoom: {...gallerySettings.zoom, ref: zoom},
    portal: {
      root: container,
      container: {
        // The lightbox is in a native dialog, which has the name and keeps the focus.
        role: undefined,
        'aria-modal': undefined,
        'aria-label': undefined,
        ...handlers,
        onKeyDownCapture: (event) => onZoomKey(event, zoom.current, zoomBy),
        // The library begins a pull after 30 px, but closes only 60 px further. The specified threshold is
        // the first: a finger that leaves beyond it closes the lightbox. The library says how far beyond by a
        // custom property, and never pulls an enlarged picture.
        onPointerUpCapture: ({currentTarget}) => {
          const pulled = currentTarget.querySelector<HTMLElement>('.yarl__container');
          const offset = parseInt(pulled?.style.getPropertyValue('--yarl__pull_offset') ?? '', 10);
          if (offset > 0 && offset < OWN_CLOSE) controller.current?.close();
        },
      },
    },
  } satisfies LightboxExternalProps;
}

/** A phone in landscape has no room for thumbnails; the button still shows them. */
const LOW_SCREEN = '(max-height: 480px)';

/** The lightbox with all pictures of a gallery. */
function Gallery(props: Props) {
  const {words, slides, frame, index} = props;
  const [low] = useState(() => window.matchMedia(LOW_SCREEN).matches);
  const zoom = useRef<ZoomRef>(null);
  const zoomBy = (steps: number) => (steps > 0 ? zoom.current?.zoomIn() : zoom.current?.zoomOut());
  return (
    <Lightbox
      {...useCommon(props, zoom, zoomBy)}
      index={index}
      slides={slides}
      plugins={[Fullscreen, Slideshow, Thumbnails, Zoom]}
      toolbar={{buttons: ['zoom', 'slideshow', 'thumbnails', 'fullscreen', 'close']}}
      slideshow={gallerySettings.slideshow}
      thumbnails={{...gallerySettings.thumbnails, hidden: low}}
      render={{...frame, controls: () => <GalleryStatus words={words} />}}
      className="lightbox lightbox-thumbnails"
    />
  );
}

/**
 * The position and the title of the shown picture. The library's own counter has Latin digits only and
 * is hidden from screen readers.
 */
function GalleryStatus({words: {counter, status}}: {words: GalleryWords}) {
  const {slides, currentIndex, currentSlide} = useLightboxState();
  const title = (currentSlide as SlideImage | undefined)?.alt ?? '';
  const values = {index: localDigits(currentIndex + 1), total: localDigits(slides.length)};
  return (
    <Status title={title}>
      <span aria-hidden="true">{fill(counter, values)}</span>
      <span className="visually-hidden">{fill(status, {...values, title})}</span>
    </Status>
  );
}

function Status({title, children}: {title: string; children: ReactNode}) {
  return (
    <>
      <p className="lightbox-counter" role="status">
        {children}
      </p>
      <p className="lightbox-title" aria-hidden="true">
        {title}
      </p>
    </>
  );
}

/**
 * The library zooms image slides to their own pixels at most. A custom slide type has the limit that it
 * is given.
 */
interface PreviewSlide extends GenericSlide {
  type: 'preview';
  alt: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    preview: PreviewSlide;
  }
}

const {min, max} = previewZoom;

/** The lightbox with one picture, with zoom up to 50× by constant steps, where the library would double. */
function Preview(props: Props) {
  const {words, slides, frame} = props;
  const {src, alt = '', width = 0, height = 0} = slides[0]!;
  const [level, setLevel] = useState<number>(min);
  const zoom = useRef<ZoomRef>(null);
  const wheelRest = useRef(0);
  const zoomBy = (steps: number) => zoom.current?.changeZoom(stepsFrom(zoom.current.zoom, steps));
  const common = useCommon(props, zoom, zoomBy, {
    onWheelCapture: (event) => {
      wheelRest.current = onZoomWheel(event, zoom.current, wheelRest.current);
    },
    // After a pinch, snap to the nearest step.
    onPointerUp: () => {
      const reached = zoom.current?.zoom ?? min;
      const settled = nearestStep(reached);
      if (settled !== reached) zoom.current?.changeZoom(settled);
    },
  });
  return (
    <Lightbox
      {...common}
      slides={[{type: 'preview', alt}]}
      on={{...common.on, zoom: (change) => setLevel(change.zoom)}}
      plugins={[Zoom]}
      toolbar={{buttons: ['zoom', 'close']}}
      zoom={{
        ...common.zoom,
        supports: ['preview'],
        maxZoom: max,
        // A double click doubles the zoom; this many doublings reach the maximum.
        doubleClickMaxStops: Math.ceil(Math.log2(max)),
        // The library moves before it scales; this keeps the distance on the screen the same.
        keyboardMoveDistance: gallerySettings.zoom.keyboardMoveDistance / level,
        // Keeps the wheel from scrolling the page.
        scrollToZoom: true,
      }}
      render={{
        ...frame,
        buttonPrev: () => null,
        buttonNext: () => null,
        // At the minimum and the maximum a button stays focusable: a disabled one would lose the focus, and
        // the lightbox its keyboard control.
        buttonZoom: () => (
          <>
            <IconButton
              label="Zoom out"
              icon={frame.iconZoomOut!}
              aria-disabled={level <= min}
              onClick={() => zoomBy(-1)}
            />
            <IconButton
              label="Zoom in"
              icon={frame.iconZoomIn!}
              aria-disabled={level >= max}
              onClick={() => zoomBy(1)}
            />
          </>
        ),
        controls: () => (
          <Status title={alt}>
            {/* During a pinch the zoom is any number. */}
            {fill(words.level, {zoom: localDigits(Math.round(level * 10) / 10)})}
          </Status>
        ),
        slide: ({offset, rect}) => {
          const shrink = Math.min(rect.width / width, rect.height / height, 1);
          return (
            <ImageSlide
              slide={{src, alt}}
              offset={offset}
              rect={rect}
              render={frame}
              style={{width: width * shrink, height: height * shrink}}
            />
          );
        },
      }}
      className="lightbox"
    />
  );
}
