import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import {commissions, ratesOf} from '@site/src/lib/commission';
import {fill} from '@site/src/lib/fill';
import {usePluralForm} from '@docusaurus/theme-common';
import facts from '@site-data/facts';
import pictures from '@woven/home.woven';
import Ledger from '@site/src/components/Ledger';
import {useLocale} from '@site/src/components/Locale';
import {digits} from '@site/src/components/digits';
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
        <Saving />
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

const PRICES = [1000, 5000, 20_000];

/** What a commission would take. */
function Saving(): ReactNode {
  const {heading, job, range, all} = copy.saving;
  const locale = useLocale();
  const sample = factText('fee');
  const rates = ratesOf(factText('usual-commission'));
  const takes = commissions({locale, digits: digits('0123456789', locale), sample, range, rates});
  return (
    <>
      <h3 className={styles.saving}>{heading}</h3>
      <Ledger
        rows={PRICES.map(takes).map(({price, commission}) => ({
          term: fill(job, {price}),
          value: commission,
        }))}
      />
      <p className={styles.kept}>{all}</p>
    </>
  );
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
