import type {ReactNode} from 'react';
import clsx from 'clsx';
import {type Columns, columnAttributes} from '../columns';
import styles from './styles.module.css';

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
