import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import {ButtonLink} from '@site/src/components/Button';
import {SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import {factText} from '@site/src/components/factText';
import TickList from '@site/src/components/TickList';
import styles from './styles.module.css';

/** What a marketplace is, and the cards of its two sides. */
export default function Market(): ReactNode {
  return (
    <section className={`band ${styles.market}`}>
      <div className={styles.statement}>
        <h2>{copy.market.heading}</h2>
        <p>{copy.market.text}</p>
        <p className={styles.commission}>
          <strong>{factText('commission')}</strong> <span>{copy.market.commission}</span>
        </p>
      </div>
      <Doors />
    </section>
  );
}

/** One card for those who need work done, one for those who do it. */
function Doors(): ReactNode {
  return (
    <div className={styles.doors}>
      <section className={styles.door} data-ground="indigo">
        <h3>{copy.need.heading}</h3>
        <TickList className={styles.ticks} items={copy.need.ticks} />
        <ButtonLink to={`#${SEARCH_ANCHOR}`}>{copy.need.action}</ButtonLink>
      </section>
      <section className={styles.door} data-ground="red">
        <h3>{copy.skill.heading}</h3>
        <TickList className={styles.ticks} items={copy.skill.ticks} />
        <ButtonLink look="secondary" to="/app">
          {copy.skill.action}
        </ButtonLink>
      </section>
    </div>
  );
}
