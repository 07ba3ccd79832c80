import type {PropsWithChildren} from 'react';
import AppPanel from '@site/src/components/AppPanel';
import Fact from '@site/src/components/Fact';
import styles from './styles.module.css';

/** A whole page on a dark band, down to the footer, beside the drawn phone. */
export const IndigoBlock = AppPanel;

/** A figure in the largest type with its label: 100K+ Downloads. */
export function BigFact({id, form, children}: PropsWithChildren & {id: string; form?: 'short'}) {
  return (
    <div className={styles.bigFact}>
      <Fact id={id} form={form} /> <span>{children}</span>
    </div>
  );
}
