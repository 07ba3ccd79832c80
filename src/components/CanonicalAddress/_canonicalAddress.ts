import routes from '@generated/routes';
import {redirectLocation} from '@site/src/lib/resolveAddress';
import {pagePaths, redirectFor, type Route} from '@site/src/lib/urls';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Goes to the canonical address by the same rules as on the hosts, if this is another spelling of it or none. */
export function correctAddress(
  {pathname, search, hash}: Place,
  baseUrl: string,
  history: {replace: (address: string) => void},
): void {
  const redirect = redirectFor(pathname, baseUrl, pagePaths(routes as Route[]));
  if (!redirect) return;
  const address = redirectLocation(redirect, pathname, search, hash);
  if (redirect.status === 301) history.replace(address);
  // Only a document has a `:target`, which shows the note there.
  else window.location.replace(address);
}
