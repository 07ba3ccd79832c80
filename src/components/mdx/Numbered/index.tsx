import type {PropsWithChildren} from 'react';
import styles from './styles.module.css';

/** A numbered list of aims, with the number marks of the illustrations. */
export function Numbered({children}: PropsWithChildren) {
  return <div className={styles.numbered}>{children}</div>;
}

/** A numbered list of things to do: looks like Numbered. */
export const Steps = Numbered;
