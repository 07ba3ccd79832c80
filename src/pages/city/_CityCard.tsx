import type {ReactNode} from 'react';
import scenes from '@woven/city-files';
import type {Data} from '@site/src/collections';
import EntryPicture from '@site/src/components/EntryPicture';
import PreviewLink from '@site/src/components/Lightbox/PreviewLink';
import {wholePicture} from '@site/src/components/Picture/full';
import {usePictureRoot} from '@site/src/components/Picture/root';
import Scene from '@site/src/components/Woven/Scene';
import styles from './styles.module.css';

interface Props {
  city: Data<'cities'>[number];
}

/** A city with a sentence on it; its picture opens in full. */
export default function CityCard({city: {id, name, text, image}}: Props): ReactNode {
  const picture = wholePicture(usePictureRoot(), image, scenes[id]!);
  return (
    <article className={styles.card}>
      <PreviewLink className={styles.view} picture={picture} title={name}>
        <EntryPicture
          className={styles.picture}
          image={image}
          sizes="(max-width: 480px) 100vw, (max-width: 900px) 50vw, 390px"
        >
          <Scene city={id} />
        </EntryPicture>
      </PreviewLink>
      <h2>{name}</h2>
      <p>{text}</p>
    </article>
  );
}
