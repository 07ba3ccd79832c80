import {createRoot} from 'react-dom/client';
import {canPlay} from 'react-player/patterns';
import type {PlayerEntry} from 'react-player/players';
import {createReactPlayer} from 'react-player/ReactPlayer';
import YouTube from 'youtube-video-element/react';

// The package's own list of players would load those of nine other services. Its types allow a text as
// width, those of the element only a number; neither is used.
const youtube: PlayerEntry = {
  key: 'youtube',
  name: 'YouTube',
  canPlay: canPlay.youtube,
  player: YouTube as PlayerEntry['player'],
};
const ReactPlayer = createReactPlayer([youtube], youtube);

interface Options {
  /** The id of a video on YouTube. */
  video: string;
  /** The accessible name of the iframe. */
  title: string;
  locale: string;
  /** @param frame the iframe: when it has the focus, keys control the video */
  onReady: (frame: HTMLElement | undefined) => void;
  onError: () => void;
}

/**
 * YouTube's player in an iframe, from the host that sets no cookies before the video plays.
 *
 * @param container empty. YouTube's script must be there
 * @returns ends the player
 */
export function play(container: HTMLElement, options: Options): () => void {
  const {video, title, locale, onReady, onError} = options;
  const root = createRoot(container);
  const player = () => container.querySelector('youtube-video');
  const frame = () => player()?.shadowRoot?.querySelector('iframe') ?? undefined;
  // The iframe is created after this event, and YouTube may rename it.
  const nameFrame = () => queueMicrotask(() => frame()?.setAttribute('title', title));
  // Once: the library restarts a paused video on every render.
  root.render(
    <ReactPlayer
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
        onReady(frame());
      }}
      onError={onError}
    />,
  );
  return () => {
    // Ends the player's messages to its iframe; React only removes the element.
    player()?.removeAttribute('src');
    root.unmount();
  };
}
