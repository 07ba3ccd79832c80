import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A numbered list of aims, with the woven number marks. */
export function Numbered({children}: Props): ReactNode {
  return <div className={styles.numbered}>{children}</div>;
}

/** A numbered list of things to do: looks like Numbered. */
export const Steps = Numbered;
