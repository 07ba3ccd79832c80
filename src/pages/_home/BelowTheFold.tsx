import cities from '@site/src/data/cities.yml';
import copy from '@site/src/data/pages/home.yml';
import pictures from '@generated/illustrations/default/home.sprite';
import Link from '@site/src/components/Link';
import AppPanel from '@site/src/components/AppPanel';
import {ButtonLink} from '@site/src/components/Button';
import EntryPicture from '@site/src/components/EntryPicture';
import StoreBadges from '@site/src/components/StoreBadges';
import {Motif, Scene} from '@site/src/components/Illustration';
import {cityAddress} from '@site/src/lib/hireSearch';
import styles from './belowTheFold.module.css';

/** @param more the words of a link to a page with more about the section */
function Head({heading, more, to}: Record<'heading' | 'more' | 'to', string>) {
  return (
    <div className={styles.head}>
      <h2>{heading}</h2>
      <ButtonLink look="more" to={to} icon="arrow-right">
        {more}
      </ButtonLink>
    </div>
  );
}

const {search, hire, instruct, pay} = copy.steps;

export function HomeSteps() {
  return (
    <section className="band band--mist later">
      <Head heading={copy.how.heading} more={copy.how.more} to="/how" />
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

/** The cities side by side as one cloth; each leads to the trades there. */
export function Cities() {
  return (
    <section className={`later ${styles.cities}`}>
      <Head heading={copy.cities.heading} more={copy.cities.more} to="/city" />
      {/* Scrolls on a phone, so it must be focusable for the keyboard. */}
      <ul className={`plain ${styles.strip}`}>
        {cities.map(({id, name, image}) => (
          <li key={id}>
            <Link to={cityAddress(id)}>
              <EntryPicture className={styles.picture} image={image} sizes="200px">
                <Scene className={styles.scene} city={id} />
              </EntryPicture>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AppBlock() {
  return (
    <AppPanel ground="mist">
      <h2>{copy.app.heading}</h2>
      <p>{copy.app.text}</p>
      <StoreBadges code />
    </AppPanel>
  );
}
