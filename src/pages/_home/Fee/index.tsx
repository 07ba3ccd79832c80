import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import {fill} from '@site/src/lib/fill';
import {usePluralForm} from '@docusaurus/theme-common';
import facts from '@site-data/facts';
import pictures from '@woven/home.woven';
import Ledger from '@site/src/components/Ledger';
import {factText} from '@site/src/components/factText';
import Badge from '@site/src/components/Badge';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

/** What the yearly fee pays for, beside a sample profile. */
export default function Fee(): ReactNode {
  const kept = useProfileYears();
  return (
    <section className={`band band--mist ${styles.fee}`}>
      <div>
        <h2>{copy.fee.heading}</h2>
        <p className={styles.lead}>{copy.fee.text}</p>
        <Ledger
          rows={[
            {term: copy.fee.profile, value: kept},
            {term: copy.fee.check, value: copy.fee.included},
            {term: copy.fee.email, value: kept},
            {term: copy.fee.commission, value: factText('commission')},
          ]}
        />
      </div>
      <IdCard />
    </section>
  );
}

/** How long a paid profile is kept, in words. */
function useProfileYears(): string {
  const {count = 0, text: years} = facts['profile-years']!;
  const {selectMessage} = usePluralForm();
  return selectMessage(count, fill(copy.fee.years, {years}));
}

/** A sample of a verified profile. */
function IdCard(): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.person}>
        <Motif
          className={styles.picture}
          sprite={pictures}
          id="carpenter"
          label={copy.card.initials}
        />
        <div>
          <h3>{copy.card.name}</h3>
          <p className={styles.place}>{copy.card.city}</p>
          <p className={styles.tags}>
            <Badge>{copy.card.verified}</Badge>
            <Sample />
          </p>
        </div>
      </div>
      <Ledger
        className={styles.ledger}
        rows={[
          {term: copy.card.identity, value: copy.card.identityValue},
          {term: copy.card.charge, value: copy.card.chargeValue},
        ]}
      />
    </article>
  );
}
