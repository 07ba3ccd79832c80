/** @jest-environment jsdom */
import {switchColourScheme} from '../../../src/page-scripts/colourScheme';
import {fire, one, open} from './support';

const root = document.documentElement;
const BUTTON = '<button data-color-scheme>Dark</button>';

/** What jsdom leaves out. */
const media = {matches: false, addEventListener: jest.fn()};
Object.assign(window, {matchMedia: () => media});

const script = () => switchColourScheme('theme-site');
const theme = () => [root.dataset.theme, root.dataset.themeChoice];

beforeEach(() => localStorage.clear());

it('follows the system until a scheme is chosen, which the next page has', () => {
  open(script, BUTTON);
  const [, follow] = media.addEventListener.mock.lastCall as [string, () => void];
  expect(theme()).toEqual(['light', 'system']);
  media.matches = true;
  follow();
  expect(theme()).toEqual(['dark', 'system']);
  one('button').click();
  follow();
  expect(theme()).toEqual(['light', 'light']);
  open(script, BUTTON);
  expect(theme()).toEqual(['light', 'light']);
  media.matches = false;
});

it('has the other colours spread from the press where the browser can, and takes what was chosen in another tab when it is seen again', () => {
  open(script, BUTTON);
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
  localStorage.setItem('theme-site', 'dark');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.dataset.theme).toBe('dark');
});
