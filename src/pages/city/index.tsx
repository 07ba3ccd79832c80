import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import citiesModule from '@site-data/cities';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import CityCard from './_CityCard';
import styles from './styles.module.css';

const cities = citiesModule as Data<'cities'>;

/** The cities of src/data/cities.yml, a sentence on each. */
export default function CityPage(): ReactNode {
  return (
    <Page
      route="/city"
      description={translate({
        id: 'city.description',
        message:
          'Skilled people in the major cities of Nepal, from Kathmandu and Pokhara to Biratnagar, Dharan and Damak, with a few words about each city.',
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
          {cities.map((city) => (
            <li key={city.id} className={styles.city}>
              <CityCard city={city} />
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
