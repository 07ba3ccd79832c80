/** @jest-environment jsdom */
import {arriveBy, one, open, scrollPage} from './support';

const {dataset} = document.documentElement;

async function openPage(visit: number, address?: string, before?: () => unknown): Promise<void> {
  arriveBy(visit);
  jest.resetModules();
  const {hideOnScroll} = await import('../../../src/page-scripts/hideOnScroll');
  before?.();
  open(
    hideOnScroll,
    '<header data-away-on-scroll><details data-dismissable></details></header><main><input></main>',
    address,
  );
}

it('hides what would be in the way of reading and typing, but no open menu', async () => {
  await openPage(0);
  expect(dataset.away).toBe('words');
  scrollPage(4);
  expect(dataset.away).toBe('words');
  scrollPage(60);
  expect(dataset.away).toBeUndefined();
  one('input').focus();
  expect(dataset.away).toBe('words');
  one('input').blur();
  expect(dataset.away).toBeUndefined();
  one<HTMLDetailsElement>('details').open = true;
  scrollPage(400);
  expect(dataset.away).toBeUndefined();
  one<HTMLDetailsElement>('details').open = false;
  scrollPage(500);
  expect(dataset.away).toBe('all');
  scrollPage(450);
  expect(dataset.away).toBeUndefined();
});

it('hides the header at once when the reader goes far down', async () => {
  await openPage(0);
  scrollPage(600);
  expect(dataset.away).toBe('all');
});

it.each([
  [1, '/tos'],
  [2, '/tos'],
  [0, '/career?city=pokhara'],
])('takes no movement of the page itself for the reader: %d, %s', async (visit, address) => {
  await openPage(visit, address);
  scrollPage(600);
  expect(dataset.away).toBe('words');
  scrollPage(700);
  expect(dataset.away).toBe('all');
});

it('reads no position, which takes a layout, before the reader scrolls', async () => {
  const {scrollY} = window;
  const read = jest.fn(() => 300);
  Object.defineProperty(window, 'scrollY', {get: read, configurable: true});
  // Jest itself reads it when it resets the modules.
  await openPage(2, '/', () => read.mockClear());
  expect(read).not.toHaveBeenCalled();
  Object.defineProperty(window, 'scrollY', {value: scrollY, writable: true, configurable: true});
});
