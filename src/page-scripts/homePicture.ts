import {attempt} from './page';
import {root} from './state';

/**
 * The picture of the home page, src/pages/_home/Hero: it is woven once. `data-woven` on the root element says that it is
 * there already, after Back or on the way from the home page in the other language.
 */
export function weaveOnce(): void {
  const [visit] = attempt(() => performance.getEntriesByType('navigation')) ?? [];
  const isBack = (visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  const from = document.referrer.replace(location.origin, '');
  if (isBack || /^\/(\w+\/)?$/.test(from)) root.dataset.woven = '';
}
