/** @jest-environment jsdom */
import {weaveOnce} from '../../../src/page-scripts/homePicture';
import {begin} from './support';

const root = document.documentElement;

it.each([
  ['http://localhost/', true],
  ['http://localhost/ne/', true],
  ['http://localhost/about', false],
  ['https://elsewhere.example/', false],
  ['', false],
])('is there already on the way from "%s": %s', (referrer, isThere) => {
  delete root.dataset.woven;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  begin(weaveOnce, '');
  expect(root.hasAttribute('data-woven')).toBe(isThere);
});
