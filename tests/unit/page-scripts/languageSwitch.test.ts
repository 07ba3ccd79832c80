/** @jest-environment jsdom */
import {restorePosition, switchLanguage} from '../../../src/page-scripts/languageSwitch';
import {begin, endPage, fire, one, open} from './support';

// What the browser cannot show: samePlace.spec.ts looks at the pages.

const root = document.documentElement;

function script(): void {
  switchLanguage();
  restorePosition();
}

const comeFrom = (referrer: string) =>
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, {scrollY: 0});
  comeFrom('http://localhost/faq');
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
    open(script, PAGE, '/faq');
    window.addEventListener('click', (event) => event.preventDefault());
    Object.assign(window, {scrollY: 100});
    one(link).click();
    expect(sessionStorage.getItem('place')).toBe('/ne/faq a 2 0');
    expect(one<HTMLAnchorElement>(link).hash).toBe(hash);
  });

  it('is no block that ends above the reading line, even by less than a pixel', () => {
    open(script, PAGE, '/faq');
    window.addEventListener('click', (event) => event.preventDefault());
    Object.assign(window, {scrollY: 100});
    const place = (selector: string, top: number, height: number) => {
      // A browser rounds this to whole pixels.
      Object.defineProperty(one(selector), 'offsetHeight', {value: Math.round(height)});
      one(selector).getBoundingClientRect = () => new DOMRect(0, top, 300, height);
    };
    place('h2', -300, 40);
    place('p', -183.76, 183.75);
    place('p + p', 90, 50);
    fire('header a', 'click');
    // The first block with a part below the line.
    expect(sessionStorage.getItem('place')).toBe('/ne/faq a 2 -90');
  });

  it('is not kept for another tab, whose language is not chosen here, or for a part of this page', () => {
    open(script, PAGE, '/faq?a=1#a');
    window.addEventListener('click', (event) => event.preventDefault());
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
    Object.assign(document, {fonts: {}});
    sessionStorage.setItem('place', place);
    begin(script, PAGE, '/ne/faq');
    fire('p', type);
    endPage();
    await new Promise((resolve) => setTimeout(resolve));
    expect(scrollBy.mock.calls.map(([{top}]) => top)).toEqual(scrolls);
    expect(sessionStorage.getItem('place')).toBeNull();
  });

  it('is not looked for where no page of the site led to', () => {
    comeFrom('http://localhost.example/');
    sessionStorage.setItem('place', '/ne/faq a 1 0.5');
    open(script, PAGE, '/ne/faq');
    expect(root.hidden).toBe(false);
    expect(sessionStorage.getItem('place')).not.toBeNull();
  });

  it('hides the page until it is all there, and not for longer than a second', () => {
    jest.useFakeTimers();
    sessionStorage.setItem('place', '/ne/faq a 1 0.5');
    begin(script, PAGE, '/ne/faq');
    expect(root.hidden).toBe(true);
    jest.advanceTimersByTime(1000);
    expect(root.hidden).toBe(false);
    jest.useRealTimers();
  });
});
