import {atRest, nextState, type PlayerEvent} from '@site/src/pages/video/_usePlayer';

const after = (...events: PlayerEvent[]) => events.reduce(nextState, atRest);
const press = (id: string, online = true): PlayerEvent => ({type: 'press', id, online});

describe('nextState', () => {
  it('loads the pressed video, then plays it', () => {
    expect(after(press('a')).current).toEqual({id: 'a', attempt: 1, phase: 'loading'});
    expect(after(press('a'), {type: 'ready', attempt: 1}).current).toEqual({
      id: 'a',
      attempt: 1,
      phase: 'playing',
    });
  });

  it('leaves one video for the next', () => {
    const state = after(press('a'), {type: 'ready', attempt: 1}, press('b'));
    expect(state.current).toEqual({id: 'b', attempt: 2, phase: 'loading'});
  });

  it('takes a second press of the same video for the same wish while it loads', () => {
    expect(after(press('a'), press('a'))).toEqual(after(press('a')));
  });

  it('says at once that there is no connection', () => {
    expect(after(press('a', false)).current).toEqual({
      id: 'a',
      attempt: 1,
      phase: 'failed',
      failure: 'offline',
    });
  });

  it('tries a failed video again, as a new attempt', () => {
    const failed: PlayerEvent = {type: 'fail', attempt: 1, failure: 'blocked'};
    expect(after(press('a'), failed).current).toMatchObject({phase: 'failed', failure: 'blocked'});
    expect(after(press('a'), failed, press('a')).current).toEqual({
      id: 'a',
      attempt: 2,
      phase: 'loading',
    });
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
