import copy from '@site/src/data/pages/video.yml';
import videos from '@site/src/data/videos.yml';
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
