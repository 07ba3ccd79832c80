import {redirectLocation, resolveAddress, type RouteTable} from '../../lib/resolveAddress';
import {pageFile} from '../../lib/urls';

/**
 * Runs in 404.html before React, on hosts whose only rule is that file. Redirects as a host with rules
 * would; for a missing file the page stays. Where the host has a page only by the name of its file, it goes there,
 * and src/plugins/starter shows the address of the page again.
 */
export function leaveNotFound(table: RouteTable): void {
  const {pathname, search, hash, href} = location;
  let address = resolveAddress(pathname, table);
  // Such a host cannot answer 400, and React Router throws on a broken escape. Without its percent
  // signs the address still shows the language.
  if (address.kind === 'malformed') address = resolveAddress(pathname.replace(/%/g, '-'), table);
  let to: string | undefined;
  // A host with rules of its own may send the visitor straight back: then the page stays, too.
  if (address.kind === 'redirect' && document.referrer !== href.split('#')[0])
    to = redirectLocation(address, pathname, search, hash);
  if (address.kind === 'page') {
    // A page may have a link to itself, and a host may drop a query. The name of the window is there where storage
    // is denied, too; the starter of the page that comes takes it away.
    if (window.name !== pathname) to = pageFile(address.path) + search + hash;
    window.name = to ? pathname : '';
  }
  if (!to) return;
  location.replace(to);
  // The rest is neither shown nor run meanwhile: its scripts would take what is kept for the page that comes.
  document.write('<plaintext hidden>');
}
