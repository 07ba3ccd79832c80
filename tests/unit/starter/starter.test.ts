/** @jest-environment jsdom */
import {markSection, noteMissingAddress, showWhetherOpen} from '../../../src/plugins/starter/notes';
import {starter} from '../../../src/plugins/starter/starter';

// What pages do with it is in the browser tests; here is what those cannot show.

const root = document.documentElement;

/** What jsdom leaves out. */
const media = {matches: false, addEventListener: jest.fn()};
Object.assign(window, {
  matchMedia: () => media,
});
Element.prototype.scrollIntoView = jest.fn();

/** The listeners of one test, removed after it. */
const listeners: Parameters<Window['removeEventListener']>[] = [];
const add = window.addEventListener.bind(window);
window.addEventListener = ((...args: Parameters<typeof add>) => {
  listeners.push(args);
  add(...args);
}) as typeof add;

function begin(body: string, address = '/', navigator = {}): void {
  history.replaceState(null, '', address);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  Object.defineProperty(window, 'navigator', {
    value: {language: 'en', onLine: true, ...navigator},
    configurable: true,
  });
  starter(window, 'theme-site', '/sw.js');
  markSection();
  noteMissingAddress();
  showWhetherOpen();
}

/** Opens a page whose HTML is all there. */
function open(body: string, address = '/', navigator = {}): void {
  begin(body, address, navigator);
  document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));
}

const one = <E extends HTMLElement = HTMLElement>(selector: string): E =>
  document.querySelector<E>(selector)!;
const fire = (selector: string, type: string, init: object = {}): boolean =>
  one(selector).dispatchEvent(
    Object.assign(new Event(type, {bubbles: true, cancelable: true}), init),
  );
const stayOnPage = () => window.addEventListener('click', (event) => event.preventDefault());
const scrollTo = (scrollY: number) => {
  Object.assign(window, {scrollY});
  window.dispatchEvent(new Event('scroll'));
};
beforeEach(() => {
  for (const name of ['scripts', 'theme', 'theme-choice', 'offer']) {
    root.removeAttribute(`data-${name}`);
  }
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, {scrollY: 0});
});
afterEach(() => {
  for (const args of listeners.splice(0)) window.removeEventListener(...args);
});

it('has the other colours spread from the press where the browser can, and follows other tabs', () => {
  open('<button data-color-scheme>Dark</button>');
  const start = jest.fn((change: () => void) => {
    change();
    return {ready: Promise.reject(new Error('The page is hidden'))};
  });
  Object.assign(document, {startViewTransition: start});
  fire('button', 'click', {clientX: 30, clientY: 40});
  expect(root.style.getPropertyValue('--sp-from')).toBe('30px 40px');
  expect([start.mock.calls.length, root.dataset.theme]).toEqual([1, 'dark']);
  media.matches = true;
  one('button').click();
  expect([start.mock.calls.length, root.dataset.theme]).toEqual([1, 'light']);
  media.matches = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  window.dispatchEvent(new StorageEvent('storage', {key: 'theme-site', newValue: 'dark'}));
  expect(root.dataset.theme).toBe('dark');
});

it.each([
  ['/about.html?a=1#b', '/about?a=1#b'],
  ['/ne/index.html', '/ne/'],
  ['/release-1.2', '/release-1.2'],
])('shows the address of the page in place of %s', (opened, shown) => {
  window.name = 'opened by its file';
  open('', opened);
  expect(location.pathname + location.search + location.hash).toBe(shown);
  expect(window.name).toBe(shown === opened ? 'opened by its file' : '');
});

it('leaves the keys of an input method to it, whoever listens', () => {
  open('<details data-dismissable open><summary></summary><input></details>');
  const listener = jest.fn();
  for (const target of [window, one('input')]) target.addEventListener('keydown', listener, true);
  one('input').focus();
  for (const key of ['Escape', 'ArrowDown', 'Enter', '/']) {
    for (const composition of [{isComposing: true}, {keyCode: 229}])
      // Its default is the input method's.
      expect(fire('input', 'keydown', {key, ...composition})).toBe(true);
  }
  expect([listener.mock.calls.length, one<HTMLDetailsElement>('details').open]).toEqual([0, true]);
  fire('input', 'keydown', {key: 'Escape'});
  expect([listener.mock.calls.length, one<HTMLDetailsElement>('details').open]).toEqual([2, false]);
  window.removeEventListener('keydown', listener, true);
});

describe('the place in the other language', () => {
  const PAGE = `<header><a href="/ne/faq" hreflang="ne">ने</a></header><main>
    <h2 id="a">A</h2><p>1</p><p>2 <a href="/ne/faq" hreflang="ne">here</a></p>
    <small role="note"><a href="/ne/faq#a" hreflang="ne">Changed</a></small>
    <a href="#nepali" hreflang="ne">Below</a></main>`;

  it.each([
    ['the block that the link is in', 'p a', ''],
    ['the block above the note that the link is in', 'small a', '#a'],
  ])('is %s', (_name, link, hash) => {
    open(PAGE, '/faq');
    stayOnPage();
    Object.assign(window, {scrollY: 100});
    one(link).click();
    expect(sessionStorage.getItem('place')).toBe('/ne/faq a 2 0');
    expect(one<HTMLAnchorElement>(link).hash).toBe(hash);
  });

  it('is not kept for another tab, whose language is not chosen here, or for a part of this page', () => {
    open(PAGE, '/faq?a=1#a');
    stayOnPage();
    Object.assign(window, {scrollY: 100});
    fire('header a', 'click', {ctrlKey: true});
    fire('main > a', 'click');
    expect(one('main > a').getAttribute('href')).toBe('#nepali');
    expect(sessionStorage.getItem('place')).toBeNull();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it.each([
    ['/ne/faq a 2 -300', 'focusin', [-300]],
    // The section, where it has fewer blocks.
    ['/ne/faq a 9 -250', 'focusin', [-250]],
    ['/ne/faq gone 1 0.5', 'focusin', []],
    ['/ne/tos a 1 0.5', 'focusin', []],
    // The reader has begun.
    ['/ne/faq a 2 -300', 'keydown', []],
    ['/ne/faq a 2 -300', 'pointerdown', []],
  ])('is returned to once: %s, after a %s', async (place, type, scrolls) => {
    const scrollBy = jest.fn();
    Object.assign(window, {scrollBy});
    Object.assign(document, {fonts: {ready: new Promise(() => undefined)}});
    sessionStorage.setItem('place', place);
    begin(PAGE, '/ne/faq');
    fire('p', type);
    document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));
    await new Promise((resolve) => setTimeout(resolve));
    expect(scrollBy.mock.calls.map(([{top}]) => top)).toEqual(scrolls);
    expect(sessionStorage.getItem('place')).toBeNull();
  });

  it('hides the page until it is all there, and not for longer than a second', () => {
    jest.useFakeTimers();
    sessionStorage.setItem('place', '/ne/faq a 1 0.5');
    begin(PAGE, '/ne/faq');
    expect(root.hidden).toBe(true);
    jest.advanceTimersByTime(1000);
    expect(root.hidden).toBe(false);
    jest.useRealTimers();
  });
});

it('offers the first language of the browser by its whole name', () => {
  begin('', '/', {language: 'new-NP'});
  expect(root.dataset.offer).toBe('new');
});

it('leaves a menu open while the focus is in the box around it', () => {
  open(
    '<aside><details data-dismissable open><summary>Chat</summary></details><button>WhatsApp</button></aside><p tabindex="0">Page</p>',
  );
  const menu = one<HTMLDetailsElement>('details');
  one('button').focus();
  expect(menu.open).toBe(true);
  one('p').focus();
  expect(menu.open).toBe(false);
});

it.each([
  ['<details><summary>Q</summary><p id="कख">A</p></details>', '#%E0%A4%95%E0%A4%96', true],
  ['<details id="fee"><summary>Q</summary><p>A</p></details>', '#fee', true],
  ['<details id="more" class="more-list"><summary>More</summary></details>', '#more', true],
  ['<details class="more-list"></details><ul><li id="last"></ul>', '#last', true],
  // As questions were named once.
  ['<details><summary>Q</summary><p id="age">A</p></details>', '#age-faq', true],
  ['<details><summary id="age">Q</summary><p>A</p></details>', '#age', false],
  ['<details></details>', '#%E0%A4', false],
])('opens what the address names: %s %s', (body, hash, isOpened) => {
  const isOpen = () => one<HTMLDetailsElement>('details').open;
  open(body, `/faq${hash}`);
  expect(isOpen()).toBe(isOpened);
  open(body, '/faq');
  expect(isOpen()).toBe(false);
  history.replaceState(null, '', hash);
  window.dispatchEvent(new Event('hashchange'));
  expect(isOpen()).toBe(isOpened);
});

it.each([
  ['?missing=/abuot&x=1', '/abuot'],
  ['?missing=/call-98%20now', 'this address'],
  ['?missing=abuot', 'this address'],
  [`?missing=/${'a'.repeat(61)}`, 'this address'],
])('names the address that has no page only where it looks like one: %s', (query, words) => {
  open('<aside id="not-found"><b data-missing-address>this address</b></aside>', '/app#not-found');
  expect(one('b').textContent).toBe('this address');
  open(document.body.innerHTML, `/app${query}#not-found`);
  expect(one('b').textContent).toBe(words);
});

it('marks the section that is read', () => {
  open(
    '<nav data-contents><a href="#a">A</a><a href="#b">B</a></nav><h2 id="a">A</h2><h2 id="b">B</h2>',
  );
  for (const [scrollY, current] of [
    [0, 'A'],
    [800, 'B'],
    [300, 'A'],
  ] as const) {
    one('#a').getBoundingClientRect = () => ({top: 300 - scrollY}) as DOMRect;
    one('#b').getBoundingClientRect = () => ({top: 900 - scrollY}) as DOMRect;
    scrollTo(scrollY);
    expect(one('[aria-current=location]').textContent).toBe(current);
  }
});

it('hides what would be in the way of reading and typing, but no open menu', () => {
  open(
    '<header data-away-on-scroll><details data-dismissable></details></header><main><input></main><aside data-away-on-scroll="forms"></aside>',
  );
  const away = () => [...document.querySelectorAll('[data-away]')].map((each) => each.localName);
  // A page with fields begins so.
  expect(away()).toEqual(['aside']);
  scrollTo(60);
  expect(away()).toEqual([]);
  one('input').focus();
  expect(away()).toEqual(['aside']);
  one('input').blur();
  expect(away()).toEqual([]);
  one<HTMLDetailsElement>('details').open = true;
  scrollTo(400);
  expect(away()).toEqual(['aside']);
  one<HTMLDetailsElement>('details').open = false;
  scrollTo(500);
  expect(away()).toEqual(['header', 'aside']);
});

it.each([
  ['2026-11-19T09:59+05:45', 'false'],
  ['2026-11-19T10:00+05:45', 'true'],
  ['2026-11-19T16:59+05:45', 'true'],
  ['2026-11-19T17:00+05:45', 'false'],
  ['2026-11-20T17:00+05:45', 'next'],
  ['2026-11-21T09:59+05:45', 'next'],
  ['2026-11-21T12:00+05:45', 'false'],
])('knows at %s whether the telephone is answered, or tomorrow', (time, isOpen) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
  open('<p data-open-from="600" data-open-to="1020" data-open-days="012345"></p>');
  expect(one('p').dataset.open).toBe(isOpen);
  jest.restoreAllMocks();
});

it('follows the clock while the page is open, and after a sleep', () => {
  jest.useFakeTimers({now: Date.parse('2026-11-19T09:58+05:45')});
  open('<p data-open-from="600" data-open-to="1020" data-open-days="012345"></p>');
  jest.advanceTimersByTime(110_000);
  expect(one('p').dataset.open).toBe('false');
  jest.advanceTimersByTime(10_000);
  expect(one('p').dataset.open).toBe('true');
  jest.setSystemTime(Date.parse('2026-11-19T18:00+05:45'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(one('p').dataset.open).toBe('false');
  jest.useRealTimers();
});

it('keeps what was opened for the visit, whatever else is opened later', () => {
  const body =
    '<details><summary>Fee</summary><p id="fee"></details>' +
    '<details id="age"><summary>Age</summary></details>';
  const isOpen = () => [...document.querySelectorAll('details')].map((each) => each.open);
  open(body);
  for (const isFeeOpen of [true, false]) {
    one<HTMLDetailsElement>('details').open = isFeeOpen;
    fire('details', 'toggle');
    open(body);
    expect(isOpen()).toEqual([isFeeOpen, false]);
  }
});
