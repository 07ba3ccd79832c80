import {type Dispatch, memo, type ReactNode, useEffect, useRef} from 'react';
import {canPlay} from 'react-player/patterns';
import type {PlayerEntry} from 'react-player/players';
import {createReactPlayer} from 'react-player/ReactPlayer';
import YouTube from 'youtube-video-element/react';
import type {PlayerEvent} from './_usePlayer';
import styles from './_stage.module.css';

// The package's own list of players would load those of nine other services. Its types allow a text as
// width, those of the element only a number; neither is used.
const youtube: PlayerEntry = {
  key: 'youtube',
  name: 'YouTube',
  canPlay: canPlay.youtube,
  player: YouTube as PlayerEntry['player'],
};
const ReactPlayer = createReactPlayer([youtube], youtube);

interface Props {
  video: string;
  /** The accessible name of the iframe. */
  title: string;
  locale: string;
  attempt: number;
  send: Dispatch<PlayerEvent>;
}

/** YouTube's player in an iframe, from the host that sets no cookies before the video plays. */
function YouTubePlayer({video, title, locale, attempt, send}: Props): ReactNode {
  const element = useRef<HTMLVideoElement>(null);

  // Ends the player's messages to its iframe; React only removes the element.
  useEffect(() => {
    const shown = element.current;
    return () => shown?.removeAttribute('src');
  }, []);

  // The iframe is created after this event, and YouTube may rename it.
  const nameFrame = () =>
    queueMicrotask(() => {
      element.current?.shadowRoot?.querySelector('iframe')?.setAttribute('title', title);
    });

  return (
    <ReactPlayer
      ref={element}
      className={styles.player}
      src={`https://www.youtube-nocookie.com/embed/${video}`}
      width="100%"
      height="100%"
      playing
      autoPlay
      controls
      playsInline
      config={{
        youtube: {
          hl: locale,
          origin: window.location.origin,
          // YouTube rejects an iframe without a referrer (its error 153).
          referrerpolicy: 'strict-origin-when-cross-origin',
        },
      }}
      onLoadStart={nameFrame}
      onLoadedMetadata={() => {
        nameFrame();
        send({type: 'ready', attempt});
      }}
      onError={() => send({type: 'fail', attempt, failure: 'unavailable'})}
    />
  );
}

// The library restarts a paused video on every render.
export default memo(YouTubePlayer);
