import type {ClientModule} from '@docusaurus/types';

/** Where src/theme/Root.tsx keeps the words for screen readers. */
export const ROUTE_STATUS_ID = 'route-status';

/** The document's title is set a frame or two after the page. */
const TITLE_DELAY_MS = 150;

/** Whether the next change of page is one of Back or Forward. */
let isReturn = false;
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isReturn = true;
  });
}

/**
 * After a change of page inside the site: moves the focus to the new heading and says the new title
 * to screen readers, as a full page load would. A jump to a part of a page is left alone.
 */
const routeChange: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    const returns = isReturn;
    isReturn = false;
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    // A link leads smoothly to the top. After Back the browser would travel to the old place for up to
    // a second, and stop where the reader touches it.
    if (returns) document.documentElement.style.scrollBehavior = 'auto';
  },
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    if (!location.hash) focusHeading();
    // For src/plugins/starter.
    dispatchEvent(new Event('pagechange'));
    // The service worker keeps documents, and React has loaded none.
    if (navigator.serviceWorker?.controller) fetch(location.pathname).catch(() => undefined);
    setTimeout(() => {
      const status = document.getElementById(ROUTE_STATUS_ID);
      if (status) status.textContent = document.title;
      document.documentElement.style.scrollBehavior = '';
    }, TITLE_DELAY_MS);
  },
};

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({preventScroll: true});
}

export default routeChange;
