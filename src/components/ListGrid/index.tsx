import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** How many columns a list has: on a wide, a medium and a small screen. */
export type Columns = readonly [wide: 3 | 4 | 5 | 6, medium: 1 | 2 | 3 | 4, small: 1 | 2 | 3];

/**
 * The attributes from which css/base.css takes the custom property `--sp-columns`. No style
 * attribute: the content policy forbids them in documents.
 */
export function columnAttributes([wide, medium, small]: Columns): Record<string, number> {
  return {'data-wide': wide, 'data-medium': medium, 'data-small': small};
}

interface Props {
  /** The number of columns. */
  columns: Columns;
  /** Lines between the cells instead of gaps. */
  ruled?: boolean;
  children: ReactNode;
}

/** The entries of a list in a grid of equal columns. */
export default function ListGrid({columns, ruled, children}: Props) {
  return (
    <ul
      className={clsx('plain', styles.grid, ruled && styles.ruled)}
      {...columnAttributes(columns)}
    >
      {children}
    </ul>
  );
}
