import routes from '@generated/routes';
import {pagePaths, redirectFor, type Route} from '@site/src/lib/urls';

/** The canonical address by the same rules as on the hosts; null for one that is canonical already. */
export function canonicalAddress(pathname: string, baseUrl: string): string | null {
  return redirectFor(pathname, baseUrl, pagePaths(routes as Route[]));
}
