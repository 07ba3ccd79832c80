import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import Slideshow from '@site/src/components/Slider/Slideshow';
import Scene from '@site/src/components/Woven/Scene';
import styles from './styles.module.css';

/** Pictures with a sentence each, which take turns. */
export default function Pictures({slides}: Pick<Data<'mission'>, 'slides'>): ReactNode {
  return (
    <div className={`band ${styles.pictures}`}>
      <Slideshow
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
      </Slideshow>
    </div>
  );
}
