import type {ReactNode} from 'react';
import {IconRosetteDiscountCheck} from '@tabler/icons-react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A seal with a word for something that was verified: never by colour alone. */
export default function Badge({children}: Props): ReactNode {
  return (
    <span className={styles.badge}>
      <IconRosetteDiscountCheck size={20} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
}
