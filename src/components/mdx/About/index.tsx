import type {ReactNode} from 'react';
import milestonesModule from '@site-data/milestones';
import type {Data} from '@site/src/collections';
import DateText from '@site/src/components/DateText';
import ExternalLink from '@site/src/components/ExternalLink';
import Sample from '@site/src/components/Sample';
import {site} from '@site/src/components/siteData';
import styles from './styles.module.css';

const milestones = milestonesModule as Data<'milestones'>;

/** The milestones that src/data/milestones.yml gives to the about page, oldest first. */
export function AboutMilestones(): ReactNode {
  return (
    <ol className={`plain ${styles.milestones}`}>
      {milestones.map(
        ({id, date, about}) =>
          about && (
            <li key={id}>
              <DateText className={styles.date} date={date} />
              <h3>{about.title}</h3>
              <p>{about.text}</p>
            </li>
          ),
      )}
    </ol>
  );
}

/** The founder's role and links to profiles, from src/data/site.yml. */
export function Founder(): ReactNode {
  const {role, profiles, standin} = site.founder;
  return (
    <div className={styles.founder}>
      <p>
        <strong>{role}</strong> {standin && <Sample />}
      </p>
      <ul className="plain">
        {profiles.map(({id, link}) => (
          <li key={id}>
            <ExternalLink href={link}>{PROFILE_NAMES[id] ?? id}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names of services that read the same in every language. */
const PROFILE_NAMES: Record<string, string> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
  twitter: 'Twitter',
  youtube: 'YouTube',
};
