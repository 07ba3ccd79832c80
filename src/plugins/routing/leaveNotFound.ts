import {redirectLocation, resolveAddress, type RouteTable} from '../../lib/resolveAddress';

/** The parts of a window that the script in 404.html touches. */
interface NotFoundWindow {
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href' | 'replace'>;
  document: Pick<Document, 'referrer'>;
}

/**
 * Runs in 404.html before React, on hosts whose only rule is that file. Redirects as a host with rules
 * would; for a missing file the page stays.
 */
export function leaveNotFound(table: RouteTable, page: NotFoundWindow): void {
  const location = page.location;
  const path = location.pathname;
  let address = resolveAddress(path, table);
  // Such a host cannot answer 400, and React Router throws on a broken escape. Without its percent
  // signs the address still shows the language.
  if (address.kind === 'malformed') address = resolveAddress(path.replace(/%/g, '-'), table);
  // A host with rules of its own may send the visitor straight back: then the page stays, too.
  const cameBack = page.document.referrer === location.href.split('#')[0];
  if (address.kind === 'redirect' && !cameBack) {
    location.replace(redirectLocation(address, path, location.search, location.hash));
  }
}
