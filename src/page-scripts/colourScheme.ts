import {attempt, closest, on, root} from './page';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * The button for the colour scheme, `data-color-scheme` in src/theme/Navbar/_Tools.tsx. `data-theme` on the root
 * element is set before the first paint, and `data-theme-choice` says `system` until one is chosen.
 *
 * @param key of the choice in the storage
 */
export function switchColourScheme(key: string): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = (choice?: string | null): void => {
    root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
    root.dataset.themeChoice = choice ?? 'system';
  };
  const readChoice = () => attempt(() => localStorage.getItem(key));
  show(readChoice());
  on('click', (event) => {
    if (!closest(event, '[data-color-scheme]')) return;
    const choice = root.dataset.theme === 'dark' ? 'light' : 'dark';
    // Where storage is denied, a choice lasts for this page.
    attempt(() => localStorage.setItem(key, choice));
    // The new colours spread from the pointer: see src/css/base.css.
    const {clientX, clientY} = event as MouseEvent;
    root.style.setProperty('--sp-from', `${clientX}px ${clientY}px`);
    if (matchMedia(REDUCED_MOTION).matches || !document.startViewTransition) show(choice);
    else document.startViewTransition(() => show(choice)).ready.catch(() => undefined);
  });
  dark.addEventListener('change', () => {
    if (root.dataset.themeChoice === 'system') show();
  });
  // A scheme may have been chosen in another tab, or on the page before Back. Listening for `storage` would open both
  // storages before the first paint.
  on('visibilitychange', () => {
    const choice = readChoice();
    if (choice) show(choice);
  });
}
