import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import copy from '@site-data/pages/video';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import posters from '@woven/posters.woven';
import Icon from '@site/src/components/Icon';
import {fill} from '@site/src/lib/fill';
import type {Data} from '@site/src/collections';
import Woven from '@site/src/components/Woven';
import {Button} from '@site/src/components/Button';
import ExternalLink from '@site/src/components/ExternalLink';
import type {CurrentVideo, PlayerControl} from './_usePlayer';
import styles from './_stage.module.css';

interface Props {
  video: Data<'videos'>[number];
  /** The video on YouTube. */
  href: string;
  /** Null while only the poster is shown. */
  current: CurrentVideo | null;
  player: PlayerControl;
  onRetry: () => void;
}

/** The poster of a video, and the player or a notice in its place. */
export default function Stage({video, href, current, player, onRetry}: Props): ReactNode {
  const {Player, send} = player;
  const {currentLocale} = useDocusaurusContext().i18n;
  const place = useRef<HTMLDivElement>(null);
  const playing = current?.phase === 'playing';

  // The player replaces the focused link; the focus moves into the iframe.
  useEffect(() => {
    if (!playing || document.activeElement !== document.body) return;
    const frame = place.current?.firstElementChild?.shadowRoot?.querySelector('iframe');
    frame?.focus({preventScroll: true});
  }, [playing]);

  return (
    <div className={styles.stage} data-phase={current?.phase}>
      {/* Behind the poster and inert until the player is ready. */}
      <div className={styles.frame} inert={!playing} ref={place}>
        {current && current.phase !== 'failed' && Player && (
          <Player
            key={current.attempt}
            video={video.youtube}
            title={fill(copy.player, {caption: video.caption})}
            locale={currentLocale}
            attempt={current.attempt}
            send={send}
          />
        )}
      </div>
      <div className={styles.poster} aria-hidden="true">
        <Woven
          className={styles.cloth}
          sprite={posters}
          id={`poster-${video.youtube}`}
          width={384}
          height={216}
          crop="middle"
        />
        <span className={styles.plaque}>
          <Icon name="player-play-filled" size={24} />
        </span>
      </div>
      <Notice current={current} href={href} onRetry={onRetry} />
    </div>
  );
}

interface NoticeProps {
  current: CurrentVideo | null;
  /** The video on YouTube. */
  href: string;
  onRetry: () => void;
}

/** The notice over the poster: loading or failed. */
function Notice({current, href, onRetry}: NoticeProps): ReactNode {
  const loading = current?.phase === 'loading';
  const failed = current?.phase === 'failed';
  return (
    <div className={styles.notice} data-phase={current?.phase}>
      {/* Always rendered: screen readers announce changes of an existing live region. */}
      <p className={styles.loading} role="status">
        {loading && copy.loading}
      </p>
      {failed && (
        <p className={styles.failure} role="alert" key={current.attempt}>
          <Icon name="alert-triangle" size={20} stroke={2} />
          {copy.failures[current.failure]}
        </p>
      )}
      {(loading || failed) && (
        <p className={styles.ways}>
          <ExternalLink href={href} onClick={ignoreDoubleClick}>
            {copy.watch}
          </ExternalLink>
          {failed && (
            <Button look="secondary" onClick={onRetry}>
              {copy.retry}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** The link appears under the pointer after the first press of a double click. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
