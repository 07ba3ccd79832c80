import type {ReactNode} from 'react';
import copy from '@site/src/data/pages/career.yml';
import pictures from '@woven/error.woven';
import {ButtonLink} from '@site/src/components/Button';
import Motif from '@site/src/components/Woven/Motif';
import styles from './_results.module.css';

interface Props {
  /** A button that ends the search. */
  children?: ReactNode;
}

/** A search that finds no one, and the ways on. */
export function NoOne({children}: Props) {
  return (
    <section className={`band ${styles.noOne}`} data-part="none" hidden>
      <Motif className={styles.motif} sprite={pictures} id="half" />
      <div>
        <h2 tabIndex={-1}>{copy.results.none}</h2>
        <p className={styles.text}>{copy.results.noneText}</p>
        <p className={styles.actions}>
          <ButtonLink to="/app">{copy.results.app}</ButtonLink>
          {children}
        </p>
      </div>
    </section>
  );
}
