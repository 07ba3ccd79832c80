import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The logo mark, 15 × 15 cells. The paths are those of `mark` in src/weave, drawn once
 * (a unit test compares them), so that no drawing code reaches the browser.
 */
export const MARK_PATHS = {
  corner:
    'M0 0.5h4m7 0h4M0 1.5h3m9 0h3M0 2.5h2m11 0h2M0 3.5h1m13 0h1M0 11.5h1m13 0h1M0 12.5h2m11 0h2M0 13.5h3m9 0h3M0 14.5h4m7 0h4',
  simrik:
    'M7 0.5h1M6 1.5h3M5 2.5h2m1 0h2M4 3.5h2m1 0h1m1 0h2M3 4.5h2m1 0h3m1 0h2M2 5.5h2m1 0h2m1 0h2m1 0h2M1 6.5h2m1 0h2m3 0h2m1 0h2M0 7.5h2m1 0h2m2 0h1m2 0h2m1 0h2M1 8.5h2m1 0h2m3 0h2m1 0h2M2 9.5h2m1 0h2m1 0h2m1 0h2M3 10.5h2m1 0h3m1 0h2M4 11.5h2m1 0h1m1 0h2M5 12.5h2m1 0h2M6 13.5h3M7 14.5h1',
  marigold:
    'M7 2.5h1M6 3.5h1m1 0h1M5 4.5h1m3 0h1M4 5.5h1m5 0h1M3 6.5h1m7 0h1M2 7.5h1m9 0h1M3 8.5h1m7 0h1M4 9.5h1m5 0h1M5 10.5h1m3 0h1M6 11.5h1m1 0h1M7 12.5h1',
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
