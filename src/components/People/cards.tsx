import copy from '@site/src/data/pages/career.yml';
import {fill} from 'content/lists/fill';
import choices from '@site/src/data/choices.yml';
import type {Data} from '@site/src/data/lists';
import Badge from '@site/src/components/Badge';
import {ButtonLink} from '@site/src/components/Button';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import {TOPIC} from '@site/src/lib/message';
import styles from './cards.module.css';

/** The id of the callback form. */
export const CALLBACK = 'callback';

/** Placeholders have no button of their own: one link above the list is for all of them. */
export function ProfileCards({people}: {people: Data<'profiles'>}) {
  return (
    <>
      {hasPlaceholder(people) && (
        <p>
          <ButtonLink look="secondary" to={`#${CALLBACK}`}>
            {copy.profiles.askAnyone}
          </ButtonLink>
        </p>
      )}
      <ListGrid columns={[3, 2, 1]}>
        {people.map((profile) => (
          <li
            key={profile.id}
            className="later"
            data-city={profile.city}
            data-profession={profile.profession}
          >
            <ProfileCard profile={profile} />
          </li>
        ))}
      </ListGrid>
    </>
  );
}

function ProfileCard({profile}: {profile: Data<'profiles'>[number]}) {
  const {id, name, field, city, portrait, image, internedHere, placeholder} = profile;
  return (
    <article className={styles.profile}>
      <div className="person">
        <EntryPicture className="portrait" image={image} sizes="96px" portrait={portrait} />
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.field}>{field}</p>
          <p className={styles.place}>{cityName(city)}</p>
          {internedHere && <Badge>{copy.profiles.internedHere}</Badge>}
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{copy.profiles.experience}</dt>
          <dd>{profile.experienceYears.text}</dd>
        </div>
        <div>
          <dt>{copy.profiles.salary}</dt>
          <dd>{fill(copy.profiles.perMonth, {amount: profile.expectedSalary.text})}</dd>
        </div>
      </dl>
      {!placeholder && (
        <ButtonLink look="more" to={`/career?${TOPIC}=${id}#${CALLBACK}`}>
          {fill(copy.profiles.askOne, {name})}
        </ButtonLink>
      )}
    </article>
  );
}

export function GraduateCards({people}: {people: Data<'graduates'>}) {
  return (
    <ListGrid columns={[6, 3, 2]}>
      {people.map(({id, name, field, city, profession, portrait, image}) => (
        <li key={id} data-city={city} data-profession={profession}>
          <article>
            <EntryPicture
              className={styles.graduate}
              image={image}
              sizes="(max-width: 560px) 50vw, (max-width: 900px) 33vw, 185px"
              portrait={portrait}
            />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.field}>{field}</p>
            <p className={styles.place}>{cityName(city)}</p>
          </article>
        </li>
      ))}
    </ListGrid>
  );
}

/** The name of a city by its id; the list is checked that it exists. */
function cityName(city: string): string {
  return choices.cities.find(({id}) => id === city)!.name;
}
