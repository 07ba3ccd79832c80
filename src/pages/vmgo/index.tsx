import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import mission from '@site-data/mission';
import type {Data} from '@site/src/collections';
import Page from '@site/src/components/Page';
import EntryPicture from '@site/src/components/EntryPicture';
import AutoCarousel from '@site/src/components/Carousel/AutoCarousel';
import Scene from '@site/src/components/Woven/Scene';
import Mission from './_Mission';
import styles from './styles.module.css';

const {slides} = mission;

/** What the company works towards, from src/data/mission.yml. */
export default function MissionPage(): ReactNode {
  return (
    <Page
      route="/vmgo"
      description={translate({
        id: 'vmgo.description',
        message:
          'What we work towards: more self-employment, direct hiring without commission, and skills that can be found and verified beyond Kathmandu.',
        description: 'What the Mission / Vision page is about, for search engines',
      })}
      heading={translate({
        id: 'vmgo.heading',
        message: 'Where we are headed, and how',
        description: 'Heading of the Mission / Vision page',
      })}
      lead={translate({
        id: 'vmgo.lead',
        message: 'Our vision and mission, our goals and objectives, in plain words.',
        description: 'Sentence under the heading of the Mission / Vision page',
      })}
    >
      <Pictures slides={slides} />
      <Mission />
    </Page>
  );
}

/** A carousel of pictures with a sentence each. */
function Pictures({slides}: Pick<Data<'mission'>, 'slides'>): ReactNode {
  return (
    <div className={`band ${styles.pictures}`}>
      <AutoCarousel
        label={translate({
          id: 'vmgo.slides',
          message: 'What moves us',
          description: 'Name of the pictures that take turns on the Mission / Vision page',
        })}
      >
        {slides.map(({id, scene, image, text}) => (
          <div key={id} className={styles.slide}>
            <EntryPicture
              className={styles.picture}
              image={image}
              sizes="(max-width: 900px) 100vw, 790px"
            >
              <Scene className={styles.scene} city={scene} />
            </EntryPicture>
            <p>{text}</p>
          </div>
        ))}
      </AutoCarousel>
    </div>
  );
}
