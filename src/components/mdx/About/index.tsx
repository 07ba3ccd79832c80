import type {PropsWithChildren} from 'react';
import copy from '@site/src/data/pages/about.yml';
import shared from '@site/src/data/pages/shared.yml';
import allMilestones from '@site/src/data/milestones.yml';
import motifs from '@generated/illustrations/default/milestones.sprite';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DateText from '@site/src/components/DateText';
import Link from '@site/src/components/Link';
import Fact from '@site/src/components/Fact';
import PlaceholderTag from '@site/src/components/PlaceholderTag';
import {publicRecords} from '@site/src/components/publicRecords';
import site from '@site/src/data/site.yml';
import Carousel from '@site/src/components/Carousel';
import {Motif, Portrait} from '@site/src/components/Illustration';
import styles from './styles.module.css';

const milestones = allMilestones.flatMap(({id, date, about}) =>
  about ? [{id, date, ...about}] : [],
);

/** Side by side from one edge of the screen to the other, as names of files in src/illustrations/portraits. */
const people = [
  'painter',
  'tailoring',
  'electrician-2',
  'pandit',
  'bike-repair',
  'carpenter',
  'catering',
  'plumber',
];

/** The ids of the main facts. */
const facts = {registered: 'company-registered', inaugurated: 'inauguration', users: 'users'};

interface IntroProps extends PropsWithChildren {
  heading: string;
  id: string;
}

/** People at work, and below them a heading with the main facts on the left, text on the right. */
export function AboutIntro({heading, id, children}: IntroProps) {
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <div className={styles.people} data-band>
        {people.map((name) => (
          <Portrait key={name} id={name} />
        ))}
      </div>
      <section className={styles.intro} data-band>
        <div>
          <h2 id={id}>{heading}</h2>
          <dl className={styles.facts}>
            {(['registered', 'inaugurated', 'users'] as const).map((term) => (
              <div key={term}>
                <dt>{copy.facts[term]}</dt>
                <dd>
                  <Fact id={facts[term]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div>{children}</div>
      </section>
    </>
  );
}

/** The milestones of src/data/milestones.yml for the about page, oldest first. */
export function AboutMilestones({children}: PropsWithChildren) {
  return (
    <section className={styles.milestones} data-band>
      <Carousel
        heading={children}
        label={copy.milestones.label}
        perView={[3, 2, 1]}
        previous={copy.milestones.previous}
        next={copy.milestones.next}
      >
        {milestones.map(({id, date, title}) => (
          <article key={id} className={styles.milestone}>
            <Motif className={styles.knot} sprite={motifs} id={id} />
            <div>
              <DateText className={styles.date} date={date} />
              <h3>{title}</h3>
            </div>
          </article>
        ))}
      </Carousel>
    </section>
  );
}

/** A list of what anybody can look up about the company; nothing while there is no record that is real. */
export function PublicRecords({
  records = publicRecords,
  children,
}: PropsWithChildren<{records?: typeof publicRecords}>) {
  if (records.length === 0) return null;
  const labels: Readonly<Record<string, string>> = copy.check;
  return (
    <section className={styles.records} data-band>
      {children}
      <dl className={styles.facts}>
        {records.map(({id, text, link}) => (
          <div key={id}>
            <dt>{labels[id]}</dt>
            <dd>
              <Link to={link}>{text}</Link>
            </dd>
          </div>
        ))}
        <div>
          <dt>{labels.address}</dt>
          <dd>{site.address}</dd>
        </div>
        <div>
          <dt>{labels.hours}</dt>
          <dd>
            <Fact id="calling-hours" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The founder's biography beside a portrait, the role, and links to profiles from src/data/site.yml. */
export function Founder({children}: PropsWithChildren) {
  const {role, profiles, placeholder} = site.founder;
  return (
    <section className={styles.founder} data-band>
      <div>
        <Portrait className={styles.portrait} id="office-founder" />
        <p>
          <strong>{role}</strong> {placeholder && <PlaceholderTag />}
        </p>
        <ul className="plain" aria-label={copy.founder.profiles}>
          {profiles.map(({id, link}) => (
            <li key={id}>
              <Link to={link}>{shared.social[id]}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.biography}>{children}</div>
    </section>
  );
}
