import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import partnersModule from '@site-data/partners';
import motifs from '@woven/partners.woven';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Motif from '@site/src/components/Woven/Motif';
import styles from './_tiles.module.css';

const partners = partnersModule as Data<'partners'>;

/** Newspapers, portals and stations that work with the company. */
export default function Partners(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>
        <Translate id="career.partners.heading" description="Heading on the Career page">
          Media partners
        </Translate>
      </h2>
      <ListGrid columns={[6, 4, 3]}>
        {partners.map(({id, name, image}) => (
          <li key={id} className={styles.partner}>
            <EntryPicture
              className={image ? styles.logo : styles.motif}
              image={image}
              sizes="80px"
              fit="contain"
            >
              <Motif sheet={motifs} id={id} />
            </EntryPicture>
            <span>{name}</span>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
