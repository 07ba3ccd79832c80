import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import ProfileCard from './_ProfileCard';
import {RESULTS_COUNT_ID} from './_ResultsCount';
import styles from './_people.module.css';
import {useArrival} from './_useArrival';

interface Props {
  profiles: Data<'profiles'>;
  /** How many were found; stands beside the heading. */
  children: ReactNode;
}

/** Interns and colleagues whom an employer may hire. */
export default function TopProfiles({profiles, children}: Props): ReactNode {
  const heading = useArrival();
  return (
    <section className="band band--mist">
      <div className={styles.head}>
        {/* Who is led here hears the number even where a change of page says nothing by itself. */}
        <h2 ref={heading} tabIndex={-1} aria-describedby={RESULTS_COUNT_ID}>
          <Translate id="career.profiles.heading" description="Heading on the Career page">
            Top Profiles
          </Translate>
        </h2>
        {children}
      </div>
      {profiles.length > 0 ? (
        <ListGrid columns={[3, 2, 1]}>
          {profiles.map((profile) => (
            <li key={profile.id}>
              <ProfileCard profile={profile} />
            </li>
          ))}
        </ListGrid>
      ) : (
        <p className={styles.none}>
          <Translate
            id="career.profiles.none"
            description="Under the heading Top Profiles when the search finds none of them"
          >
            No profile matches your search.
          </Translate>
        </p>
      )}
    </section>
  );
}
