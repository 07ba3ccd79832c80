import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The address of the sheet, from `import sheet from '@woven/….woven'`. */
  sheet: string;
  /** The picture in it. */
  id: string;
  /** Size and shape before it loads, in CSS pixels; the style sheet may show it at another. */
  width: number;
  height: number;
  /** A scene is cut to the place it gets, a motif fills it. */
  crop?: 'foot';
  className?: string;
}

/**
 * A woven picture. Decoration: the words beside it say what there is to say, so it has no text of
 * its own. Its colours come from the page and change with the theme.
 */
export default function Woven({sheet, id, width, height, crop, className}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.woven, className)}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={crop === 'foot' ? 'xMidYMax slice' : undefined}
      aria-hidden="true"
    >
      <use href={`${sheet}#${id}`} width={width} height={height} />
    </svg>
  );
}
