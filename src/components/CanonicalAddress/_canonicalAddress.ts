import routes from '@generated/routes';
import {redirectFor} from '@site/src/plugins/routing/redirectFor';
import {type Route, pagePaths} from '@site/src/plugins/routing/routeTable';

/** Where an address inside the site belongs by the rules that hosts follow; null when it is right. */
export function canonicalAddress(pathname: string, baseUrl: string): string | null {
  return redirectFor(pathname, baseUrl, pagePaths(routes as Route[]));
}
