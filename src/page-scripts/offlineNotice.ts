import {closest, on, root} from './page';

/**
 * The notice that there is no connection, in src/theme/Layout: `data-offline` on the root element shows it when a link
 * was pressed that leads to no page. On a first page, which no service worker serves yet, that would be an error of the
 * browser.
 */
export function noticeOffline(): void {
  on('click online', (event) => {
    const {onLine, serviceWorker} = navigator;
    const isLost = !onLine && !serviceWorker?.controller && closest(event, 'a[href^="/"]');
    root.toggleAttribute('data-offline', !!isLost);
    if (!isLost) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
