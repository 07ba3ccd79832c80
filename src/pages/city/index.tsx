import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import citiesModule from '@site-data/cities';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import Scene from '@site/src/components/Woven/Scene';
import styles from './styles.module.css';

const cities = citiesModule as Data<'cities'>;

/** The cities of src/data/cities.yml, a sentence on each. */
export default function CityPage(): ReactNode {
  return (
    <Page
      route="/city"
      description={translate({
        id: 'city.description',
        message: 'Major cities of Nepal where you can look for skilled people.',
        description: 'What the Cities page is about, for search engines',
      })}
      heading={translate({
        id: 'city.heading',
        message: 'Major Cities',
        description: 'Heading of the Cities page',
      })}
      lead={translate({
        id: 'city.lead',
        message:
          'Cities from the eastern plains to the lake at Pokhara. Search by place to find people close to the work.',
        description: 'Sentence under the heading of the Cities page',
      })}
    >
      <div className="band">
        <ListGrid columns={[3, 2, 2]}>
          {cities.map(({id, name, text, image}) => (
            <li key={id} className={styles.city}>
              <article className={styles.card}>
                <EntryPicture
                  className={styles.picture}
                  image={image}
                  sizes="(max-width: 480px) 100vw, (max-width: 900px) 50vw, 390px"
                >
                  <Scene city={id} />
                </EntryPicture>
                <h2>{name}</h2>
                <p>{text}</p>
              </article>
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
