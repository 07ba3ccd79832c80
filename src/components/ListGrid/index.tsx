import type {ReactNode, Ref} from 'react';
import clsx from 'clsx';
import {type Columns, columnAttributes} from '../columns';
import styles from './styles.module.css';

interface Props {
  /** The number of columns. */
  columns: Columns;
  /** Lines between the cells instead of gaps. */
  ruled?: boolean;
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}

/** The entries of a list in a grid of equal columns. */
export default function ListGrid({columns, ruled, ref, children}: Props) {
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
