import {all, DEAD_ZONE, on} from './page';

/** The header, in CSS pixels: while its own place is in view, nothing leaves. */
const HEADER = 86;

/** Where the page was scrolled to at the last movement. The first one, after Back, is the browser's. */
let scrolled = Infinity;

/** Where the page is now is no movement of the reader. */
export const ignoreMovement = (): void => {
  scrolled = scrollY;
};

/**
 * The header (src/theme/Navbar) and the chat links (src/components/ChatLinks), which have `data-away-on-scroll`: they
 * get `data-away` while the reader scrolls down, but not at the top of the page. With the value `forms`, also while
 * something is typed, and first of all on a page with fields.
 */
export function hideOnScroll(): void {
  let isDown = false;
  /** Until the reader scrolls, on a page with fields: they are on the first screen. */
  let isAtForm = false;
  const isTyping = () => Boolean(document.activeElement?.matches('input, select, textarea'));
  on('DOMContentLoaded', () => {
    isAtForm = all('main input,main select,main textarea').length > 0;
    // To read it now lays out the whole page in this task; after the next frame that is done. With a hash it is read now: where
    // nothing is laid out yet, Chromium goes to the hash after Back, too, instead of where the page was.
    if (location.hash) ignoreMovement();
    else requestAnimationFrame(() => setTimeout(ignoreMovement));
  });
  on('scroll', () => {
    const moved = scrollY - scrolled;
    if (Math.abs(moved) < DEAD_ZONE) return;
    ignoreMovement();
    isDown = moved > 0 && scrolled > HEADER;
    isAtForm = false;
  });
  on('scroll focusin focusout DOMContentLoaded', () =>
    all('[data-away-on-scroll]').forEach((element) =>
      element.toggleAttribute(
        'data-away',
        // Safari does not focus what is pressed, so an open menu may be without the focus.
        !element.querySelector('[open]') &&
          (isDown || (element.dataset.awayOnScroll === 'forms' && (isAtForm || isTyping()))),
      ),
    ),
  );
}
