import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {IconPlayerPause, IconPlayerPlay} from '@tabler/icons-react';
import {Button} from '../Button';
import styles from './controls.module.css';

interface Props {
  playing: boolean;
  onToggle: () => void;
}

/** Stops slides that move by themselves, and lets them go on. Its name says what it does next. */
export default function PauseButton({playing, onToggle}: Props): ReactNode {
  const Icon = playing ? IconPlayerPause : IconPlayerPlay;
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
    <Button look="secondary" className={styles.control} aria-label={label} onClick={onToggle}>
      <Icon size={24} stroke={1.75} aria-hidden />
    </Button>
  );
}
