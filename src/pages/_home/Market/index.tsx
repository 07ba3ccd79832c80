import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {factText} from '@site/src/components/factText';
import {site} from '@site/src/components/siteData';
import Doors from './_Doors';
import styles from './styles.module.css';

/** What a marketplace is, and the two ways into it. */
export default function Market(): ReactNode {
  return (
    <section className={`band ${styles.market}`}>
      <div className={styles.statement}>
        <h2>
          <Translate id="home.market.heading" description="Heading on the home page">
            A marketplace, not a middleman
          </Translate>
        </h2>
        <p>
          <Translate
            id="home.market.text"
            description="{brand} is the name of the product"
            values={{brand: site.name}}
          >
            {
              '{brand} puts people who need work done in touch with people who do it well. The price, the time and the payment stay between the two of you.'
            }
          </Translate>
        </p>
        <p>
          <Translate
            id="home.market.commission"
            description="{brand} is the name of the product, {usualCommission} for example 10–15%"
            values={{brand: site.name, usualCommission: factText('usual-commission')}}
          >
            {
              'Platforms often keep {usualCommission} of what a worker earns. {brand} keeps none of it.'
            }
          </Translate>
        </p>
      </div>
      <Doors />
    </section>
  );
}
