import {DEAD_ZONE, navigationType, on, root} from './page';

/** The height of the header, in CSS pixels. Nothing is hidden while its place at the top of the page is in view. */
const HEADER = 86;

/** The scroll position at the last movement. */
let scrolled: number | undefined;

/** Takes the current position as the start: the reader has not scrolled there. */
export const ignoreMovement = (): void => {
  scrolled = scrollY;
};

/**
 * The header (src/theme/Navbar) and the chat links (src/components/ChatLinks), which have `data-away-on-scroll`, leave by
 * `data-away` on the root element: `all` while the reader scrolls down, but not at the top of the page, and `words`, for
 * the chat links alone, while something is typed, and from the start: on a phone they would be over the words of the
 * first screen. An open menu keeps both there.
 */
export function hideOnScroll(): void {
  /** By the last movement, or that there was none. */
  let away = 'words';
  const isTyping = () => document.activeElement?.matches('input,select,textarea');
  // Before the first paint, and nothing changes when the page is there.
  root.dataset.away = away;
  on('DOMContentLoaded', () => {
    // Without a layout Chromium scrolls to the hash after Back, not to the former position.
    if (location.hash) ignoreMovement();
  });
  on('scroll focusin focusout', () => {
    // The first movement after Back is the browser's, and for a search that of tradeSearch.ts.
    scrolled ??= navigationType() || location.search ? scrollY : 0;
    const moved = scrollY - scrolled;
    if (Math.abs(moved) >= DEAD_ZONE) {
      ignoreMovement();
      away = moved > 0 && scrollY > HEADER ? 'all' : '';
    }
    // Safari does not focus a pressed element, so an open menu may be without the focus.
    const isOpen = document.querySelector('[data-away-on-scroll] [open]');
    const now = isOpen ? '' : away || (isTyping() ? 'words' : '');
    if (now) root.dataset.away = now;
    else delete root.dataset.away;
  });
}
