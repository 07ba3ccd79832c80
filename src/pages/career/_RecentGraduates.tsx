import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import motifs from '@woven/graduates.woven';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import {cityName} from './_cityName';
import styles from './_people.module.css';

interface Props {
  graduates: Data<'graduates'>;
}

/** People who lately completed an internship. */
export default function RecentGraduates({graduates}: Props): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>
        <Translate id="career.graduates.heading" description="Heading on the Career page">
          Recent Graduates
        </Translate>
      </h2>
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
                  <Motif sheet={motifs} id={id} label={initials} />
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
        <p className={styles.none}>
          <Translate
            id="career.graduates.none"
            description="Under the heading Recent Graduates when the search finds none of them"
          >
            No graduate matches your search.
          </Translate>
        </p>
      )}
    </section>
  );
}
