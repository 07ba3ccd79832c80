import {type Dispatch, useEffect, useReducer, useState} from 'react';
import {atRest, nextState, type PlayerEvent, type CurrentVideo} from './_player';
import type YouTubePlayer from './_YouTubePlayer';

/** Milliseconds from the click until the player must be ready. Long, for slow connections. */
const READY_WITHIN = 20_000;

export interface PlayerControl {
  current: CurrentVideo | null;
  /** Null until the first click has loaded it. */
  Player: typeof YouTubePlayer | null;
  send: Dispatch<PlayerEvent>;
}

/** The player of the page: loaded at the first click, with a timeout. */
export function usePlayer(): PlayerControl {
  const [{current}, send] = useReducer(nextState, atRest);
  const [Player, setPlayer] = useState<typeof YouTubePlayer | null>(null);
  const waiting = current?.phase === 'loading' ? current.attempt : null;

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

  return {current, Player, send};
}

const API = 'https://www.youtube.com/iframe_api';

/** Milliseconds until YouTube's two small scripts must have loaded. */
const API_WITHIN = 10_000;

declare global {
  interface Window {
    YT?: {Player?: unknown};
    onYouTubeIframeAPIReady?: () => void;
  }
}

let pending: Promise<void> | undefined;

/**
 * Loads YouTube's own script. The library would load it too, but it keeps a failure for ever and leaves
 * it uncaught; it uses a script that is loaded already.
 */
function loadApi(): Promise<void> {
  if (window.YT?.Player) return Promise.resolve();
  pending ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      // A script that loaded partly marks itself as loading and would not try again.
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
 * Loads the player component and YouTube's script.
 *
 * @throws when one of them fails; the next call tries again
 */
async function loadPlayer(): Promise<typeof YouTubePlayer> {
  const [player] = await Promise.all([import('./_YouTubePlayer'), loadApi()]);
  return player.default;
}
