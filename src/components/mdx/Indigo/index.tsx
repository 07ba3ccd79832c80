import type {ReactNode} from 'react';
import Fact from '@site/src/components/Fact';
import styles from './styles.module.css';

interface Props {
  children: ReactNode;
}

/** A block on indigo ground, from edge to edge. */
export function IndigoBlock({children}: Props): ReactNode {
  return (
    <section className={`band band--indigo ${styles.indigo}`} data-band>
      {children}
    </section>
  );
}

/** One figure in the largest type, with its word: 100K+ Downloads. */
export function BigFact({id, form, children}: Props & {id: string; form?: 'short'}): ReactNode {
  return (
    <p className={styles.bigFact}>
      <Fact id={id} form={form} /> <span>{children}</span>
    </p>
  );
}
