import {type Dispatch, useEffect, useReducer, useState} from 'react';
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

/** Why a video does not play on the page. */
type Failure = 'offline' | 'blocked' | 'unavailable';

/** The video that replaced its poster. The number of the attempt identifies outdated events. */
export type CurrentVideo = {id: string; attempt: number} & (
  {phase: 'loading'} | {phase: 'playing'} | {phase: 'failed'; failure: Failure}
);

interface PlayerState {
  /** The number of starts on this page. */
  attempts: number;
  current: CurrentVideo | null;
}

export type PlayerEvent =
  | {type: 'press'; id: string; online: boolean}
  | {type: 'ready'; attempt: number}
  | {type: 'fail'; attempt: number; failure: Failure}
  | {type: 'close'};

export const atRest: PlayerState = {attempts: 0, current: null};

/** The reducer of the player. Starting a video stops the other one. */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  const {attempts, current} = state;
  switch (event.type) {
    case 'press': {
      // The second half of a double click.
      if (current?.id === event.id && current.phase === 'loading') return state;
      const begun = {id: event.id, attempt: attempts + 1};
      return {
        attempts: begun.attempt,
        current: event.online
          ? {...begun, phase: 'loading'}
          : {...begun, phase: 'failed', failure: 'offline'},
      };
    }
    case 'ready':
      return current?.attempt === event.attempt && current.phase === 'loading'
        ? {attempts, current: {id: current.id, attempt: current.attempt, phase: 'playing'}}
        : state;
    case 'fail':
      return current?.attempt === event.attempt && current.phase !== 'failed'
        ? {
            attempts,
            current: {
              id: current.id,
              attempt: current.attempt,
              phase: 'failed',
              failure: event.failure,
            },
          }
        : state;
    case 'close':
      return {attempts, current: null};
  }
}

/** Whether a click has no modifier for a new tab or window. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return click.button === 0 && !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey;
}
