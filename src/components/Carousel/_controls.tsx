import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Button} from '../Button';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  direction: 'previous' | 'next';
  label: string;
  /** The first or last slide is in view. */
  disabled?: boolean;
  onStep: () => void;
}

const icons = {previous: 'chevron-left', next: 'chevron-right'};

/** One of the two arrows of a carousel. */
export default function StepButton({direction, label, disabled, onStep}: Props): ReactNode {
  // aria-disabled, because `disabled` would drop the focus at the moment the end is reached.
  return (
    <Button
      look="secondary"
      className={styles.control}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
    >
      <Icon name={icons[direction]} size={24} />
    </Button>
  );
}

interface PauseButtonProps {
  playing: boolean;
  onToggle: () => void;
}

/**
 * Pauses and resumes the rotation. Its name says what the next press does. Hidden where reduced motion is
 * preferred, because nothing plays.
 */
export function PauseButton({playing, onToggle}: PauseButtonProps): ReactNode {
  const label = playing
    ? translate({
        id: 'slider.pause',
        message: 'Pause the slides',
        description: 'Button of slides that move by themselves, for screen readers',
      })
    : translate({
        id: 'slider.play',
        message: 'Play the slides',
        description: 'Button of slides that stand still, for screen readers',
      });
  return (
    <Button
      look="secondary"
      className={clsx(styles.control, styles.pause)}
      aria-label={label}
      onClick={onToggle}
    >
      <Icon name={playing ? 'player-pause' : 'player-play'} size={24} />
    </Button>
  );
}
