/** @jest-environment jsdom */
import {bothLanguages} from '../../../src/plugins/both-languages/bothLanguages';

const root = document.documentElement;
const OWN =
  '<script type="later"></script><main><header><h1>Terms</h1><nav><a href="/ne/tos" hreflang="ne">नेपाली</a><a href="/tos" hreflang="en" aria-current="page">English</a><a href="/ne/tos" data-load="both">Both</a></nav></header><p>One</p><p>Roboto</p><ul><li>Two</li></ul><details lang="ne"><p>एक</p></details></main><div id="route-status"></div>';
const TWIN =
  '<main><nav><ol><li>गृहपृष्ठ</li></ol></nav><h1>सर्त</h1><p>एक</p><p>Roboto</p><ul><li>दुई</li></ul><details lang="en"><p>One</p></details></main>';

/** The listeners of one test, removed after it. */
const listeners: Parameters<Window['removeEventListener']>[] = [];
const add = window.addEventListener.bind(window);
window.addEventListener = ((...args: Parameters<typeof add>) => {
  listeners.push(args);
  add(...args);
}) as typeof add;
const observers: MutationObserver[] = [];
window.MutationObserver = class extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.push(this);
  }
};
window.scrollBy = jest.fn();
/** jsdom loads no style sheets. */
const append = document.head.append.bind(document.head);
document.head.append = (...nodes) => {
  append(...nodes);
  for (const node of nodes) (node as HTMLLinkElement).onload?.(new Event('load'));
};

const later = () => new Promise((resolve) => setTimeout(resolve));
const link = (name: string) =>
  [...document.querySelectorAll('a')].find(({textContent}) => textContent === name)!;
const copies = () =>
  [...document.querySelectorAll<HTMLElement>('[data-twin]')].map(
    ({textContent, previousSibling, lang}) =>
      `${previousSibling!.textContent} = ${textContent} (${lang})`,
  );

let answer: () => Promise<Document>;

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  root.lang = 'en';
  root.dataset.scripts = 'ready';
  document.body.innerHTML = OWN;
  const twin = document.implementation.createHTMLDocument();
  twin.documentElement.lang = 'ne';
  twin.body.innerHTML = TWIN;
  answer = () => Promise.resolve(twin);
  bothLanguages(window, '/both.css', () => answer());
  await later();
}

/** @returns whether the browser follows the link */
async function press(name: string, init: MouseEventInit = {}): Promise<boolean> {
  let follows = true;
  const last = (event: Event): void => {
    follows = !event.defaultPrevented;
    // jsdom cannot.
    event.preventDefault();
  };
  window.addEventListener('click', last);
  link(name).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
  window.removeEventListener('click', last);
  await later();
  return follows;
}

afterEach(() => {
  for (const args of listeners.splice(0)) window.removeEventListener(...args);
  for (const observer of observers.splice(0)) observer.disconnect();
  root.removeAttribute('data-view');
});

const PAIRED = ['Terms = सर्त (ne)', 'One = एक (ne)', 'Two = दुई (ne)'];

it('shows each block with its counterpart, own language first, when it is asked to', async () => {
  await open('/tos');
  expect(copies()).toEqual([]);
  expect(await press('Both')).toBe(false);
  expect(copies()).toEqual(PAIRED);
  expect(document.querySelectorAll('li [data-twin], h1 + div, p + div')).toHaveLength(3);
  expect(root.dataset.view).toBe('both');
  expect(location.search).toBe('?both');
  expect(document.querySelector('#route-status')!.textContent).toBe('Both');
});

it('leaves a press for a new tab to the browser', async () => {
  await open('/tos');
  expect(await press('Both', {ctrlKey: true})).toBe(true);
  expect(copies()).toEqual([]);
});

it('waits for React where the scripts of a page start by themselves', async () => {
  await open('/tos');
  document.querySelector('script[type=later]')!.remove();
  await press('Both');
  expect(copies()).toEqual([]);
  root.dataset.scripts = 'running';
  await later();
  expect(copies()).toEqual(PAIRED);
});

it('says that it is busy until the other page is there', async () => {
  await open('/tos');
  let arrive: () => void = () => undefined;
  const working = answer;
  answer = () => new Promise((resolve) => (arrive = () => void working().then(resolve)));
  await press('Both');
  expect(link('Both').getAttribute('aria-busy')).toBe('true');
  arrive();
  await later();
  expect(link('Both').hasAttribute('aria-busy')).toBe(false);
});
