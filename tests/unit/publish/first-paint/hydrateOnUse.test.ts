/** @jest-environment jsdom */
import {hydrateOnUse} from '@site/src/publish/first-paint/hydrateOnUse';

const all = <E extends HTMLElement>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
];
const scripts = () => all<HTMLScriptElement>('script:not([type])');
const turn = () => new Promise((resolve) => setTimeout(resolve));

it('loads sheet and scripts on the first use, and repeats the press when React runs', async () => {
  document.head.innerHTML =
    '<link rel="later" href="/s.css"><script type="later" src="/a.js"></script><script type="later" src="/b.js"></script>';
  document.body.innerHTML =
    '<p>words</p><div data-hydrate><button>Next</button><a href="#about">About</a></div>';
  const [button] = all<HTMLButtonElement>('button');
  const pressed = jest.fn();
  button!.addEventListener('click', pressed);
  hydrateOnUse();
  all('a')[0]!.click();
  all('p')[0]!.click();
  expect(all('link[rel=stylesheet]')).toEqual([]);

  button!.click();
  expect([pressed.mock.calls.length, button!.getAttribute('aria-busy')]).toEqual([0, 'true']);
  expect(all('link[rel=stylesheet]')).toHaveLength(1);
  expect(scripts().map(({src}) => new URL(src).pathname)).toEqual(['/a.js', '/b.js']);
  button!.click();
  expect(scripts()).toHaveLength(2);
  document.documentElement.dataset.hasHydrated = 'true';
  await turn();
  await turn();
  expect(pressed).toHaveBeenCalledTimes(1);
  button!.click();
  expect(pressed).toHaveBeenCalledTimes(2);
});
