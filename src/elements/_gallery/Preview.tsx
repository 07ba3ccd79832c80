import Lightbox, {type GenericSlide, IconButton, ImageSlide} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {fill} from 'docusaurus-plugin-collections/fill';
import {frame} from './frame';
import {IN_DIALOG, type ViewProps} from './picture';
import {usePull} from './pull';
import {gallerySettings, previewZoom} from './settings';
import {localDigits, useLabels, useWords} from './words';
import {usePreviewZoom} from './zoom';

/**
 * The library zooms image slides to their own pixels at most. A custom slide type has the limit that it
 * is given.
 */
interface PreviewSlide extends GenericSlide {
  type: 'preview';
  src: string;
  alt: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    preview: PreviewSlide;
  }
}

/** The lightbox with one picture, with zoom up to 50×. */
export default function Preview({pictures, place, onEntering, onEntered, onClose}: ViewProps) {
  const picture = pictures[0]!;
  const {title} = picture;
  const {level, setLevel, ref, step, handlers} = usePreviewZoom();
  const pull = usePull();
  const {animation, carousel, controller, zoom} = gallerySettings;
  const src = picture.files[picture.files.length - 1]?.src ?? '';
  return (
    <Lightbox
      animation={animation}
      carousel={carousel}
      controller={{...controller, ref: pull.ref}}
      open
      slides={[{type: 'preview', src, alt: title}]}
      close={onClose}
      on={{entering: onEntering, entered: onEntered, zoom: (change) => setLevel(change.zoom)}}
      plugins={[Zoom]}
      toolbar={{buttons: ['zoom', 'close']}}
      zoom={{
        ...zoom,
        ref,
        supports: ['preview'],
        maxZoom: previewZoom.max,
        // A double click doubles the zoom; this many doublings reach the maximum.
        doubleClickMaxStops: Math.ceil(Math.log2(previewZoom.max)),
        // The library moves before it scales; this keeps the distance on the screen the same.
        keyboardMoveDistance: zoom.keyboardMoveDistance / level,
        // Keeps the wheel from scrolling the page.
        scrollToZoom: true,
      }}
      labels={useLabels()}
      render={{
        ...frame,
        buttonPrev: () => null,
        buttonNext: () => null,
        buttonZoom: () => <PreviewControls level={level} onStep={step} />,
        controls: () => <PreviewStatus level={level} title={title} />,
        slide: ({offset, rect}) => {
          const shrink = Math.min(rect.width / picture.width, rect.height / picture.height, 1);
          return (
            <ImageSlide
              slide={{src, alt: title}}
              offset={offset}
              rect={rect}
              render={frame}
              style={{width: picture.width * shrink, height: picture.height * shrink}}
            />
          );
        },
      }}
      className="lightbox"
      portal={{
        root: place,
        container: {...IN_DIALOG, ...handlers, onPointerUpCapture: pull.onPointerUpCapture},
      }}
    />
  );
}

interface ControlsProps {
  /** The zoom; 1 shows the whole picture. */
  level: number;
  onStep: (steps: number) => void;
}

/**
 * Zoom out and in by a step. At the minimum and the maximum the button stays focusable: a disabled one
 * would lose the focus, and the lightbox its keyboard control.
 */
function PreviewControls({level, onStep}: ControlsProps) {
  const smallest = level <= previewZoom.min;
  const largest = level >= previewZoom.max;
  return (
    <>
      <IconButton
        label="Zoom out"
        icon={frame.iconZoomOut!}
        aria-disabled={smallest}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Zoom in"
        icon={frame.iconZoomIn!}
        aria-disabled={largest}
        onClick={() => onStep(1)}
      />
    </>
  );
}

interface StatusProps {
  level: number;
  title: string;
}

function PreviewStatus({level, title}: StatusProps) {
  // During a pinch the zoom is any number.
  const zoom = localDigits(Math.round(level * 10) / 10);
  return (
    <>
      <p className="lightbox-counter" role="status">
        {fill(useWords().level, {zoom})}
      </p>
      <p className="lightbox-title" aria-hidden="true">
        {title}
      </p>
    </>
  );
}
