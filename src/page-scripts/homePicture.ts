import {isFromHere, navigationType, root} from './page';

/**
 * The picture of the home page, src/pages/_home/Hero, appears row by row once. `data-woven` on the root element says that
 * the visitor is not new here: after Back and Reload, and on the way from another page.
 */
export function animateOnce(): void {
  if (navigationType() || isFromHere()) root.dataset.woven = '';
}
