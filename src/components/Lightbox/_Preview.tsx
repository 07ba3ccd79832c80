import type {ReactNode} from 'react';
import Lightbox, {type GenericSlide, IconButton, ImageSlide} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {translate} from '@docusaurus/Translate';
import type {FullPicture} from '@site/src/components/Picture/full';
import {digits} from '@site/src/lib/digits';
import {useLocale} from '@site/src/components/Locale';
import {frame} from './_frame';
import {lightboxLabels} from './_labels';
import {usePull} from './_pull';
import {usePreviewZoom} from './_zoom';
import {gallerySettings, previewZoom} from './settings';
import styles from './lightbox.module.css';

interface Props {
  picture: FullPicture;
  title: string;
  onClose: () => void;
}

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
export default function Preview({picture, title, onClose}: Props): ReactNode {
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
      on={{zoom: (change) => setLevel(change.zoom)}}
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
      labels={lightboxLabels()}
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
      className={styles.lightbox}
      portal={{container: {...handlers, onPointerUpCapture: pull.onPointerUpCapture}}}
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
function PreviewControls({level, onStep}: ControlsProps): ReactNode {
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

function PreviewStatus({level, title}: StatusProps): ReactNode {
  const locale = useLocale();
  // During a pinch the zoom is any number.
  const shown = digits(Math.round(level * 10) / 10, locale);
  return (
    <>
      <p className={styles.counter} role="status">
        {translate(
          {
            id: 'lightbox.level',
            message: '{zoom}×',
            description: 'How many times larger a picture is shown: 1.5×',
          },
          {zoom: shown},
        )}
      </p>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
    </>
  );
}
