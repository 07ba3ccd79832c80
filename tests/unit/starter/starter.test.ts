/** @jest-environment jsdom */
import {startScripts} from '../../../src/plugins/first-paint/startScripts';

const started = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map((script) => [
    script.getAttribute('src'),
    script.async,
  ]);
const ALL = [
  ['/runtime.js', false],
  ['/main.js', false],
];

/** A window of its own for each test: what listens is gone with it. */
function page(idle?: (run: () => void) => void, connection?: object) {
  const events = new EventTarget();
  return Object.assign(
    events,
    {document, location, navigator: {connection}, requestIdleCallback: idle, Promise},
    {},
  ) as unknown as Window & typeof globalThis;
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/');
  document.head.innerHTML =
    '<script type="later" src="/runtime.js"></script><script type="later" src="/main.js"></script>';
});

it('waits until the page stands and the browser has time, and starts once', () => {
  let run: (() => void) | undefined;
  const window = page((callback) => (run = callback));
  startScripts(window);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  expect(started()).toEqual([]);
  run!();
  window.dispatchEvent(new Event('pointerdown'));
  jest.runAllTimers();
  expect(started()).toEqual(ALL);
});

it.each(['pointerdown', 'keydown'])('does not wait when there is a %s', (type) => {
  const window = page();
  startScripts(window);
  window.dispatchEvent(new Event(type));
  expect(started()).toEqual(ALL);
});

it('leaves the page as a document in a browser that lacks what the scripts call', () => {
  const window = page();
  Object.assign(window, {Promise: {resolve: () => undefined}});
  startScripts(window);
  window.dispatchEvent(new Event('pointerdown'));
  jest.runAllTimers();
  expect(started()).toEqual([]);
});

it('does not wait for a picture that never comes', () => {
  const window = page();
  startScripts(window);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersByTime(4999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(ALL);
});

it('starts in a browser that cannot say when it is idle', () => {
  const window = page();
  delete (window as Partial<Window>).requestIdleCallback;
  startScripts(window);
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(ALL);
});

it('starts at once where the address has a query, which only scripts can answer', () => {
  history.replaceState(null, '', '/media?year=2020');
  const window = page();
  startScripts(window);
  expect(started()).toEqual([]);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toEqual(ALL);
});

it('leads to the same place in the other language before scripts have started', () => {
  history.replaceState(null, '', '/faq?a=1&b=%E0%A4%95#minimum-age');
  document.body.innerHTML =
    '<a href="/ne/faq" hreflang="ne"><span>नेपाली</span></a><a href="/about">About</a>';
  startScripts(window);
  const [switched, other] = document.querySelectorAll('a');
  for (const link of document.querySelectorAll('a')) {
    link.addEventListener('click', (event) => event.preventDefault());
  }
  switched!.querySelector('span')!.click();
  switched!.click();
  other!.click();
  expect(switched!.getAttribute('href')).toMatch(/\/ne\/faq\?a=1&b=%E0%A4%95#minimum-age$/u);
  expect(other!.getAttribute('href')).toBe('/about');
});

it.each([
  ['a browser that says nothing', undefined, null],
  ['a good line', {effectiveType: '4g', saveData: false}, null],
  ['a slow line', {effectiveType: '3g', saveData: false}, 'device'],
  ['a reader who saves data', {effectiveType: '4g', saveData: true}, 'device'],
])('asks for web fonts as the line allows: %s', (_name, connection, fonts) => {
  document.documentElement.removeAttribute('data-fonts');
  startScripts(page(undefined, connection));
  expect(document.documentElement.getAttribute('data-fonts')).toBe(fonts);
});
