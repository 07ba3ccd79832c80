import type {ReactNode} from 'react';
import copy from '@site-data/pages/career';
import {fill} from '@site/src/lib/fill';
import profileMotifs from '@woven/profiles.woven';
import graduateMotifs from '@woven/graduates.woven';
import choices from '@site-data/choices';
import type {Data} from '@site/src/collections';
import Badge from '@site/src/components/Badge';
import EntryPicture from '@site/src/components/EntryPicture';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import ListGrid from '@site/src/components/ListGrid';
import styles from './_people.module.css';

interface Props {
  profile: Data<'profiles'>[number];
}

export function ProfileCard({profile}: Props): ReactNode {
  const {id, name, field, city, image, initials, experienceYears, expectedSalary, standin} =
    profile;
  return (
    <article className={styles.profile}>
      <div className={styles.person}>
        <EntryPicture className={styles.portrait} image={image} sizes="96px">
          <Motif sprite={profileMotifs} id={id} label={initials} />
        </EntryPicture>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.field}>{field}</p>
          <p className={styles.place}>{cityName(city)}</p>
          <p className={styles.tags}>
            <Badge>{copy.profiles.internedHere}</Badge>
            {standin && <Sample />}
          </p>
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{copy.profiles.experience}</dt>
          <dd>{experienceYears.text}</dd>
        </div>
        <div>
          <dt>{copy.profiles.salary}</dt>
          <dd>{fill(copy.profiles.perMonth, {amount: expectedSalary.text})}</dd>
        </div>
      </dl>
    </article>
  );
}

interface RecentGraduatesProps {
  graduates: Data<'graduates'>;
}

export function RecentGraduates({graduates}: RecentGraduatesProps): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>{copy.graduates.heading}</h2>
      {graduates.length > 0 ? (
        <ListGrid columns={[6, 3, 2]}>
          {graduates.map(({id, name, field, city, image, initials, standin}) => (
            <li key={id}>
              <article>
                <EntryPicture
                  className={styles.square}
                  image={image}
                  sizes="(max-width: 560px) 50vw, (max-width: 900px) 33vw, 185px"
                >
                  <Motif sprite={graduateMotifs} id={id} label={initials} />
                </EntryPicture>
                <h3 className={styles.name}>{name}</h3>
                <p className={styles.field}>{field}</p>
                <p className={styles.place}>{cityName(city)}</p>
                {standin && <Sample />}
              </article>
            </li>
          ))}
        </ListGrid>
      ) : (
        <p className={styles.none}>{copy.graduates.none}</p>
      )}
    </section>
  );
}

const {careerCities} = choices;

/** The name of a city by its id; site-data has checked that it exists. */
function cityName(city: string): string {
  return careerCities.find(({id}) => id === city)!.name;
}
