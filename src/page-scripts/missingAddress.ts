import {redirectLocation, resolveAddress, type RouteTable} from '../lib/resolveAddress';
import {pageFile} from '../lib/urls';
import {writeHistory} from 'site-elements/history';
import {all, on} from './page';

/*
 * An address without a page: 404.html leads to a page, that page shows its address again, and a note names
 * the address that was asked for.
 */

/**
 * Runs in 404.html (src/publish/hosts puts it there) before React, on hosts whose only rule is that file. Redirects as
 * a host with rules would; for a missing file the page stays. Where the host serves a page only by the name of its file,
 * the script goes to that file.
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
    // A page may have a link to itself, and a host may drop a query. `window.name` works where storage
    // is denied, too; showAddressOfPage clears it.
    if (window.name !== pathname) to = pageFile(address.path) + search + hash;
    window.name = to ? pathname : '';
  }
  if (!to) return;
  location.replace(to);
  // The rest of 404.html is neither shown nor run: its scripts would use up what is stored for the next page.
  document.write('<plaintext hidden>');
}

/** In every page: shows its address in place of the name of its file, under which 404.html opened it. */
export function showAddressOfPage(): void {
  const {pathname, search, hash} = location;
  const path = pathname.replace(/(index)?\.html$/, '');
  if (path === pathname) return;
  window.name = '';
  writeHistory('replaceState', path + search + hash);
}

/**
 * The note of src/components/mdx/Missing: `data-missing-address` in `#not-found` becomes the address of the parameter
 * `missing`.
 */
export function nameMissingAddress(): void {
  on('DOMContentLoaded', () => {
    const [note] = all('#not-found');
    if (!note || location.hash !== '#not-found') return;
    // The note must stay when the reader jumps to the content.
    note.dataset.open = '';
    // As text, and only what looks like a path: anyone can write such an address.
    const typed = new URLSearchParams(location.search).get('missing') ?? '';
    if (!/^\/[\p{L}\p{M}\d/._~-]{1,60}$/u.test(typed)) return;
    all('[data-missing-address]').forEach((element) => (element.textContent = typed));
  });
}
