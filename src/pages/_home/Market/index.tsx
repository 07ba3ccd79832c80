import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {factText} from '@site/src/components/factText';
import {site} from '@site/src/components/siteData';
import {ButtonLink} from '@site/src/components/Button';
import {SEARCH_ANCHOR} from '@site/src/components/HireSearch';
import TickList from '@site/src/components/TickList';
import styles from './styles.module.css';

/** What a marketplace is, and the cards of its two sides. */
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

/** One card for those who need work done, one for those who do it. */
function Doors(): ReactNode {
  return (
    <div className={styles.doors}>
      <section className={styles.door} data-ground="indigo">
        <h3>
          {translate({
            id: 'home.need.heading',
            message: 'I need work done',
            description: 'Heading of the card for those who look for a professional',
          })}
        </h3>
        <TickList
          className={styles.ticks}
          items={[
            translate({
              id: 'home.need.search',
              message: 'Search by city and profession',
              description: 'On the card for those who look for a professional',
            }),
            translate({
              id: 'home.need.verified',
              message: 'See who is verified before you call',
              description: 'On the card for those who look for a professional',
            }),
            translate({
              id: 'home.need.direct',
              message: 'Chat, agree and pay directly',
              description: 'On the card for those who look for a professional',
            }),
          ]}
        />
        <ButtonLink to={`#${SEARCH_ANCHOR}`}>
          {translate({
            id: 'home.need.action',
            message: 'Find a professional',
            description: 'Button that leads up to the search of the home page',
          })}
        </ButtonLink>
      </section>
      <section className={styles.door} data-ground="red">
        <h3>
          {translate({
            id: 'home.skill.heading',
            message: 'I have a skill',
            description: 'Heading of the card for professionals',
          })}
        </h3>
        <TickList
          className={styles.ticks}
          items={[
            translate({
              id: 'home.skill.profile',
              message: 'A digital profile that people can check',
              description: 'On the card for professionals',
            }),
            translate({
              id: 'home.skill.charge',
              message: 'You set your own charge and invoice',
              description: 'On the card for professionals',
            }),
            translate(
              {
                id: 'home.skill.fee',
                message: 'Verification is {fee} a year',
                description: 'On the card for professionals; {fee} is for example Rs 1,999',
              },
              {fee: factText('fee')},
            ),
          ]}
        />
        <ButtonLink look="secondary" to="/app">
          {translate({
            id: 'home.skill.action',
            message: 'Register in the app',
            description: 'Button that leads to the page of the app',
          })}
        </ButtonLink>
      </section>
    </div>
  );
}
