import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Beside the form, below it on a phone; begins with a heading. */
  aside: ReactNode;
  children: ReactNode;
}

/** A form with an aside: the other ways to reach the company. */
export default function WithAside({aside, children}: Props) {
  return (
    <div className={`band ${styles.columns}`}>
      {children}
      <aside>{aside}</aside>
    </div>
  );
}
