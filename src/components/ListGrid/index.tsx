import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {type Columns, columnAttributes} from '../columns';
import styles from './styles.module.css';

interface Props {
  /** How many cells are side by side. */
  columns: Columns;
  /** Lines between the cells instead of space. */
  ruled?: boolean;
  ref?: Ref<HTMLUListElement>;
  /** One `li` for each entry. */
  children: ReactNode;
}

/** The entries of a list, side by side in cells of the same height on each row. */
export default function ListGrid({columns, ruled, ref, children}: Props): ReactNode {
  return (
    <ul
      ref={ref}
      className={clsx('plain', styles.grid, ruled && styles.ruled)}
      {...columnAttributes(columns)}
    >
      {children}
    </ul>
  );
}
