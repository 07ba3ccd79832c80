/** @jest-environment jsdom */
import {keepAnswersOpen} from '../../../src/page-scripts/openAnswers';
import {arriveBy, fire, one, open} from './support';

Element.prototype.scrollIntoView = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  arriveBy(1);
});

it.each([
  ['<details><summary>Q</summary><p id="कख">A</p></details>', '#%E0%A4%95%E0%A4%96', true],
  ['<details id="fee"><summary>Q</summary><p>A</p></details>', '#fee', true],
  ['<details id="more" class="more-list"><summary>More</summary></details>', '#more', true],
  ['<details class="more-list"></details><ul><li id="last"></ul>', '#last', true],
  ['<details><summary id="age">Q</summary><p>A</p></details>', '#age', false],
  ['<details></details>', '#%E0%A4', false],
])('opens what the address names: %s %s', (body, hash, isOpened) => {
  const isOpen = () => one<HTMLDetailsElement>('details').open;
  open(keepAnswersOpen, body, `/faq${hash}`);
  expect(isOpen()).toBe(isOpened);
  open(keepAnswersOpen, body, '/faq');
  expect(isOpen()).toBe(false);
  history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
  expect(isOpen()).toBe(isOpened);
});

it('keeps what was opened for the visit, whatever else is opened later', () => {
  const body =
    '<details><summary>Fee</summary><p id="fee"></details>' +
    '<details id="age"><summary>Age</summary></details>';
  const isOpen = () => [...document.querySelectorAll('details')].map((each) => each.open);
  open(keepAnswersOpen, body);
  for (const isFeeOpen of [true, false]) {
    one<HTMLDetailsElement>('details').open = !isFeeOpen;
    fire('summary', 'click');
    open(keepAnswersOpen, body);
    expect(isOpen()).toEqual([isFeeOpen, false]);
  }
});

it('does not ask the storage, which takes a while, when somebody has just come', () => {
  arriveBy(0);
  sessionStorage.age = 'open';
  const isOpen = () => one<HTMLDetailsElement>('details').open;
  const body = '<details id="age"><summary>Age</summary></details>';
  open(keepAnswersOpen, body);
  expect(isOpen()).toBe(false);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/`);
  open(keepAnswersOpen, body);
  expect(isOpen()).toBe(true);
});
