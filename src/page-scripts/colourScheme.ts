import {all, attempt, closest, on, root} from './page';

/**
 * The button for the colour scheme, `data-color-scheme` in src/theme/Navbar/_Tools.tsx. `data-theme` on the root
 * element is set before the first paint, and `data-theme-choice` says `system` until one is chosen.
 *
 * @param key of the choice in the storage
 */
export function switchColourScheme(key: string): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  /** Where storage is denied, a choice lasts for this page. */
  let choice: string | undefined;
  const show = (chosen = attempt(() => localStorage[key] as string | undefined)): void => {
    choice = chosen ?? choice;
    root.dataset.theme = choice ?? (dark.matches ? 'dark' : 'light');
    root.dataset.themeChoice = choice ?? 'system';
    // The browser's own bar: index.ts has its colours.
    all<HTMLMetaElement>('[name=theme-color][media]').forEach((light) => {
      light.media = root.dataset.theme === 'dark' ? 'not all' : 'all';
    });
  };
  show();
  on('click', (event) => {
    if (!closest(event, '[data-color-scheme]')) return;
    const chosen = root.dataset.theme === 'dark' ? 'light' : 'dark';
    attempt(() => (localStorage[key] = chosen));
    show(chosen);
  });
  dark.addEventListener('change', () => show());
  // A scheme may have been chosen in another tab, or on the page before Back. Listening for `storage` would open both
  // storages before the first paint.
  on('visibilitychange', () => show());
}
