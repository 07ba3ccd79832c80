import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
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
        <h2>
          <Translate
            id="home.fee.heading"
            description="Heading on the home page; {fee} is for example Rs 1,999"
            values={{fee: factText('fee')}}
          >
            {'{fee} a year, and what it buys'}
          </Translate>
        </h2>
        <p className={styles.lead}>
          <Translate id="home.fee.text" description="Under the heading on the yearly fee">
            The fee is for checking who a professional is. It is paid once a year through a digital
            wallet.
          </Translate>
        </p>
        <Ledger
          rows={[
            {
              term: translate({
                id: 'home.fee.profile',
                message: 'Verified digital profile',
                description: 'Row of the list of what the fee buys',
              }),
              value: kept,
            },
            {
              term: translate({
                id: 'home.fee.email',
                message: 'Organisation e-mail identity in the app',
                description: 'Row of the list of what the fee buys',
              }),
              value: kept,
            },
            {
              term: translate({
                id: 'home.fee.check',
                message: 'Third-party check with police report',
                description: 'Row of the list of what the fee buys',
              }),
              value: translate({
                id: 'home.fee.check.value',
                message: 'Included',
                description: 'Beside "Third-party check with police report"',
              }),
            },
            {
              term: translate({
                id: 'home.fee.commission',
                message: 'Commission on your earnings',
                description: 'Row of the list of what the fee buys; beside it stands Rs 0',
              }),
              value: factText('commission'),
            },
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
  return selectMessage(
    count,
    translate(
      {
        id: 'home.fee.years',
        message: '1 year|{years} years',
        description:
          'How long a paid profile is kept. Forms by the plural rules of the language (one, other), separated by |',
      },
      {years},
    ),
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
          label={translate({
            id: 'home.card.initials',
            message: 'CA',
            description: 'Letters on the woven label of the sample profile card: of "Carpenter"',
          })}
        />
        <div>
          <h3>
            <Translate id="home.card.name" description="Name on the sample profile card">
              Carpenter, sample profile
            </Translate>
          </h3>
          <p className={styles.place}>
            <Translate id="home.card.city" description="City on the sample profile card">
              Biratnagar
            </Translate>
          </p>
          <p className={styles.tags}>
            <Badge>
              <Translate id="common.verified" description="Badge of a checked profile">
                Verified
              </Translate>
            </Badge>
            <Sample />
          </p>
        </div>
      </div>
      <Ledger
        className={styles.ledger}
        rows={[
          {
            term: translate({
              id: 'home.card.identity',
              message: 'Identity',
              description: 'Row of the sample profile card',
            }),
            value: translate({
              id: 'home.card.identity.value',
              message: 'Police report seen',
              description: 'Beside "Identity" on the sample profile card',
            }),
          },
          {
            term: translate({
              id: 'home.card.charge',
              message: 'Charge',
              description: 'Row of the sample profile card: what the carpenter asks for the work',
            }),
            value: translate({
              id: 'home.card.charge.value',
              message: 'Set by the carpenter',
              description: 'Beside "Charge" on the sample profile card',
            }),
          },
        ]}
      />
    </article>
  );
}
