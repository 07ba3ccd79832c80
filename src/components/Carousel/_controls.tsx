import copy from '@site/src/data/pages/carousel.yml';
import clsx from 'clsx';
import {Button} from '../Button';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  direction: 'previous' | 'next';
  label: string;
  /** Can be at an end. Not by `disabled`, which would drop the focus at the moment the end is reached. */
  hasEnd?: boolean;
}

/** One of the two arrows of a carousel. */
export default function StepButton({direction, label, hasEnd}: Props) {
  return (
    <Button
      look="secondary"
      className={styles.control}
      aria-label={label}
      aria-disabled={hasEnd && false}
      data-step={direction === 'next' ? 1 : -1}
    >
      <Icon name={direction === 'next' ? 'chevron-right' : 'chevron-left'} size={24} />
    </Button>
  );
}

/** Pauses the slides, and in its place resumes them. Hidden while nothing plays that could be paused. */
export function PauseButtons() {
  return (['pause', 'play'] as const).map((name) => (
    <Button
      key={name}
      look="secondary"
      className={clsx(styles.control, styles.pause)}
      aria-label={copy[name]}
      data-toggle={name}
      hidden={name === 'play'}
    >
      <Icon name={`player-${name}`} size={24} />
    </Button>
  ));
}
