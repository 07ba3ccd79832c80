/** @jest-environment jsdom */
import {animateOnce} from '../../../src/page-scripts/homePicture';
import {arriveBy, begin} from './support';

const root = document.documentElement;

it.each([
  ['http://localhost/', 0, true],
  ['http://localhost/ne/', 0, true],
  ['http://localhost/ne/about', 0, true],
  ['https://elsewhere.example/', 0, false],
  ['', 0, false],
  ['', 1, true],
  ['', 2, true],
])('is there already on the way from "%s", %s: %s', (referrer, type, isThere) => {
  arriveBy(type);
  delete root.dataset.woven;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  begin(animateOnce, '');
  expect(root.hasAttribute('data-woven')).toBe(isThere);
});
