import {MARK_PATHS} from '@site/src/lib/mark';
import styles from './styles.module.css';

interface Props {
  /** Width and height in CSS pixels. */
  size: number;
  className?: string;
}

/** The logo mark. */
export default function LogoMark({size, className}: Props) {
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
