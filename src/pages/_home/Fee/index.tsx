import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Ledger from '@site/src/components/Ledger';
import {factText} from '@site/src/components/factText';
import IdCard from './_IdCard';
import styles from './styles.module.css';

/** What the yearly fee is for, beside a sample of what it buys. */
export default function Fee(): ReactNode {
  const kept = profileYears();
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
function profileYears(): string {
  const years = factText('profile-years');
  return years === '1' || years === '१'
    ? translate({
        id: 'home.fee.years.one',
        message: '1 year',
        description: 'How long a paid profile is kept, when it is one year',
      })
    : translate(
        {
          id: 'home.fee.years.other',
          message: '{years} years',
          description: 'How long a paid profile is kept, when it is more than one year',
        },
        {years},
      );
}
