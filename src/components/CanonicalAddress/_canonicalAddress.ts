import routes from '@generated/routes';
import {pagePaths, redirectFor, type Route} from '@site/src/lib/urls';

/** Where an address inside the site belongs by the rules that hosts follow; null when it is right. */
export function canonicalAddress(pathname: string, baseUrl: string): string | null {
  return redirectFor(pathname, baseUrl, pagePaths(routes as Route[]));
}
