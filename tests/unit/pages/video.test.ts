import {atRest, nextState, type PlayerEvent} from '@site/src/pages/video/_usePlayer';

const after = (...events: PlayerEvent[]) => events.reduce(nextState, atRest);
const press = (id: string): PlayerEvent => ({type: 'press', id, online: true});

describe('nextState', () => {
  it('takes a second press of the same video for the same wish while it loads', () => {
    expect(after(press('a'), press('a'))).toEqual(after(press('a')));
  });

  it('shows a failure also after the video has begun, and only the first', () => {
    const state = after(
      press('a'),
      {type: 'ready', attempt: 1},
      {type: 'fail', attempt: 1, failure: 'unavailable'},
      {type: 'fail', attempt: 1, failure: 'blocked'},
    );
    expect(state.current).toMatchObject({phase: 'failed', failure: 'unavailable'});
  });

  it.each<PlayerEvent>([
    {type: 'ready', attempt: 1},
    {type: 'fail', attempt: 1, failure: 'blocked'},
  ])('is deaf to late news of an attempt that is over: $type', (late) => {
    const second = after(press('a'), press('b'));
    expect(nextState(second, late)).toBe(second);
    const closed = after(press('a'), {type: 'close'});
    expect(nextState(closed, late)).toBe(closed);
  });

  it('does not play what has failed', () => {
    const failed = after(press('a'), {type: 'fail', attempt: 1, failure: 'blocked'});
    expect(nextState(failed, {type: 'ready', attempt: 1})).toBe(failed);
  });

  it('never gives a number of an attempt twice', () => {
    expect(after(press('a'), {type: 'close'}, press('a')).current).toMatchObject({attempt: 2});
  });
});
