import type {PropsWithChildren} from 'react';
import AppPanel from '@site/src/components/AppPanel';
import Fact from '@site/src/components/Fact';
import {Crumb} from '@site/src/components/PageHead';
import StoreBadges from '@site/src/components/StoreBadges';
import WithAside from '@site/src/components/WithAside';
import {Portrait} from '@site/src/components/Illustration';
import styles from './styles.module.css';

/** The head of a page on a dark band, beside the drawn phone. */
export function IndigoBlock({children}: PropsWithChildren) {
  return (
    <AppPanel>
      <Crumb />
      {children}
    </AppPanel>
  );
}

/** A figure in the largest type with its label: 100K+ Downloads. */
export function BigFact({id, form, children}: PropsWithChildren & {id: string; form?: 'short'}) {
  return (
    <div className={styles.bigFact}>
      <Fact id={id} form={form} /> <span>{children}</span>
    </div>
  );
}

/** Words to those who offer a skill, beside one of them and the stores. */
export function ForProviders({children}: PropsWithChildren) {
  const aside = (
    <>
      <Portrait className={styles.portrait} id="tailoring" />
      <StoreBadges code />
    </>
  );
  return (
    <div data-band>
      <WithAside aside={aside}>
        <div className={styles.providers}>{children}</div>
      </WithAside>
    </div>
  );
}
