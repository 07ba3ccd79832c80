import {type Dispatch, useEffect, useReducer, useState} from 'react';
import {loadPlayer} from './_loadPlayer';
import {type PlayerEvent, type Shown, atRest, nextState} from './_player';
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
