import choices from '@site/src/data/choices.yml';
import copy from '@site/src/data/pages/hire.yml';
import portraits from '@generated/illustrations/default/portrait-files';
import Layout from '@theme/Layout';
import Head from '@docusaurus/Head';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/Button';
import ExampleCards from '@site/src/components/ExampleCards';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import PageHead from '@site/src/components/PageHead';
import {PageNameProvider} from '@site/src/components/PageName';
import pageNames from '@site/src/data/pages/names.yml';
import {fill} from 'content/lists/fill';
import type {Data} from '@site/src/data/lists';
import Ask, {CityField} from '@site/src/components/Ask';
import Agreement from '../_Agreement';
import SceneOfCity from '../_SceneOfCity';
import styles from './styles.module.css';

interface Props {
  /** Given by src/plugins/trades.ts. */
  trade: Data<'services'>[number];
}

/**
 * The answer to a trade: a message that is ready to send, what a profile in the app shows, and advice.
 * src/page-scripts/city.ts puts the city of the address into the elements with `data-city-text`; React leaves it there.
 */
export default function TradePage({trade}: Props) {
  const heading = fill(trade.people, {city: copy.anywhere});
  return (
    <Layout title={heading} description={trade.description}>
      <Head>
        {/* A chat shows the name of the site below it. */}
        <meta property="og:title" content={heading} />
      </Head>
      <PageNameProvider value={trade.name} title={heading}>
        <main>
          <PageHead parent={{to: '/hire', name: pageNames['/hire']}} picture={<SceneOfCity />}>
            <h1 data-city-text={trade.people} suppressHydrationWarning>
              {heading}
            </h1>
            {/* On a phone the advice is far below, and the choices say what the lead says. */}
            <p className={styles.lead}>{trade.lead}</p>
            <p className={styles.first}>{trade.before[0]}</p>
          </PageHead>
          <div className={`band ${styles.columns}`}>
            <Ask {...trade} asks={trade.meeting === 'buy' ? 'shops' : 'available'}>
              <CityField />
            </Ask>
            <div>
              <Examples trade={trade} />
              <Before trade={trade} />
              <Verified />
            </div>
          </div>
          <div className={`band band--mist later ${styles.after}`}>
            <Agreement trade={trade.id} />
            <Complaint />
          </div>
        </main>
      </PageNameProvider>
    </Layout>
  );
}

/** As many as have a portrait and a speciality; on a phone the first of them. */
function Examples({trade}: Props) {
  const portraitsOfTrade = [trade.id, `${trade.id}-2`, `${trade.id}-3`].filter(
    (id, index) => portraits[id] && trade.specialities[index],
  );
  return (
    <section className={clsx(styles.part, portraitsOfTrade.length === 1 && styles.one)}>
      <h2>{copy.examples.heading}</h2>
      <div className={styles.examples} data-placeholder>
        <ExampleCards
          examples={portraitsOfTrade.map((portrait, index) => ({
            portrait,
            heading: trade.specialities[index],
            place: (
              <span data-city-text="{city}" suppressHydrationWarning>
                {choices.cities[index]?.name}
              </span>
            ),
            sells: trade.meeting === 'buy',
          }))}
        />
      </div>
      <div>
        <p className={styles.neutral}>{copy.neutral}</p>
        <p>
          <ButtonLink look="more" to="/hire" icon="arrow-right">
            {copy.other}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}

function Before({trade}: Props) {
  return (
    <section className={clsx('later', styles.part)}>
      <h2>{copy.before[trade.meeting]}</h2>
      <ul className={`plain ${styles.points} ${styles.advice}`} data-part="advice">
        {trade.before.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className={styles.provider}>
        <Link to="/app#register">{trade.provider}</Link>
      </p>
    </section>
  );
}

const VERIFIED_ANCHOR = 'verified';

function Verified() {
  useBrokenLinks().collectAnchor(VERIFIED_ANCHOR);
  const {heading, points, not} = copy.verified;
  return (
    <section className={clsx('later', styles.part)} id={VERIFIED_ANCHOR}>
      <h2>{heading}</h2>
      <ul className={`plain ${styles.points}`}>
        {points.map((text) => (
          <li key={text}>
            <Icon name="check" className={styles.tick} size={20} />
            {text}
          </li>
        ))}
        <li>
          <Icon name="minus" size={20} />
          {not}
        </li>
      </ul>
    </section>
  );
}

function Complaint() {
  const {heading, text, link} = copy.wrong;
  return (
    <section>
      <h2>{heading}</h2>
      <p className={styles.complaint}>{text}</p>
      <ButtonLink look="more" to="/contact#complaint" icon="arrow-right">
        {link}
      </ButtonLink>
    </section>
  );
}
