import type {CSSProperties, ReactNode, Ref} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** How many cells stand side by side: on a wide, a medium and a small screen. */
  columns: readonly [wide: number, medium: number, small: number];
  /** Lines between the cells instead of space. */
  ruled?: boolean;
  ref?: Ref<HTMLUListElement>;
  /** One `li` for each entry. */
  children: ReactNode;
}

/** The entries of a list, side by side in cells of the same height on each row. */
export default function ListGrid({columns, ruled, ref, children}: Props): ReactNode {
  const [wide, medium, small] = columns;
  const style = {
    '--sp-columns-wide': wide,
    '--sp-columns-medium': medium,
    '--sp-columns-small': small,
  } as CSSProperties;
  return (
    <ul ref={ref} className={clsx('plain', styles.grid, ruled && styles.ruled)} style={style}>
      {children}
    </ul>
  );
}
