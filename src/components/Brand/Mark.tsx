import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The logo mark, 15 × 15 cells. The paths are copied from `mark` in src/weave
 * (a unit test compares them), so that no drawing code is loaded.
 */
export const MARK_PATHS = {
  corner:
    'M0 0.5h4m7 0h4m-15 1h3m9 0h3m-15 1h2m11 0h2m-15 1h1m13 0h1m-15 8h1m13 0h1m-15 1h2m11 0h2m-15 1h3m9 0h3m-15 1h4m7 0h4',
  accent:
    'M7 0.5h1m-2 1h3m-4 1h2m1 0h2m-6 1h2m1 0h1m1 0h2m-8 1h2m1 0h3m1 0h2m-10 1h2m1 0h2m1 0h2m1 0h2m-12 1h2m1 0h2m3 0h2m1 0h2m-14 1h2m1 0h2m2 0h1m2 0h2m1 0h2m-14 1h2m1 0h2m3 0h2m1 0h2m-12 1h2m1 0h2m1 0h2m1 0h2m-10 1h2m1 0h3m1 0h2m-8 1h2m1 0h1m1 0h2m-6 1h2m1 0h2m-4 1h3m-2 1h1',
  highlight:
    'M7 2.5h1m-2 1h1m1 0h1m-4 1h1m3 0h1m-6 1h1m5 0h1m-8 1h1m7 0h1m-10 1h1m9 0h1m-10 1h1m7 0h1m-8 1h1m5 0h1m-6 1h1m3 0h1m-4 1h1m1 0h1m-2 1h1',
} as const;

interface Props {
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

export default function Mark({size, className}: Props): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 15 15"
      width={size}
      height={size}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {Object.entries(MARK_PATHS).map(([thread, path]) => (
        <path key={thread} className={styles[thread]} d={path} />
      ))}
    </svg>
  );
}
