import type {ReactNode} from 'react';
import copy from '@site-data/pages/video';
import videos from '@site-data/videos';
import Page from '@site/src/components/Page';
import SampleNote from '@site/src/components/SampleNote';
import Videos from './_Videos';
import styles from './styles.module.css';

export default function VideoPage(): ReactNode {
  return (
    <Page route="/video" description={copy.description} heading={copy.heading} lead={copy.lead}>
      <div className={`band ${styles.videos}`}>
        <SampleNote of={videos}>{copy.sampleNote}</SampleNote>
        <Videos videos={videos} />
      </div>
    </Page>
  );
}
