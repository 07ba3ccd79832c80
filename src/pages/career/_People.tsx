import type {ReactNode, Ref} from 'react';
import copy from '@site-data/pages/career';
import {fill} from '@site/src/lib/fill';
import choices from '@site-data/choices';
import type {Data} from '@site/src/collections';
import Badge from '@site/src/components/Badge';
import EntryPicture from '@site/src/components/EntryPicture';
import {isSample} from '@site/src/components/SampleNote';
import Portrait from '@site/src/components/Woven/Portrait';
import ListGrid from '@site/src/components/ListGrid';
import styles from './_people.module.css';

/** What stands at the head of the first section that has results. */
export interface Result {
  /** Beside the heading. */
  count: ReactNode;
  /** Below it. */
  hint?: ReactNode;
}

interface Props {
  people: Data<'profiles'>;
  /** Of the heading, which gets the focus after a search. */
  headingRef?: Ref<HTMLHeadingElement>;
  result?: Result;
  className: string;
}

export function TopProfiles({people, headingRef, result, className}: Props): ReactNode {
  return (
    <section className={className} data-standin={isSample(people)}>
      <Head heading={copy.profiles.heading} headingRef={headingRef} result={result} />
      <ListGrid columns={[3, 2, 1]}>
        {people.map((profile) => (
          <li key={profile.id}>
            <ProfileCard profile={profile} />
          </li>
        ))}
      </ListGrid>
    </section>
  );
}

interface ProfileCardProps {
  profile: Data<'profiles'>[number];
}

function ProfileCard({profile}: ProfileCardProps): ReactNode {
  const {name, field, city, portrait, image, internedHere, experienceYears, expectedSalary} =
    profile;
  return (
    <article className={styles.profile}>
      <div className={styles.person}>
        <EntryPicture className={styles.portrait} image={image} sizes="96px">
          <Portrait id={portrait} />
        </EntryPicture>
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

interface GraduatesProps extends Omit<Props, 'people'> {
  people: Data<'graduates'>;
}

export function RecentGraduates({
  people,
  headingRef,
  result,
  className,
}: GraduatesProps): ReactNode {
  return (
    <section className={className} data-standin={isSample(people)}>
      <Head heading={copy.graduates.heading} headingRef={headingRef} result={result} />
      <ListGrid columns={[6, 3, 2]}>
        {people.map(({id, name, field, city, portrait, image}) => (
          <li key={id}>
            <article>
              <EntryPicture
                className={styles.graduate}
                image={image}
                sizes="(max-width: 560px) 50vw, (max-width: 900px) 33vw, 185px"
              >
                <Portrait id={portrait} />
              </EntryPicture>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.field}>{field}</p>
              <p className={styles.place}>{cityName(city)}</p>
            </article>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}

/** The id of the number of results. */
export const RESULTS_COUNT_ID = 'results-count';

interface HeadProps {
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  result?: Result;
}

function Head({heading, headingRef, result}: HeadProps): ReactNode {
  if (!result) return <h2 className={styles.heading}>{heading}</h2>;
  return (
    <>
      <div className={styles.head}>
        {/* With the heading, the number of results is read out. */}
        <h2 ref={headingRef} tabIndex={-1} aria-describedby={RESULTS_COUNT_ID}>
          {heading}
        </h2>
        {result.count}
      </div>
      {result.hint}
    </>
  );
}

/** The name of a city by its id; site-data has checked that it exists. */
function cityName(city: string): string {
  return choices.cities.find(({id}) => id === city)!.name;
}
