import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import videos from '@site-data/videos';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import Videos from './_Videos';
import styles from './styles.module.css';

export default function VideoPage(): ReactNode {
  return (
    <Page
      route="/video"
      description={translate({
        id: 'video.description',
        message: 'Videos of the marketplace. Nothing is loaded from YouTube before you press play.',
        description: 'What the Video page is about, for search engines',
      })}
      heading={translate({
        id: 'video.heading',
        message: 'Videos',
        description: 'Heading of the Video page',
      })}
      lead={translate({
        id: 'video.lead',
        message: 'Choose a video and press play. Nothing is loaded from YouTube before you do.',
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
        <Videos videos={videos} />
      </div>
    </Page>
  );
}
