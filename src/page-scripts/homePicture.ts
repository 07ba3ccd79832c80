import {navigationType} from './page';

/**
 * The picture of the home page, src/pages/_home/Hero: it is woven once. `data-woven` on the root element says that it is
 * there already, after Back or on the way from the home page in the other language.
 */
export function weaveOnce(): void {
  const from = document.referrer.replace(location.origin, '');
  if (navigationType() === 'back_forward' || /^\/(\w+\/)?$/.test(from))
    document.documentElement.dataset.woven = '';
}
