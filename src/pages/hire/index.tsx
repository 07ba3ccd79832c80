import {template} from 'content/lists/fill';
import choices from '@site/src/data/choices.yml';
import copy from '@site/src/data/pages/hire.yml';
import end from '@site/src/data/pages/end.yml';
import graduates from '@site/src/data/graduates.yml';
import ElementContent from 'site-elements/ElementContent';
import profiles from '@site/src/data/profiles.yml';
import {ButtonLink} from '@site/src/components/Button';
import LinkList from '@site/src/components/LinkList';
import Page from '@site/src/components/Page';
import PageHead from '@site/src/components/PageHead';
import ServiceTiles from '@site/src/components/ServiceTiles';
import {peopleAddress} from '@site/src/lib/hireSearch';
import Ask, {CityField} from '@site/src/components/Ask';
import Agreement from './_Agreement';
import SceneOfCity from './_SceneOfCity';
import styles from './styles.module.css';

/** The cities of those who are on the career page. */
const citiesOfInterns = new Set([...profiles, ...graduates].map(({city}) => city));

/**
 * Who can be hired: every trade as a link, for a city or for all of Nepal. The search leads here where scripts
 * cannot run: its choice is in the address then, and has to be made again, of the professions and the trades.
 */
export default function HirePage() {
  return (
    <Page route="/hire" description={copy.description}>
      <PageHead inCity={template(copy.inCity.name, 'city')} picture={<SceneOfCity />}>
        <h1 data-city-text={template(copy.inCity.heading, 'city')} suppressHydrationWarning>
          {copy.heading}
        </h1>
        <p>{copy.lead}</p>
      </PageHead>
      <div className="band">
        <div className="without-js">
          <p>{copy.again}</p>
          <Professions />
        </div>
        <CityField />
        <nav className={styles.trades} aria-labelledby="trades">
          <h2 className={styles.heading} id="trades">
            {copy.trades}
          </h2>
          <ServiceTiles linked />
        </nav>
      </div>
      <div className={`band band--mist ${styles.foot}`}>
        <Ask id="hire" wanted={copy.anyone.wanted} where={template(copy.anyone.where, 'city')} />
        <div className={styles.more}>
          <div className="needs-js">
            <Professions />
            <p hidden data-city-only={[...citiesOfInterns].join(' ')}>
              <ButtonLink look="more" to={peopleAddress({})} icon="arrow-right">
                <ElementContent as="span" data-city-text={template(copy.inCity.interns, 'city')} />
              </ButtonLink>
            </p>
          </div>
          <Agreement />
          <section>
            <h2>{end.skill.heading}</h2>
            <p className={styles.skill}>{end.skill.text}</p>
            <ButtonLink look="more" to="/app#register" icon="arrow-right">
              {end.skill.action}
            </ButtonLink>
          </section>
        </div>
      </div>
    </Page>
  );
}

const professions = choices.professions.map(({id, name}) => ({
  to: peopleAddress({profession: id}),
  label: name,
}));

function Professions() {
  return (
    <nav aria-label={copy.professions}>
      <h2 className={styles.heading}>{copy.professions}</h2>
      <LinkList className="chips" links={professions} linkClassName="chip" />
    </nav>
  );
}
