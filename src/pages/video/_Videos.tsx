import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import {usePlayer} from './_usePlayer';
import VideoCard from './_VideoCard';
import styles from './styles.module.css';

/** The featured video large, the others below it. One of them plays at a time. */
export default function Videos({videos}: {videos: Data<'videos'>}): ReactNode {
  const player = usePlayer();
  const featured = videos.filter((video) => video.featured);
  const others = videos.filter((video) => !video.featured);
  return (
    <>
      {featured.map((video) => (
        <VideoCard key={video.id} video={video} heading="h2" player={player} />
      ))}
      <h2 className={styles.more}>
        <Translate id="video.more" description="Heading over the eight smaller videos">
          More videos
        </Translate>
      </h2>
      <ListGrid columns={[4, 2, 1]}>
        {others.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} heading="h3" player={player} />
          </li>
        ))}
      </ListGrid>
    </>
  );
}
