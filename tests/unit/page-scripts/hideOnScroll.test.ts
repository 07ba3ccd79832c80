/** @jest-environment jsdom */
import {hideOnScroll} from '../../../src/page-scripts/hideOnScroll';
import {one, open, scrollPage} from './support';

it('hides what would be in the way of reading and typing, but no open menu', () => {
  open(
    hideOnScroll,
    '<header data-away-on-scroll><details data-dismissable></details></header><main><input></main><aside data-away-on-scroll="words"></aside>',
  );
  const away = () => [...document.querySelectorAll('[data-away]')].map((each) => each.localName);
  // A page begins so.
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

it('reads no position, which takes a layout, before the page has been drawn', async () => {
  const {scrollY} = window;
  const read = jest.fn(() => 300);
  Object.defineProperty(window, 'scrollY', {get: read, configurable: true});
  open(hideOnScroll, '<header data-away-on-scroll></header>');
  expect(read).not.toHaveBeenCalled();
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
  // Where the page was opened is no movement.
  window.dispatchEvent(new Event('scroll'));
  expect(one('header').hasAttribute('data-away')).toBe(false);
  Object.defineProperty(window, 'scrollY', {value: scrollY, writable: true, configurable: true});
});
