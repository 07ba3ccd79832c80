/** @jest-environment jsdom */
import {switchColourScheme} from '../../../src/page-scripts/colourScheme';
import {one, open} from './support';

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

it('takes what was chosen in another tab when it is seen again', () => {
  open(script, BUTTON);
  expect(root.dataset.theme).toBe('light');
  localStorage.setItem('theme-site', 'dark');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(root.dataset.theme).toBe('dark');
});
