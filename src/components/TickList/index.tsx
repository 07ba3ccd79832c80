import type {ReactNode} from 'react';
import {IconCheck} from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  items: readonly string[];
  className?: string;
}

export default function TickList({items, className}: Props): ReactNode {
  return (
    <ul className={clsx('plain', styles.ticks, className)}>
      {items.map((item) => (
        <li key={item}>
          <IconCheck size={20} stroke={1.75} aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  );
}
