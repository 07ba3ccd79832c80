/** @jest-environment jsdom */
import {starter} from '../../../src/plugins/starter/starter';

const root = document.documentElement;

/** What jsdom leaves out. */
const media = {matches: false, addEventListener: jest.fn()};
Object.assign(window, {
  matchMedia: () => media,
  // Docusaurus sets it when its scripts have run.
  docusaurus: {},
  IntersectionObserver: class {
    constructor(run: (entries: {isIntersecting: boolean}[]) => void) {
      comeIntoView = () => run([{isIntersecting: true}]);
    }
    observe = observed;
  },
});
Element.prototype.scrollIntoView = jest.fn();
const observed = jest.fn();
let comeIntoView: () => void;

/** The listeners of one test, removed after it. */
const listeners: Parameters<Window['removeEventListener']>[] = [];
const add = window.addEventListener.bind(window);
window.addEventListener = ((...args: Parameters<typeof add>) => {
  listeners.push(args);
  add(...args);
}) as typeof add;

function begin(body: string, address = '/', navigator = {}): void {
  history.replaceState(null, '', address);
  document.head.innerHTML =
    '<link rel="later" href="/styles.css"><script type="later" src="/assets/js/a.js"></script><script type="later" src="/assets/js/b.js"></script>';
  document.body.innerHTML = body;
  Object.defineProperty(window, 'navigator', {
    value: {language: 'en', onLine: true, ...navigator},
    configurable: true,
  });
  starter(window, 'theme-site', '/assets/js/*.js', '/sw.js');
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
const scripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script:not([type])')].map(
    ({src}) => new URL(src).pathname,
  );
const sheet = () => one('link[rel=stylesheet]');

/** Lets what the starter asked for arrive, and React hydrate the page. */
async function arrive(): Promise<void> {
  sheet().onload!(new Event('load'));
  for (const script of document.querySelectorAll<HTMLScriptElement>('script:not([type])')) {
    script.onload!(new Event('load'));
  }
  root.dataset.hasHydrated = 'true';
  // The starter repeats a moment after hydration; on a busy machine that is later than any number says.
  while (root.dataset.scripts !== 'running') await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  for (const name of ['has-hydrated', 'scripts', 'theme', 'theme-choice', 'fonts', 'offer']) {
    root.removeAttribute(`data-${name}`);
  }
  root.lang = 'en';
  localStorage.clear();
  sessionStorage.clear();
  observed.mockClear();
});
afterEach(() => {
  for (const args of listeners.splice(0)) window.removeEventListener(...args);
});

const LIVE = '<p>words</p><div data-hydrate><button>Next</button><a href="/about">About</a></div>';

describe('intent', () => {
  it('loads nothing while a page is read', () => {
    open(LIVE);
    fire('p', 'pointerover', {pointerType: 'mouse'});
    fire('p', 'pointerdown');
    fire('p', 'keydown', {key: 'ArrowDown'});
    fire('p', 'focusin');
    fire('div', 'pointerdown', {pointerType: 'touch'});
    expect(root.dataset.scripts).toBe('ready');
    expect(document.querySelectorAll('link[rel=preload], link[rel=stylesheet]')).toHaveLength(0);
  });

  it.each(['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'])(
    'starts on %s, with the whole style sheet before the scripts, and these in their order',
    (type) => {
      open(LIVE);
      fire('button', type, {pointerType: 'mouse', button: 0});
      expect(root.dataset.scripts).toBe('loading');
      expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(2);
      expect(scripts()).toEqual([]);
      sheet().onload!(new Event('load'));
      expect(scripts()).toEqual(['/assets/js/a.js']);
      one<HTMLScriptElement>('script:not([type])').onload!(new Event('load'));
      expect(scripts()).toEqual(['/assets/js/a.js', '/assets/js/b.js']);
      fire('button', type, {pointerType: 'mouse', button: 0});
      expect(document.querySelectorAll('link[rel=preload]')).toHaveLength(2);
    },
  );

  it('leaves a plain link in such an element alone', () => {
    open(LIVE);
    one('a').addEventListener('click', (event) => event.preventDefault());
    fire('a', 'focusin');
    one('a').click();
    expect(root.dataset.scripts).toBe('ready');
  });

  it('leaves the page as a document in a browser that lacks what the scripts call', () => {
    const {allSettled} = Promise;
    delete (Promise as Partial<typeof Promise>).allSettled;
    open(LIVE);
    fire('button', 'focusin');
    Promise.allSettled = allSettled;
    expect(root.dataset.scripts).toBeUndefined();
    expect(scripts()).toEqual([]);
  });

  it.each([
    ['/?city=pokhara', 'loading'],
    ['/?fbclid=1', 'ready'],
    ['/', 'ready'],
  ])('starts at once for a query that the page reads: %s', (address, state) => {
    open('<div data-query="city profession"></div>', address);
    expect(root.dataset.scripts).toBe(state);
  });

  it('starts at once for a form with a draft', () => {
    sessionStorage.setItem('draft-query', '{}');
    open('<form id="query" data-hydrate></form>');
    expect(root.dataset.scripts).toBe('loading');
  });

  it('starts when a moving part comes into view', () => {
    open('<div data-hydrate="visible"></div>');
    expect(root.dataset.scripts).toBe('ready');
    comeIntoView();
    expect(root.dataset.scripts).toBe('loading');
  });

  it('does not watch for it where data is saved', () => {
    open('<div data-hydrate="visible"></div>', '/', {connection: {saveData: true}});
    expect(observed).not.toHaveBeenCalled();
  });
});

describe('before hydration', () => {
  it('repeats the last press once, and shows until then that it is busy', async () => {
    open('<div data-hydrate><button id=a>A</button><button id=b>B</button></div>');
    const pressed = jest.fn();
    document.body.addEventListener('click', ({target}) => pressed((target as Element).id));
    one('#a').click();
    one('#b').click();
    expect(pressed).not.toHaveBeenCalled();
    expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
    await arrive();
    expect(pressed.mock.calls).toEqual([['b']]);
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
    expect(root.dataset.scripts).toBe('running');
    one('#a').click();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('leaves a press for a new tab to the browser', () => {
    open('<a href="/picture.svg" data-hydrate>Open</a>');
    one('a').addEventListener('click', (event) => event.preventDefault());
    const untouched = jest.fn();
    one('a').addEventListener('click', untouched);
    one('a').dispatchEvent(
      new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true}),
    );
    expect(untouched).toHaveBeenCalled();
  });

  it('repeats what was typed and chosen, past what React shows by then', async () => {
    open(
      '<form data-hydrate><input><select><option value=1><option value=2></select><textarea></textarea></form>',
    );
    const values: string[] = [];
    for (const [tag, value] of [
      ['input', 'abc'],
      ['textarea', 'कख'],
      ['select', '2'],
    ] as const) {
      one<HTMLInputElement>(tag).value = value;
      fire(tag, 'input');
      // As React does for a field that it controls.
      one<HTMLInputElement>(tag).value = '';
    }
    one('form').addEventListener('input', ({target}) =>
      values.push((target as HTMLInputElement).value),
    );
    await arrive();
    expect(values).toEqual(['abc', 'कख', '2']);
  });

  it('repeats the option that was chosen where another has the same value', async () => {
    open(
      '<form data-hydrate><select><option value=0><option value=+1><option value=+1></select></form>',
    );
    const select = one<HTMLSelectElement>('select');
    select.selectedIndex = 2;
    fire('select', 'input');
    select.selectedIndex = 0;
    await arrive();
    expect(select.selectedIndex).toBe(2);
  });

  it('keeps what was typed before React emptied the field, and what is typed until it is ready', async () => {
    open('<form data-hydrate><input></form>');
    const field = one<HTMLInputElement>('input');
    const type = (data: string): void => {
      field.value += data;
      fire('input', 'input', {inputType: 'insertText', data});
    };
    [...'radi'].forEach(type);
    field.value = '';
    [...'o 4'].forEach(type);
    await arrive();
    expect(field.value).toBe('radio 4');
  });

  it('does not let the browser submit a form', () => {
    open('<form data-hydrate></form><form></form>');
    expect(fire('form[data-hydrate]', 'submit')).toBe(false);
    expect(fire('form:not([data-hydrate])', 'submit')).toBe(true);
  });

  it('waits with the other language until what was typed is stored', async () => {
    open('<form data-hydrate><input></form><a hreflang="ne" href="/ne/">नेपाली</a>');
    const followed = jest.fn((event: Event) => event.preventDefault());
    one('a').addEventListener('click', followed);
    fire('input', 'input');
    one('a').click();
    expect(followed).not.toHaveBeenCalled();
    await arrive();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('says that scripts cannot be had, and tries again at the next intent', () => {
    open(LIVE);
    one('button').click();
    sheet().onload!(new Event('load'));
    one<HTMLScriptElement>('script:not([type])').onerror!('error');
    // That may have been the failure of an earlier preload.
    expect(root.dataset.scripts).toBe('loading');
    expect(scripts()).toEqual(['/assets/js/a.js']);
    one<HTMLScriptElement>('script:not([type])').onerror!('error');
    expect(root.dataset.scripts).toBe('failed');
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
    fire('button', 'focusin');
    expect(root.dataset.scripts).toBe('loading');
    expect(scripts()).toEqual(['/assets/js/a.js']);
  });

  it('says so when the scripts have run without effect, because one was incomplete', () => {
    open(LIVE);
    one('button').click();
    Reflect.deleteProperty(window, 'docusaurus');
    sheet().onload!(new Event('load'));
    one<HTMLScriptElement>('script:not([type])').onload!(new Event('load'));
    one<HTMLScriptElement>('script:not([type]) ~ script:not([type])').onload!(new Event('load'));
    expect(root.dataset.scripts).toBe('failed');
    expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
    Object.assign(window, {docusaurus: {}});
  });

  it('says so when the style sheet fails, and when a client module gives up', () => {
    open(LIVE);
    one('button').click();
    sheet().onerror!('error');
    expect(root.dataset.scripts).toBe('failed');
    fire('button', 'focusin');
    window.dispatchEvent(new Event('scriptsfailed'));
    expect(root.dataset.scripts).toBe('failed');
  });

  it('says so no longer when what had failed has come', () => {
    open(LIVE);
    window.dispatchEvent(new Event('scriptsloaded'));
    expect(root.dataset.scripts).toBe('ready');
    window.dispatchEvent(new Event('scriptsfailed'));
    window.dispatchEvent(new Event('scriptsloaded'));
    expect(root.dataset.scripts).toBe('ready');
  });
});

describe('both languages', () => {
  const LINK = '<main><a href="/ne/tos" data-load="both">Both</a></main>';

  it('loads their script once, when the link is pressed', () => {
    open(LINK);
    expect(scripts()).toEqual([]);
    expect(fire('a', 'click', {ctrlKey: true})).toBe(true);
    expect(scripts()).toEqual([]);
    expect(fire('a', 'click')).toBe(false);
    expect(one('a').getAttribute('aria-busy')).toBe('true');
    expect(fire('a', 'click', {detail: 2})).toBe(false);
    expect(fire('a', 'click', {detail: 1})).toBe(true);
    expect(scripts()).toEqual(['/assets/js/both.js']);
  });

  it.each([
    ['/tos?both', 1],
    ['/tos?a=1&both', 1],
    ['/tos', 0],
  ])('loads it at once for an address that asks for them: %s', (address, count) => {
    open(LINK, address);
    expect(scripts()).toHaveLength(count);
  });

  it('says that it did not come, and tries again at the next press', () => {
    open(LINK);
    fire('a', 'click');
    one<HTMLScriptElement>('script:not([type])').onerror!('error');
    expect(root.dataset.scripts).toBe('failed');
    expect(one('a').hasAttribute('aria-busy')).toBe(false);
    expect(scripts()).toEqual([]);
    fire('a', 'click');
    expect(scripts()).toEqual(['/assets/js/both.js']);
  });
});

describe('search', () => {
  const PAGE =
    '<a href="/search" data-load="q">Search</a><main><form data-load="q"><input></form></main>';
  const SCRIPT = ['/assets/js/q.js'];

  it.each([
    ['/', {}, SCRIPT],
    ['k', {ctrlKey: true}, SCRIPT],
    ['k', {metaKey: true}, SCRIPT],
    ['k', {}, []],
    ['/', {ctrlKey: true}, []],
  ])('the key %s with %j loads its script: %j', (key, modifiers, loaded) => {
    open(PAGE);
    fire('body', 'keydown', {key, ...modifiers});
    expect(scripts()).toEqual(loaded);
    expect(one('a').hasAttribute('aria-busy')).toBe(loaded.length > 0);
  });

  it('leaves / to a field', () => {
    open(PAGE);
    expect(fire('input', 'keydown', {key: '/'})).toBe(true);
    expect(scripts()).toEqual([]);
  });

  it('loads its script when its box gets the focus, not its link', () => {
    open(PAGE);
    fire('a', 'focusin');
    expect(scripts()).toEqual([]);
    fire('input', 'focusin');
    expect(scripts()).toEqual(SCRIPT);
  });

  it.each([
    [PAGE, '/search?q=a', SCRIPT],
    [PAGE, '/search', []],
    // Another page may have a parameter of that name.
    ['<a href="/search" data-load="q">Search</a>', '/media?q=a', []],
  ])('loads it at once for an address with a query and a box for it', (body, address, loaded) => {
    open(body, address);
    expect(scripts()).toEqual(loaded);
  });
});

it('switches the colour scheme and remembers it', () => {
  open('<button data-color-scheme>Dark</button>');
  expect([root.dataset.theme, root.dataset.themeChoice]).toEqual(['light', 'system']);
  one('button').click();
  expect([root.dataset.theme, root.dataset.themeChoice]).toEqual(['dark', 'dark']);
  expect(localStorage.getItem('theme-site')).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', {key: 'theme-site', newValue: 'light'}));
  expect(root.dataset.theme).toBe('light');
});

it('has the other colours spread from the press where the browser can', () => {
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
});

it('leads to the same place in the other language', () => {
  open(
    '<a href="/ne/faq" hreflang="ne"><span>नेपाली</span></a><a href="#nepali" hreflang="ne">नेपाली</a><a href="/about">About</a>',
    '/faq?a=1&b=%E0%A4%95#minimum-age',
  );
  fire('span', 'pointerdown');
  fire('a:nth-child(2)', 'pointerdown');
  fire('a:last-child', 'pointerdown');
  expect(one('a').getAttribute('href')).toMatch(/\/ne\/faq\?a=1&b=%E0%A4%95#minimum-age$/u);
  expect(one('a:nth-child(2)').getAttribute('href')).toBe('#nepali');
  expect(one('a:last-child').getAttribute('href')).toBe('/about');
});

describe('the place in the other language', () => {
  const LINE = 86;
  const PAGE = `<header><a href="/ne/faq" hreflang="ne">ने</a></header><main><h1>T</h1><ul><li>L</li></ul>
    <h2 id="a">A</h2><p id="_R_1_">1</p><p>2 <a href="/ne/faq" hreflang="ne">here</a></p>
    <small role="note"><a href="/ne/faq#a" hreflang="ne">Changed</a></small>
    <details><summary>Q</summary><div><p>3</p></div></details><nav><ul><li>N</li></ul></nav></main>`;
  let scrolls: number[];
  let fontsCome: () => void;

  /** Puts blocks of 100 px below one another, and folded ones where they would be. */
  function layOut(scrollY: number): void {
    let top = LINE - scrollY;
    const at = (element: HTMLElement, from: number, height: number): void => {
      element.getBoundingClientRect = () => ({top: from, bottom: from + height}) as DOMRect;
      Object.defineProperty(element, 'offsetHeight', {value: height, configurable: true});
    };
    at(one('header'), 0, LINE);
    document
      .querySelectorAll<HTMLElement>('main h1, main h2, main p, main li, summary')
      .forEach((element) => {
        at(element, top, 100);
        top += 100;
      });
  }
  const leave = (scrollY: number, link = 'header a') => {
    open(PAGE, '/faq');
    Object.assign(window, {scrollY});
    layOut(scrollY);
    one('body').addEventListener('click', (event) => event.preventDefault(), {once: true});
    one(link).click();
  };
  const arrive = async (place: string, body = PAGE): Promise<void> => {
    sessionStorage.setItem('place', place);
    begin(body, '/ne/faq');
    layOut(0);
    document.dispatchEvent(new Event('DOMContentLoaded', {bubbles: true}));
    await nextTask();
  };
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));

  beforeEach(() => {
    scrolls = [];
    Object.assign(window, {
      scrollY: 0,
      scrollBy: ({top, behavior}: ScrollToOptions) => {
        expect(behavior).toBe('instant');
        scrolls.push(top!);
      },
    });
    Object.assign(document, {fonts: {ready: new Promise<void>((done) => (fontsCome = done))}});
  });

  it.each([
    ['within the second block of a page', 130, '/ne/faq  1 0.3'],
    ['within a paragraph of a section', 350, '/ne/faq a 1 0.5'],
    ['where the next block begins', 400, '/ne/faq a 2 0'],
    ['within a question, not its folded answer', 599, '/ne/faq a 3 0.99'],
    ['behind the last block', 700, null],
    ['at the top', 5, null],
  ])('is kept for the next page: %s', (_name, scrollY, place) => {
    leave(scrollY);
    expect(sessionStorage.getItem('place')).toBe(place);
  });

  it('is not kept for another tab, whose language is not chosen here', () => {
    open(PAGE, '/faq');
    Object.assign(window, {scrollY: 130});
    layOut(130);
    one('body').addEventListener('click', (event) => event.preventDefault(), {once: true});
    one('header a').dispatchEvent(
      new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true}),
    );
    expect(sessionStorage.getItem('place')).toBeNull();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it.each([
    ['the block that the link is in', 'p a', ''],
    ['the block above the note that the link is in', 'small a', '#a'],
  ])('is %s', (_name, link, hash) => {
    leave(100, link);
    expect(sessionStorage.getItem('place')).toBe('/ne/faq a 2 -300');
    expect(one<HTMLAnchorElement>(link).hash).toBe(hash);
  });

  it.each([
    ['/ne/faq a 1 0.5', 350],
    ['/ne/faq a 2 -300', 100],
    ['/ne/faq a 9 0.5', 250],
  ])(
    'is returned to before the first paint, and again when fonts have come: %s',
    async (place, top) => {
      await arrive(place);
      expect(scrolls).toEqual([top]);
      fontsCome();
      await nextTask();
      expect(scrolls).toEqual([top, top]);
      expect(sessionStorage.getItem('place')).toBeNull();
    },
  );

  it('unfolds what the place is in', async () => {
    await arrive('/ne/faq a 4 0.5');
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
  });

  it.each(['wheel', 'keydown', 'pointerdown'])(
    'is left alone after a %s of the reader',
    async (type) => {
      await arrive('/ne/faq a 1 0.5');
      fire('p', type);
      fontsCome();
      await nextTask();
      expect(scrolls).toHaveLength(1);
    },
  );

  it.each(['/ne/tos a 1 0.5', '/ne/faq gone 1 0.5'])('is the top for %s', async (place) => {
    await arrive(place);
    expect(scrolls).toEqual([]);
    expect(sessionStorage.getItem('place')).toBeNull();
  });

  it('hides the page until it is all there, and not for longer than a second', () => {
    jest.useFakeTimers();
    sessionStorage.setItem('place', '/ne/faq a 1 0.5');
    begin(PAGE, '/ne/faq');
    expect(root.hidden).toBe(true);
    jest.advanceTimersByTime(1000);
    expect(root.hidden).toBe(false);
    begin(PAGE, '/ne/faq');
    expect(root.hidden).toBe(false);
    jest.useRealTimers();
  });

  it('is not kept where storage is denied', () => {
    const {sessionStorage: storage} = window;
    Object.defineProperty(window, 'sessionStorage', {value: null, configurable: true});
    leave(350);
    Object.defineProperty(window, 'sessionStorage', {value: storage, configurable: true});
    expect(one<HTMLAnchorElement>('header a').pathname).toBe('/ne/faq');
    expect(sessionStorage.getItem('place')).toBeNull();
  });
});

describe('the offer of another language', () => {
  const PAGE = '<a href="/ne/" hreflang="ne">ने</a><button data-close-offer>×</button>';
  const offered = (language: string) => {
    delete root.dataset.offer;
    begin(PAGE, '/', {language});
    return root.dataset.offer;
  };

  it.each([
    ['ne-NP', 'ne'],
    ['ne', 'ne'],
    ['en-GB', 'en'],
    ['new', 'new'],
  ])('is that of the first language of the browser: %s', (language, offer) => {
    expect(offered(language)).toBe(offer);
  });

  it.each([
    ['the language was changed', 'a'],
    ['it was closed', 'button'],
  ])('is not made any more once %s', (_what, pressed) => {
    expect(offered('ne')).toBe('ne');
    one('a').addEventListener('click', (event) => event.preventDefault());
    one(pressed).click();
    expect(root.dataset.offer).toBeUndefined();
    expect(offered('ne')).toBeUndefined();
  });

  it('is closed for this page where storage is denied', () => {
    const {localStorage: storage} = window;
    Object.defineProperty(window, 'localStorage', {value: null, configurable: true});
    expect(offered('ne')).toBe('ne');
    one('button').click();
    expect(root.dataset.offer).toBeUndefined();
    Object.defineProperty(window, 'localStorage', {value: storage, configurable: true});
  });
});

it('closes the menu on Escape, on a link, and when the focus or a press leaves it', () => {
  open(
    '<details data-dismissable><summary>Menu</summary><a href="#x">Link</a></details><p tabindex="0">Page</p>',
  );
  const menu = one<HTMLDetailsElement>('details');
  const closes = (act: () => void): boolean => {
    menu.open = true;
    act();
    return !menu.open;
  };
  expect(closes(() => fire('a', 'focusin'))).toBe(false);
  expect(closes(() => fire('p', 'focusin'))).toBe(true);
  expect(closes(() => one('p').click())).toBe(true);
  expect(closes(() => one('a').click())).toBe(true);
  expect(closes(() => fire('a', 'keydown', {key: 'Escape'}))).toBe(true);
  expect(document.activeElement).toBe(one('summary'));
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

it('opens the answer that the address names', () => {
  open('<details><summary>Q</summary><p id="कख">A</p></details>', '/faq#%E0%A4%95%E0%A4%96');
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  open('<details></details>', '/faq#%E0%A4');
  expect(one<HTMLDetailsElement>('details').open).toBe(false);
});

it.each([
  ['?missing=/abuot&x=1', '/abuot'],
  ['?missing=/%E0%A4%B8%E0%A5%87%E0%A4%B5%E0%A4%BE', '/सेवा'],
  ['?missing=/call-98%20now', 'this address'],
  ['?missing=/<img>', 'this address'],
  ['?missing=abuot', 'this address'],
  [`?missing=/${'a'.repeat(61)}`, 'this address'],
  ['', 'this address'],
])('names the address that has no page only where it looks like one: %s', (query, words) => {
  const note = '<aside id="not-found"><b data-missing-address>this address</b></aside>';
  open(note, `/app${query}#not-found`);
  expect([one('aside').dataset.open, one('b').textContent]).toEqual(['', words]);
  open(note, `/app${query}`);
  expect([one('aside').dataset.open, one('b').textContent]).toEqual([undefined, 'this address']);
});

it('marks the section that is read, and hides what is in the way while scrolling down', () => {
  open(
    '<nav data-contents><a href="#a">A</a><a href="#b">B</a></nav><h2 id="a">A</h2><h2 id="b">B</h2><aside data-away-on-scroll></aside>',
  );
  const current = () => one('[aria-current=location]').textContent;
  const scrollTo = (y: number): void => {
    Object.assign(window, {scrollY: y});
    one('#a').getBoundingClientRect = () => ({top: 300 - y}) as DOMRect;
    one('#b').getBoundingClientRect = () => ({top: 900 - y}) as DOMRect;
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(0);
  expect(current()).toBe('A');
  scrollTo(800);
  expect(current()).toBe('B');
  expect(one('aside').dataset.away).toBe('');
  scrollTo(300);
  expect(current()).toBe('A');
  expect(one('aside').dataset.away).toBeUndefined();
  scrollTo(0);
  scrollTo(60);
  expect(one('aside').dataset.away).toBeUndefined();
});

it('hides what would be in the way of typing', () => {
  open('<input><header data-away-on-scroll></header><aside data-away-on-scroll="forms"></aside>');
  one('input').focus();
  expect(one('aside').dataset.away).toBe('');
  expect(one('header').dataset.away).toBeUndefined();
  one('input').blur();
  expect(one('aside').dataset.away).toBeUndefined();
});

it('keeps an open menu in view', () => {
  open('<header data-away-on-scroll><details data-dismissable open></details></header>');
  const isAwayAt = (scrollY: number) => {
    Object.assign(window, {scrollY});
    window.dispatchEvent(new Event('scroll'));
    return 'away' in one('header').dataset;
  };
  expect(isAwayAt(400)).toBe(false);
  one<HTMLDetailsElement>('details').open = false;
  expect(isAwayAt(500)).toBe(true);
});

it('begins with that out of the way on a page with fields', () => {
  open('<main><input></main><aside data-away-on-scroll="forms"></aside>');
  expect(one('aside').dataset.away).toBe('');
  Object.assign(window, {scrollY: 90});
  window.dispatchEvent(new Event('scroll'));
  Object.assign(window, {scrollY: 20});
  window.dispatchEvent(new Event('scroll'));
  expect(one('aside').dataset.away).toBeUndefined();
});

it.each([
  ['2026-11-22T09:59+05:45', 'false'],
  ['2026-11-22T10:00+05:45', 'true'],
  ['2026-11-22T16:59+05:45', 'true'],
  ['2026-11-22T17:00+05:45', 'false'],
  ['2026-11-20T16:59+05:45', 'true'],
  ['2026-11-20T17:00+05:45', 'next'],
  ['2026-11-21T09:59+05:45', 'next'],
  ['2026-11-21T12:00+05:45', 'false'],
])('knows whether the telephone is answered at %s', (time, isOpen) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(time));
  open('<p data-open-from="600" data-open-to="1020" data-open-days="012345"></p>');
  expect(one('p').dataset.open).toBe(isOpen);
  jest.restoreAllMocks();
});

it.each([
  ['a browser that says nothing', undefined, undefined],
  ['a good line', {effectiveType: '4g', saveData: false}, undefined],
  ['a slow line', {effectiveType: '3g', saveData: false}, 'device'],
  ['a reader who saves data', {effectiveType: '4g', saveData: true}, 'device'],
])('asks for web fonts as the line allows: %s', (_name, connection, fonts) => {
  open('', '/', {connection});
  expect(root.dataset.fonts).toBe(fonts);
});

it('keeps what is chosen in a search for the page in the other language, and no longer', () => {
  const body = `<header><a href="/ne/" hreflang="ne">ने</a></header><form role="search">
    <select id="find"><option value="">All</option><option value="pokhara">Pokhara</option></select></form>`;
  const box = () => one<HTMLSelectElement>('#find');
  open(body);
  box().value = 'pokhara';
  open(body);
  expect(box().value).toBe('');
  box().value = 'pokhara';
  one('body').addEventListener('click', (event) => event.preventDefault(), {once: true});
  one('header a').click();
  open(body, '/ne/');
  expect(box().value).toBe('pokhara');
  open(body, '/ne/');
  expect(box().value).toBe('');
});

it('keeps what was opened for the visit, whatever else is opened later', () => {
  const body = '<details id="fee"><summary>Fee</summary></details><details id="age"></details>';
  open(body);
  one<HTMLDetailsElement>('#fee').open = true;
  fire('#fee', 'toggle');
  open(body);
  expect(one<HTMLDetailsElement>('#fee').open).toBe(true);
  expect(one<HTMLDetailsElement>('#age').open).toBe(false);
  one<HTMLDetailsElement>('#fee').open = false;
  fire('#fee', 'toggle');
  open(body);
  expect(one<HTMLDetailsElement>('#fee').open).toBe(false);
});
