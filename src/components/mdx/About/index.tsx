import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import allMilestones from '@site-data/milestones';
import founderMotif from '@woven/founder.woven';
import motifs from '@woven/milestones.woven';
import DateText from '@site/src/components/DateText';
import ExternalLink from '@site/src/components/ExternalLink';
import Sample from '@site/src/components/Sample';
import {site} from '@site/src/components/siteData';
import Carousel from '@site/src/components/Carousel';
import Motif from '@site/src/components/Woven/Motif';
import styles from './styles.module.css';

const milestones = allMilestones.flatMap(({id, date, about}) =>
  about ? [{id, date, ...about}] : [],
);

interface Props {
  /** Starts with a heading. */
  children: ReactNode;
}

/** The milestones of src/data/milestones.yml for the about page, oldest first. */
export function AboutMilestones({children}: Props): ReactNode {
  return (
    <section className={styles.milestones} data-band>
      <Carousel
        heading={children}
        label={translate({
          id: 'milestones.label',
          message: 'Milestones',
          description: 'Name of the slider on the About page, for screen readers',
        })}
        perView={[2, 1, 1]}
        previous={translate({
          id: 'milestones.previous',
          message: 'Previous milestones',
          description: 'Button of the slider on the About page, for screen readers',
        })}
        next={translate({
          id: 'milestones.next',
          message: 'Next milestones',
          description: 'Button of the slider on the About page, for screen readers',
        })}
      >
        {milestones.map(({id, date, title, text}) => (
          <article key={id} className={styles.milestone}>
            <Motif className={styles.knot} sprite={motifs} id={id} />
            <div>
              <DateText className={styles.date} date={date} />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      </Carousel>
    </section>
  );
}

/** The founder's biography beside a motif, the role, and links to profiles from src/data/site.yml. */
export function Founder({children}: Props): ReactNode {
  const {role, profiles, standin} = site.founder;
  return (
    <section className={styles.founder} data-band>
      <div>
        <Motif className={styles.portrait} sprite={founderMotif} id="founder" />
        <p>
          <strong>{role}</strong> {standin && <Sample />}
        </p>
        <ul
          className="plain"
          aria-label={translate({
            id: 'founder.profiles',
            message: 'The founder’s profiles',
            description: 'Name of a list of links on the About page, for screen readers',
          })}
        >
          {profiles.map(({id, link}) => (
            <li key={id}>
              <ExternalLink href={link}>{PROFILE_NAMES[id] ?? id}</ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.biography}>{children}</div>
    </section>
  );
}

/** The same in both languages. */
const PROFILE_NAMES: Record<string, string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  twitter: 'Twitter',
  youtube: 'YouTube',
};
