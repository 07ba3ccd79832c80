import type {ReactNode} from 'react';
import {IconChevronLeft, IconChevronRight} from '@tabler/icons-react';
import {Button} from '../Button';
import styles from './controls.module.css';

interface Props {
  direction: 'previous' | 'next';
  /** What it does, in words. */
  label: string;
  /** There is nothing more on this side. */
  disabled?: boolean;
  onStep: () => void;
}

const icons = {previous: IconChevronLeft, next: IconChevronRight};

/** One of the two arrows of a slider. */
export default function StepButton({direction, label, disabled, onStep}: Props): ReactNode {
  const Icon = icons[direction];
  // aria-disabled, because the attribute `disabled` takes the focus away at the moment the end is
  // reached, and with it the keyboard's place on the page.
  return (
    <Button
      look="secondary"
      className={styles.control}
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
    >
      <Icon size={24} stroke={1.75} aria-hidden />
    </Button>
  );
}
