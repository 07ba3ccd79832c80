import type {ReactNode} from 'react';
import copy from '@site-data/pages/home';
import pictures from '@woven/home.woven';
import {IconArrowRight} from '@tabler/icons-react';
import Link from '@docusaurus/Link';
import services from '@site-data/trades';
import cities from '@site-data/cities';
import AppPanel from '@site/src/components/AppPanel';
import StoreBadges from '@site/src/components/StoreBadges';
import {factText} from '@site/src/components/factText';
import {ButtonLink} from '@site/src/components/Button';
import {peopleAddress, SEARCH_ANCHOR} from '@site/src/lib/hireSearch';
import TickList from '@site/src/components/TickList';
import Motif from '@site/src/components/Woven/Motif';
import ListGrid from '@site/src/components/ListGrid';
import ServiceTiles from '@site/src/components/ServiceTiles';
import EntryPicture from '@site/src/components/EntryPicture';
import Scene from '@site/src/components/Woven/Scene';
import Fee from './Fee';
import styles from './belowTheFold.module.css';

export default function BelowTheFold(): ReactNode {
  return (
    <>
      <Facts />
      <Market />
      <Fee />
      <Steps />
      <Professions />
      <Cities />
      <AppBlock />
    </>
  );
}

const figures = [
  {figure: factText('categories'), label: copy.facts.categories},
  {figure: factText('subcategories'), label: copy.facts.subcategories},
  {figure: factText('downloads', 'short'), label: copy.facts.downloads},
  {figure: factText('users'), label: copy.facts.users},
];

function Facts(): ReactNode {
  return (
    <section className={`band band--indigo ${styles.band}`} aria-label={copy.facts.label}>
      <ul className={`plain ${styles.figures}`}>
        {figures.map(({figure, label}) => (
          <li key={label}>
            <strong>{figure}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a marketplace is, and the cards of its two sides. */
function Market(): ReactNode {
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

const {search, hire, instruct, pay} = copy.steps;

function Steps(): ReactNode {
  return (
    <section className="band">
      <div className={styles.head}>
        <h2>{copy.how.heading}</h2>
        <ButtonLink look="more" to="/how">
          {copy.how.more}
          <IconArrowRight size={20} stroke={1.75} aria-hidden />
        </ButtonLink>
      </div>
      <ol className={`plain ${styles.steps}`}>
        {[search, hire, instruct, pay].map(({title, text}, index) => (
          <li key={title}>
            <Motif className={styles.art} sprite={pictures} id={`step-${index + 1}`} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** With the link to the rest they fill two rows of six. */
const shown = services.slice(0, 11);

/** Eleven professions and a link to all of them. */
function Professions(): ReactNode {
  return (
    <section className="band band--mist">
      <h2>{copy.professions.heading}</h2>
      <p className={styles.lead}>{copy.professions.lead}</p>
      <ServiceTiles services={shown} rest={copy.professions.more} to="/services" />
    </section>
  );
}

/** Each city leads to the people there. */
function Cities(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>{copy.cities.heading}</h2>
      <ListGrid columns={[3, 2, 2]}>
        {cities.map(({id, name, image}) => (
          <li key={id} className={styles.item}>
            <Link className={styles.city} to={peopleAddress({city: id})}>
              <EntryPicture
                className={styles.picture}
                image={image}
                sizes="(max-width: 900px) 50vw, 390px"
              >
                <Scene city={id} />
              </EntryPicture>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}

function AppBlock(): ReactNode {
  return (
    <AppPanel>
      <h2>{copy.app.heading}</h2>
      <p>{copy.app.text}</p>
      <StoreBadges />
    </AppPanel>
  );
}
