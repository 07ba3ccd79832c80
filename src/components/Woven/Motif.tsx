import type {ReactNode} from 'react';
import clsx from 'clsx';
import Woven from '.';
import styles from './styles.module.css';

interface Props {
  /** The address of the sheet, from `import sheet from '@woven/….woven'`. */
  sheet: string;
  /** The entry whose name the motif is woven from. */
  id: string;
  /** One or two letters on a woven label; none for a logo or a knot. */
  label?: string;
  className?: string;
}

/** Stands for the picture of a person, a partner or an outlet. The name always stands beside it. */
export default function Motif({sheet, id, label, className}: Props): ReactNode {
  return (
    <span className={clsx(styles.motif, className)} aria-hidden="true">
      <Woven className={styles.cloth} sheet={sheet} id={id} width={102} height={102} />
      {label && <span className={styles.label}>{label}</span>}
    </span>
  );
}
