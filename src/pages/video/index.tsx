import copy from '@site/src/data/pages/video.yml';
import videos from '@site/src/data/videos.yml';
import Page from '@site/src/components/Page';
import {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import Video from '@site/src/components/Video';

/** The videos of src/data/videos.yml, which play on the page. */
export default function VideoPage() {
  return (
    <Page
      route="/video"
      description={copy.description}
      heading={copy.heading}
      lead={hasPlaceholder(videos) ? copy.placeholderLead : copy.lead}
    >
      <Video />
    </Page>
  );
}
