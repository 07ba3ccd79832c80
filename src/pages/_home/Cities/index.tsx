import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import copy from '@site-data/pages/home';
import cities from '@site-data/cities';
import EntryPicture from '@site/src/components/EntryPicture';
import {resultsAddress} from '@site/src/lib/hireSearch';
import ListGrid from '@site/src/components/ListGrid';
import Scene from '@site/src/components/Woven/Scene';
import styles from './styles.module.css';

/** Each city leads to the people there. */
export default function Cities(): ReactNode {
  return (
    <section className="band">
      <h2 className={styles.heading}>{copy.cities.heading}</h2>
      <ListGrid columns={[3, 2, 2]}>
        {cities.map(({id, name, image}) => (
          <li key={id} className={styles.item}>
            <Link className={styles.city} to={resultsAddress({city: id})}>
              <EntryPicture
                className={styles.picture}
                image={image}
                sizes="(max-width: 900px) 50vw, 390px"
              >
                <Scene city={id} />
              </EntryPicture>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ListGrid>
    </section>
  );
}
