import {reach} from 'site-elements/connection';
import {isPlain} from 'site-elements/isPlain';
import {attempt, closest, on, root} from './page';

/**
 * The notice that there is no connection, in src/theme/Layout: `data-offline` on the root element shows it when a link
 * was pressed that leads to no page. On a first page, which no service worker serves yet, that would be an error of the
 * browser.
 */
export function noticeOffline(): void {
  /** The browser says that it is offline, and is wrong. */
  let isWrong = false;
  on('click online', (event) => {
    delete root.dataset.offline;
    const link = closest<HTMLAnchorElement>(event, 'a');
    if (
      isWrong ||
      // eslint-disable-next-line no-restricted-syntax -- only a reason to ask the network
      navigator.onLine ||
      link?.origin !== location.origin ||
      // A place in this page.
      (link.hash && link.pathname === location.pathname) ||
      !isPlain(event as MouseEvent) ||
      attempt(() => navigator.serviceWorker.controller)
    )
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    reach().then(
      () => {
        isWrong = true;
        link.click();
      },
      () => (root.dataset.offline = ''),
    );
  });
}
