import {all, DEAD_ZONE, on} from './page';

/** The height of the header, in CSS pixels. Nothing is hidden while its place at the top of the page is in view. */
const HEADER = 86;

/** The scroll position at the last movement. The first movement, after Back, is the browser's. */
let scrolled = Infinity;

/** Takes the current position as the start: the reader has not scrolled there. */
export const ignoreMovement = (): void => {
  scrolled = scrollY;
};

/**
 * The header (src/theme/Navbar) and the chat links (src/components/ChatLinks), which have `data-away-on-scroll`: they
 * get `data-away` while the reader scrolls down, but not at the top of the page. With the value `words`, also while
 * something is typed, and from the start: on a phone they would be over the words of the first screen.
 */
export function hideOnScroll(): void {
  let isDown = false;
  let isAtStart = true;
  const isTyping = () => Boolean(document.activeElement?.matches('input,select,textarea'));
  on('DOMContentLoaded', () => {
    // Reading the position now would lay out the whole page in this task; after the next frame the layout is done. With a
    // hash it is read now: without a layout Chromium scrolls to the hash after Back, not to the former position.
    if (location.hash) ignoreMovement();
    else requestAnimationFrame(() => setTimeout(ignoreMovement));
  });
  on('scroll', () => {
    const moved = scrollY - scrolled;
    if (Math.abs(moved) < DEAD_ZONE) return;
    ignoreMovement();
    isDown = moved > 0 && scrolled > HEADER;
    isAtStart = false;
  });
  on('scroll focusin focusout DOMContentLoaded', () =>
    all('[data-away-on-scroll]').forEach((element) =>
      element.toggleAttribute(
        'data-away',
        // Safari does not focus a pressed element, so an open menu may be without the focus.
        !element.querySelector('[open]') &&
          (isDown || (element.dataset.awayOnScroll === 'words' && (isAtStart || isTyping()))),
      ),
    ),
  );
}
