import copy from '@site-data/pages/video';
import videos from '@site-data/videos';
import Page from '@site/src/components/Page';
import Videos from './_Videos';

const isSample = videos.some(({standin}) => standin);

export default function VideoPage() {
  return (
    <Page
      route="/video"
      description={copy.description}
      heading={copy.heading}
      lead={isSample ? copy.sampleLead : copy.lead}
    >
      <Videos videos={videos} />
    </Page>
  );
}
