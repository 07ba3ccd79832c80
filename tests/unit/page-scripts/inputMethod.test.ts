/** @jest-environment jsdom */
import {leaveKeysToInputMethod} from '../../../src/page-scripts/inputMethod';
import {fire, one, open} from './support';

it('leaves the keys of an input method to it, whoever listens', () => {
  open(leaveKeysToInputMethod, '<input>');
  const listener = jest.fn();
  for (const target of [window, one('input')]) target.addEventListener('keydown', listener, true);
  for (const key of ['Escape', 'ArrowDown', 'Enter', '/']) {
    for (const composition of [{isComposing: true}, {keyCode: 229}])
      // Its default is the input method's.
      expect(fire('input', 'keydown', {key, ...composition})).toBe(true);
  }
  expect(listener).not.toHaveBeenCalled();
  fire('input', 'keydown', {key: 'Escape'});
  expect(listener).toHaveBeenCalledTimes(2);
});
