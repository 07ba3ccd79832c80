import {Fragment} from 'react';
import films from '@generated/illustrations/default/films.sprite';
import clsx from 'clsx';
import copy from '@site/src/data/pages/video.yml';
import videos from '@site/src/data/videos.yml';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ElementContent from 'site-elements/ElementContent';
import type {Data} from '@site/src/data/lists';
import {Button} from '@site/src/components/Button';
import Link from '@site/src/components/Link';
import Icon from '@site/src/components/Icon';
import ListGrid from '@site/src/components/ListGrid';
import {fill} from 'content/lists/fill';
import stageStyles from './stage.module.css';
import styles from './styles.module.css';

/** The featured video, the others below it, and their owners; element.ts plays them. */
export default function Video() {
  const {offline, blocked, unavailable} = copy.failures;
  return (
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

/** The poster of a video with its caption on a woven plaque. The card is a link to YouTube. */
function VideoCard({video}: VideoProps) {
  const {id, caption, featured} = video;
  useBrokenLinks().collectAnchor(id);
  const href = youtubeAddress(video);
  return (
    <article id={id} className={styles.card} data-featured={featured}>
      <div className={styles.poster} data-part="poster" aria-hidden="true">
        <Between id={id} />
        {featured && <Rows id={id} />}
      </div>
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
        <span className={styles.play} data-part="play" aria-hidden="true">
          <Icon name="player-play-filled" size={24} />
        </span>
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

/** A symbol of the sprite at a place of the cloth, all of them in cells. */
function Woven({id, x, y, size}: {id: string; x: number; y: number; size: number}) {
  return <use href={`${films}#${id}`} x={x} y={y} width={size} height={size} />;
}

/** The motif of a film between two ornaments: 33 by 18 cells, about as high as the player. */
function Between({id}: {id: string}) {
  return (
    <svg viewBox="0 0 33 18">
      <Woven id="ornament" x={1} y={6} size={7} />
      <Woven id={id} x={10} y={3} size={13} />
      <Woven id="ornament" x={25} y={6} size={7} />
    </svg>
  );
}

/** Where the motifs of the large poster are, in cells. The lower row leaves space for the plaque. */
const COLUMNS = [2, 22, 42, 62, 82];
const PLACES = [COLUMNS.map((x) => [x, 4]), COLUMNS.slice(2).map((x) => [x, 22])].flat();

/** The motif of the featured film in two rows, with a knot before each but the first one. */
function Rows({id}: {id: string}) {
  return (
    <svg viewBox="0 0 97 40" preserveAspectRatio="xMidYMin meet">
      {PLACES.map(([x = 0, y = 0]) => (
        <Fragment key={`${x} ${y}`}>
          {x > COLUMNS[0]! && <Woven id="knot" x={x - 6} y={y + 4} size={5} />}
          <Woven id={id} x={x} y={y} size={13} />
        </Fragment>
      ))}
    </svg>
  );
}

/** The place of the player, and of a notice over the poster. */
function Stage({video}: VideoProps) {
  const {youtube, caption} = video;
  return (
    <div className={clsx(stageStyles.stage, styles.stage)}>
      <ElementContent
        className={stageStyles.frame}
        data-part="frame"
        data-video={youtube}
        data-title={fill(copy.player, {caption})}
      />
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
