import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import citiesModule from '@site-data/cities';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import styles from './styles.module.css';

const cities = citiesModule as Data<'cities'>;

/** The major cities, each a card. */
export default function Cities(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>
        <Translate id="home.cities.heading" description="Heading on the home page">
          Major cities
        </Translate>
      </h2>
      <ListGrid columns={[3, 2, 2]}>
        {cities.map(({id, name, image}, place) => (
          <li key={id} className={styles.city}>
            <EntryPicture
              className={image ? styles.picture : styles.cloth}
              image={image}
              place={place}
            />
            <span>{name}</span>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
