/** @jest-environment jsdom */
import {animateOnce} from '../../../src/page-scripts/homePicture';
import {begin} from './support';

const root = document.documentElement;

it.each([
  ['http://localhost/', 'navigate', true],
  ['http://localhost/ne/', 'navigate', true],
  ['http://localhost/about', 'navigate', false],
  ['https://elsewhere.example/', 'navigate', false],
  ['', 'navigate', false],
  ['', 'back_forward', true],
])('is there already on the way from "%s", %s: %s', (referrer, type, isThere) => {
  Object.assign(performance, {getEntriesByType: () => [{type}]});
  delete root.dataset.woven;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  begin(animateOnce, '');
  expect(root.hasAttribute('data-woven')).toBe(isThere);
});
