import type {ReactNode} from 'react';
import Lightbox, {type GenericSlide, IconButton, ImageSlide} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import {translate} from '@docusaurus/Translate';
import {IconZoomIn, IconZoomOut} from '@tabler/icons-react';
import type {FullPicture} from '@site/src/components/Picture/full';
import {digits} from '@site/src/components/digits';
import {useLanguage} from '@site/src/components/Language';
import {frame} from './_frame';
import {lightboxLabels} from './_labels';
import {usePreviewZoom} from './_zoom';
import {gallerySettings, previewZoom} from './settings';
import styles from './lightbox.lazy.module.css';

interface Props {
  picture: FullPicture;
  title: string;
  onClose: () => void;
}

/**
 * Pictures of the library can be enlarged to their own pixels and no further. A slide of another
 * kind has the limit that it is given, whatever the size of the screen.
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

/** One picture over the whole screen, from its whole to fifty times as large. */
export default function Preview({picture, title, onClose}: Props): ReactNode {
  const {level, setLevel, ref, step, handlers} = usePreviewZoom();
  const {animation, carousel, controller, zoom} = gallerySettings;
  const src = picture.files[picture.files.length - 1]?.src ?? '';
  return (
    <Lightbox
      animation={animation}
      carousel={carousel}
      controller={controller}
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
        // As many as there are rungs when a double click doubles; none of them is off the ladder.
        doubleClickMaxStops: Math.ceil(Math.log2(previewZoom.max)),
        // The library moves the picture before it enlarges it; on the screen the way stays the same.
        keyboardMoveDistance: zoom.keyboardMoveDistance / level,
        // Keeps the browser from turning the page with the wheel.
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
      portal={{container: handlers}}
    />
  );
}

interface ControlsProps {
  /** How many times larger than whole the picture is shown. */
  level: number;
  onStep: (steps: number) => void;
}

/**
 * Smaller and larger, by a step. At an end of the ladder a button stays focusable: the focus would
 * leave the window with it, and the keys with the focus.
 */
function PreviewControls({level, onStep}: ControlsProps): ReactNode {
  const smallest = level <= previewZoom.min;
  const largest = level >= previewZoom.max;
  return (
    <>
      <IconButton
        label="Zoom out"
        icon={IconZoomOut}
        renderIcon={frame.iconZoomOut}
        aria-disabled={smallest}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label="Zoom in"
        icon={IconZoomIn}
        renderIcon={frame.iconZoomIn}
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

/** How large the picture is shown, and its title. */
function PreviewStatus({level, title}: StatusProps): ReactNode {
  const language = useLanguage();
  // While two fingers move, the level is anything.
  const shown = digits(Math.round(level * 10) / 10, language);
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
