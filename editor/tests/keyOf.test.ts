/** @jest-environment jsdom */
import {keyOf} from 'nepali-text/keys';
import {chooseTexts} from '../ui/preview/pageTexts';

// The linter sees to it that all handlers of keys ask keyOf: tests/unit/eslint.test.ts.

it.each([
  [{key: 'Enter'}, 'Enter'],
  [{key: 'Enter', isComposing: true}, ''],
  [{key: 'Enter', keyCode: 229}, ''],
])('names the key of %j: “%s”', (init, key) => {
  expect(keyOf(new KeyboardEvent('keydown', init))).toBe(key);
});

it('takes no candidate for the choice of a text in the preview', () => {
  document.body.innerHTML = '<p>One</p>';
  const onChoose = jest.fn();
  const stop = chooseTexts(document, onChoose);
  for (const isComposing of [true, false]) {
    const event = new KeyboardEvent('keydown', {key: 'Enter', isComposing, bubbles: true});
    document.querySelector('p')!.dispatchEvent(event);
    expect(onChoose).toHaveBeenCalledTimes(Number(!isComposing));
  }
  stop();
});
