/** @jest-environment jsdom */
import {hideOnScroll} from '../../../src/page-scripts/hideOnScroll';
import {one, open, scrollPage} from './support';

it('hides what would be in the way of reading and typing, but no open menu', () => {
  open(
    hideOnScroll,
    '<header data-away-on-scroll><details data-dismissable></details></header><main><input></main><aside data-away-on-scroll="forms"></aside>',
  );
  const away = () => [...document.querySelectorAll('[data-away]')].map((each) => each.localName);
  // A page with fields begins so.
  expect(away()).toEqual(['aside']);
  scrollPage(60);
  expect(away()).toEqual([]);
  one('input').focus();
  expect(away()).toEqual(['aside']);
  one('input').blur();
  expect(away()).toEqual([]);
  one<HTMLDetailsElement>('details').open = true;
  scrollPage(400);
  expect(away()).toEqual(['aside']);
  one<HTMLDetailsElement>('details').open = false;
  scrollPage(500);
  expect(away()).toEqual(['header', 'aside']);
});
