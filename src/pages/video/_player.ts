/** Why a video does not play on the page. */
export type Failure = 'offline' | 'blocked' | 'unavailable';

/** The video that replaced its poster. The number of the attempt identifies outdated events. */
export type Shown = {id: string; attempt: number} & (
  {phase: 'loading'} | {phase: 'playing'} | {phase: 'failed'; failure: Failure}
);

export interface PlayerState {
  /** The number of starts on this page. */
  attempts: number;
  shown: Shown | null;
}

export type PlayerEvent =
  | {type: 'press'; id: string; online: boolean}
  | {type: 'ready'; attempt: number}
  | {type: 'fail'; attempt: number; failure: Failure}
  | {type: 'close'};

export const atRest: PlayerState = {attempts: 0, shown: null};

/** The reducer of the player. Starting a video stops the other one. */
export function nextState(state: PlayerState, event: PlayerEvent): PlayerState {
  const {attempts, shown} = state;
  switch (event.type) {
    case 'press': {
      // The second half of a double click.
      if (shown?.id === event.id && shown.phase === 'loading') return state;
      const begun = {id: event.id, attempt: attempts + 1};
      return {
        attempts: begun.attempt,
        shown: event.online
          ? {...begun, phase: 'loading'}
          : {...begun, phase: 'failed', failure: 'offline'},
      };
    }
    case 'ready':
      return shown?.attempt === event.attempt && shown.phase === 'loading'
        ? {attempts, shown: {id: shown.id, attempt: shown.attempt, phase: 'playing'}}
        : state;
    case 'fail':
      return shown?.attempt === event.attempt && shown.phase !== 'failed'
        ? {
            attempts,
            shown: {
              id: shown.id,
              attempt: shown.attempt,
              phase: 'failed',
              failure: event.failure,
            },
          }
        : state;
    case 'close':
      return {attempts, shown: null};
  }
}

/** Whether a click has no modifier for a new tab or window. */
export function isPlainClick(
  click: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return click.button === 0 && !click.altKey && !click.ctrlKey && !click.metaKey && !click.shiftKey;
}
