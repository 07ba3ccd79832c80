import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import graduatesModule from '@site-data/graduates';
import motifs from '@woven/graduates.woven';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Sample from '@site/src/components/Sample';
import Motif from '@site/src/components/Woven/Motif';
import styles from './_people.module.css';

const graduates = graduatesModule as Data<'graduates'>;

/** People who lately completed an internship. */
export default function RecentGraduates(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>
        <Translate id="career.graduates.heading" description="Heading on the Career page">
          Recent Graduates
        </Translate>
      </h2>
      <ListGrid columns={[6, 3, 2]}>
        {graduates.map(({id, name, field, image, initials, standin}) => (
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
              {standin && <Sample />}
            </article>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
