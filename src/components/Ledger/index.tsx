import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface LedgerRow {
  term: string;
  value: ReactNode;
}

interface Props {
  rows: readonly LedgerRow[];
  className?: string;
}

export default function Ledger({rows, className}: Props) {
  return (
    <dl className={clsx(styles.ledger, className)}>
      {rows.map(({term, value}) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
