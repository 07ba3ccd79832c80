import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {IconZoomIn, IconZoomOut} from '@tabler/icons-react';
import {IconButton} from 'yet-another-react-lightbox';
import {digits} from '@site/src/components/digits';
import {useLanguage} from '@site/src/components/Language';
import {frame} from './_frame';
import styles from './lightbox.lazy.module.css';
import {previewZoom} from './settings';

interface ControlsProps {
  /** How many times larger than whole the picture is shown. */
  level: number;
  onStep: (steps: number) => void;
}

/**
 * Smaller and larger, by a step. At an end of the ladder a button stays focusable: the focus would
 * leave the window with it, and the keys with the focus.
 */
export default function PreviewControls({level, onStep}: ControlsProps): ReactNode {
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
export function PreviewStatus({level, title}: StatusProps): ReactNode {
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
