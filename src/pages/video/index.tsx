import copy from '@site/src/data/pages/video.yml';
import videos from '@site/src/data/videos.yml';
import Page from '@site/src/components/Page';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ElementContent from 'site-elements/ElementContent';
import type {Data} from '@site/src/data/lists';
import {Button} from '@site/src/components/Button';
import Link from '@site/src/components/Link';
import Icon from '@site/src/components/Icon';
import ListGrid from '@site/src/components/ListGrid';
import {hasPlaceholder} from '@site/src/components/PlaceholderNote';
import {Portrait} from '@site/src/components/Illustration';
import {fill} from 'content/lists/fill';
import stageStyles from './_stage.module.css';
import styles from './styles.module.css';

/** The featured video, the others below it, and their owners; src/elements/site-video.ts plays them. */
export default function VideoPage() {
  const {offline, blocked, unavailable} = copy.failures;
  return (
    <Page
      route="/video"
      description={copy.description}
      heading={copy.heading}
      lead={hasPlaceholder(videos) ? copy.placeholderLead : copy.lead}
    >
      <site-video
        className={`band ${styles.videos}`}
        data-next="player.js"
        data-loading={copy.loading}
        data-offline={offline}
        data-blocked={blocked}
        data-unavailable={unavailable}
      >
        {videos
          .filter(({featured}) => featured)
          .map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        <ListGrid columns={[4, 2, 1]}>
          {videos
            .filter(({featured}) => !featured)
            .map((video) => (
              <li key={video.id}>
                <VideoCard video={video} />
              </li>
            ))}
        </ListGrid>
        <Credits />
      </site-video>
    </Page>
  );
}

/** A line for each owner; for a single owner, without the captions. */
function Credits() {
  const owners = [...new Set(videos.map(({credit}) => credit))];
  return owners.map((owner) => {
    const captions = videos.filter(({credit}) => credit === owner).map(({caption}) => caption);
    return (
      <p key={owner} className={styles.credit}>
        {owners.length > 1 && `${captions.join(', ')}: `}
        <span lang="en">{owner}</span>
      </p>
    );
  });
}

interface VideoProps {
  video: Data<'videos'>[number];
}

/** The address of a video on YouTube. */
const youtubeAddress = ({youtube}: VideoProps['video']) =>
  `https://www.youtube.com/watch?v=${youtube}`;

/** The poster of a video over its caption. The card is a link to YouTube. */
function VideoCard({video}: VideoProps) {
  const {id, caption} = video;
  useBrokenLinks().collectAnchor(id);
  const href = youtubeAddress(video);
  return (
    <article id={id} className={styles.card} data-featured={video.featured}>
      <Stage video={video} />
      <h2 className={styles.caption} data-placeholder={video.placeholder}>
        <Link
          href={href}
          data-part="link"
          data-press=""
          rel="noreferrer"
          aria-label={fill(copy.play, {caption})}
        >
          {caption}
        </Link>
        <ElementContent as="span" data-part="caption" data-printed={href} hidden />
      </h2>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.close}
          data-part="close"
          aria-label={copy.closePlayer}
          hidden
        >
          <Icon name="x" size={20} stroke={2} />
          {copy.close}
        </button>
      </div>
    </article>
  );
}

/** The poster of a video, and the place of the player and of a notice over it. */
function Stage({video}: VideoProps) {
  const {youtube, caption, portrait} = video;
  return (
    <div className={stageStyles.stage}>
      <ElementContent
        className={stageStyles.frame}
        data-part="frame"
        data-video={youtube}
        data-title={fill(copy.player, {caption})}
      />
      <div className={stageStyles.poster} data-part="poster" aria-hidden="true">
        <span className={stageStyles.plaque} data-part="plaque">
          <Icon name="player-play-filled" size={24} />
        </span>
        {portrait && <Portrait className={stageStyles.portrait} id={portrait} />}
      </div>
      <div className={stageStyles.notice} data-part="notice">
        {/* Always in the tree: screen readers announce changes of an existing live region. */}
        <ElementContent as="p" role="status" data-part="loading" />
        <p className={stageStyles.failure} role="alert" data-part="failure" hidden>
          <Icon name="alert-triangle" size={20} stroke={2} />
          <ElementContent as="span" data-part="reason" />
        </p>
        <p className={`taps ${stageStyles.ways}`} data-part="ways" hidden>
          <Link to={youtubeAddress(video)} data-part="watch">
            {copy.watch}
          </Link>
          <Button look="secondary" data-part="retry" hidden>
            {copy.retry}
          </Button>
        </p>
      </div>
    </div>
  );
}
