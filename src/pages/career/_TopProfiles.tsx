import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import profilesModule from '@site-data/profiles';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import ProfileCard from './_ProfileCard';
import styles from './_people.module.css';

const profiles = profilesModule as Data<'profiles'>;

/** Interns and colleagues whom an employer may hire. */
export default function TopProfiles(): ReactNode {
  return (
    <section className="band band--mist">
      <h2 className={styles.heading}>
        <Translate id="career.profiles.heading" description="Heading on the Career page">
          Top Profiles
        </Translate>
      </h2>
      <ListGrid columns={[3, 2, 1]}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <ProfileCard profile={profile} />
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
