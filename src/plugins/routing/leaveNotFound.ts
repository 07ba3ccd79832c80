import {redirectLocation, resolveAddress, type RouteTable} from '../../lib/resolveAddress';

/**
 * Runs in 404.html before React, on hosts whose only rule is that file. Redirects as a host with rules
 * would; for a missing file the page stays.
 */
export function leaveNotFound(table: RouteTable): void {
  const {pathname, search, hash, href} = location;
  let address = resolveAddress(pathname, table);
  // Such a host cannot answer 400, and React Router throws on a broken escape. Without its percent
  // signs the address still shows the language.
  if (address.kind === 'malformed') address = resolveAddress(pathname.replace(/%/g, '-'), table);
  // A host with rules of its own may send the visitor straight back: then the page stays, too.
  const cameBack = document.referrer === href.split('#')[0];
  if (address.kind === 'redirect' && !cameBack)
    location.replace(redirectLocation(address, pathname, search, hash));
}
