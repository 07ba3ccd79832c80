/** Why a video does not play on the page. */
export type Failure = 'offline' | 'blocked' | 'unavailable';

/** The video that replaced its poster. The number of the attempt identifies outdated events. */
export type CurrentVideo = {id: string; attempt: number} & (
  {phase: 'loading'} | {phase: 'playing'} | {phase: 'failed'; failure: Failure}
);

export interface PlayerState {
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
