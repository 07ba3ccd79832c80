import {navigationType, root} from './page';

/**
 * The picture of the home page, src/pages/_home/Hero, appears row by row once. `data-woven` on the root element says that
 * the visitor has seen it: after Back, and on the way from the home page in the other language.
 */
export function animateOnce(): void {
  const from = document.referrer.replace(location.origin, '');
  if (navigationType() === 2 || /^\/(\w+\/)?$/.test(from)) root.dataset.woven = '';
}
