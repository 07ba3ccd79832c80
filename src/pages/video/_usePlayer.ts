import {type Dispatch, useEffect, useReducer, useState} from 'react';
import {atRest, nextState, type PlayerEvent, type Shown} from './_player';
import type YouTubePlayer from './_YouTubePlayer';

/** From the click to a frame that answers. Long, because slow is not broken: the link is there. */
const READY_WITHIN = 20_000;

export interface PlayerControl {
  shown: Shown | null;
  /** Null until a first click has brought it. */
  Player: typeof YouTubePlayer | null;
  send: Dispatch<PlayerEvent>;
}

/** The player of the page: fetches it at the first click and gives up when it does not come. */
export function usePlayer(): PlayerControl {
  const [{shown}, send] = useReducer(nextState, atRest);
  const [Player, setPlayer] = useState<typeof YouTubePlayer | null>(null);
  const waiting = shown?.phase === 'loading' ? shown.attempt : null;

  useEffect(() => {
    if (waiting === null) return;
    const fail = () => {
      const failure = navigator.onLine ? 'blocked' : 'offline';
      send({type: 'fail', attempt: waiting, failure});
    };
    const timer = setTimeout(fail, READY_WITHIN);
    loadPlayer().then((loaded) => setPlayer(() => loaded), fail);
    return () => clearTimeout(timer);
  }, [waiting]);

  return {shown, Player, send};
}

const API = 'https://www.youtube.com/iframe_api';

/** Two small scripts: whoever has not got them by then meets a wall, or should not wait longer. */
const API_WITHIN = 10_000;

declare global {
  interface Window {
    YT?: {Player?: unknown};
    onYouTubeIframeAPIReady?: () => void;
  }
}

let pending: Promise<void> | undefined;

/**
 * YouTube's own script, which the player cannot do without. The library would fetch it too, but it
 * keeps a failure for ever and lets it go uncaught; where the script is there already, it uses it.
 */
function loadApi(): Promise<void> {
  if (window.YT?.Player) return Promise.resolve();
  pending ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      // A script that came half-way marks itself as loading and would not try again.
      window.YT = undefined;
      pending = undefined;
      reject(new Error(`${API} did not load`));
    };
    const timer = setTimeout(fail, API_WITHIN);
    window.onYouTubeIframeAPIReady = () => {
      clearTimeout(timer);
      resolve();
    };
    script.src = API;
    script.addEventListener('error', fail);
    document.head.append(script);
  });
  return pending;
}

/**
 * Fetches all that a video needs before its frame: our part and YouTube's.
 *
 * @throws when one of them does not come; the next call tries again
 */
async function loadPlayer(): Promise<typeof YouTubePlayer> {
  const [player] = await Promise.all([import('./_YouTubePlayer'), loadApi()]);
  return player.default;
}
