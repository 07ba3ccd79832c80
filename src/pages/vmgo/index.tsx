import type {ReactNode} from 'react';
import copy from '@site-data/pages/vmgo';
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
    <Page route="/vmgo" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <Pictures slides={slides} />
      <Mission />
    </Page>
  );
}

/** A carousel of pictures with a sentence each. */
function Pictures({slides}: Pick<Data<'mission'>, 'slides'>): ReactNode {
  return (
    <div className={`band ${styles.pictures}`}>
      <AutoCarousel label={copy.slides}>
        {slides.map(({id, scene, image, text}) => (
          <div key={id} className={styles.slide}>
            <EntryPicture
              className={styles.picture}
              image={image}
              sizes="(max-width: 1180px) 100vw, 1180px"
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
