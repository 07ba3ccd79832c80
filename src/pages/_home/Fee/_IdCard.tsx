import type {ReactNode} from 'react';
import pictures from '@woven/home.woven';
import Translate, {translate} from '@docusaurus/Translate';
import Badge from '@site/src/components/Badge';
import Ledger from '@site/src/components/Ledger';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

/** What a verified profile looks like: a sample, not a person. */
export default function IdCard(): ReactNode {
  return (
    <article className={styles.card}>
      <div className={styles.person}>
        <Motif
          className={styles.picture}
          sheet={pictures}
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
