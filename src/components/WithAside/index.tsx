import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What stands at the side, below on a phone: a heading first, to name it. */
  aside: ReactNode;
  children: ReactNode;
}

/** A form, and at its side the other ways to reach the company. */
export default function WithAside({aside, children}: Props): ReactNode {
  return (
    <div className={`band ${styles.columns}`}>
      {children}
      <aside>{aside}</aside>
    </div>
  );
}
