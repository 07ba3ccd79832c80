import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import videosModule from '@site-data/videos';
import type {Data} from '@site/src/collections';
import ListGrid from '@site/src/components/ListGrid';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import VideoCard from './_VideoCard';
import styles from './styles.module.css';

const videos = videosModule as Data<'videos'>;
const featured = videos.filter((video) => video.featured);
const others = videos.filter((video) => !video.featured);

/** The videos of src/data/videos.yml: the featured one large, the others below. */
export default function VideoPage(): ReactNode {
  return (
    <Page
      route="/video"
      description={translate({
        id: 'video.description',
        message: 'Videos of the marketplace. Nothing is loaded from YouTube before you choose one.',
        description: 'What the Video page is about, for search engines',
      })}
      heading={translate({
        id: 'video.heading',
        message: 'Videos',
        description: 'Heading of the Video page',
      })}
      lead={translate({
        id: 'video.lead',
        message:
          'Every video opens on YouTube in a new tab. Nothing is loaded from there before you choose one.',
        description: 'Sentence under the heading of the Video page',
      })}
    >
      <div className={`band ${styles.videos}`}>
        <SampleNote of={videos}>
          <Translate
            id="video.sampleNote"
            description="Note above the videos, while they are stand-ins"
          >
            These open films by the Blender Foundation stand in until the company’s own videos are
            supplied.
          </Translate>
        </SampleNote>
        {featured.map((video) => (
          <VideoCard key={video.id} video={video} heading="h2" />
        ))}
        <h2 className={styles.more}>
          <Translate id="video.more" description="Heading over the eight smaller videos">
            More videos
          </Translate>
        </h2>
        <ListGrid columns={[4, 2, 1]}>
          {others.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} heading="h3" />
            </li>
          ))}
        </ListGrid>
      </div>
    </Page>
  );
}
