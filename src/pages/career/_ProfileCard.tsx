import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import motifs from '@woven/profiles.woven';
import type {Data} from '@site/src/collections';
import Badge from '@site/src/components/Badge';
import EntryPicture from '@site/src/components/EntryPicture';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import {cityName} from './_cityName';
import styles from './_people.module.css';

interface Props {
  profile: Data<'profiles'>[number];
}

/** A person, what the person does, and what an employer asks first. */
export default function ProfileCard({profile}: Props): ReactNode {
  const {id, name, field, city, image, initials, experienceYears, expectedSalary, standin} =
    profile;
  return (
    <article className={styles.profile}>
      <div className={styles.person}>
        <EntryPicture className={styles.portrait} image={image} sizes="96px">
          <Motif sheet={motifs} id={id} label={initials} />
        </EntryPicture>
        <div>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.field}>{field}</p>
          <p className={styles.place}>{cityName(city)}</p>
          <p className={styles.tags}>
            <Badge>
              <Translate id="career.profiles.internedHere" description="Badge on a profile">
                Interned here
              </Translate>
            </Badge>
            {standin && <Sample />}
          </p>
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Translate id="career.profiles.experience" description="Above a number of years">
              Experience
            </Translate>
          </dt>
          <dd>{experienceYears.text}</dd>
        </div>
        <div>
          <dt>
            <Translate id="career.profiles.salary" description="Above an amount a month">
              Expected salary
            </Translate>
          </dt>
          <dd>
            <Translate
              id="career.profiles.salary.month"
              description="{amount} is for example Rs 55,000"
              values={{amount: expectedSalary.text}}
            >
              {'{amount} a month'}
            </Translate>
          </dd>
        </div>
      </dl>
    </article>
  );
}
