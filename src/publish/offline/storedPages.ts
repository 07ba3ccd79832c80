/*
 * The pages that are stored on the device, for the worker and the build. One cache has the documents by their path,
 * the other the files with a hash in their names. A file is stored while a stored document names it, so releases
 * never mix.
 */
import {PAGES_CACHE} from '../../lib/urls';

export const FILES = 'files';

/** How many pages are kept; the page /offline and the privacy policy say it. */
export const LIMIT = 40;

/** The header of a kept document that says when it was stored, in milliseconds since 1970. */
export const STORED = 'x-stored';

/** The pages that are always kept, below the base of the language; the last one lists what is kept. */
export const ALWAYS = ['', 'contact', 'search', 'offline'] as const;

/** The path of a file with a hash in its name, which never changes. */
const HASHED = String.raw`(?:/[\w-]+)?/(?:assets|img/sized)/[\w./~-]+\.\w+`;

export const isHashed = (path: string): boolean => new RegExp(`^${HASHED}$`).test(path);

/** The folder of the elements in the release of a document, as its loader names it. */
const elementsOf = (html: string): string[] =>
  (/"([^"]*\/assets\/elements\/\w+\/)"/.exec(html) ?? []).slice(1);

/** The hashed files that a document names, and the folder of its elements. */
export const namedIn = (html: string): string[] => [
  ...new Set([...(html.match(new RegExp(HASHED, 'g')) ?? []), ...elementsOf(html)]),
];

/**
 * The files without which a stored page cannot be read. Scripts, pictures of other sizes and Devanagari fonts, which
 * most devices have, are stored when the browser requests them.
 */
export const neededIn = (html: string): string[] => [
  ...namedIn(html).filter((name) =>
    /^(?!.*(?:devanagari|\/sized\/)).*\.(?:css|png|svg|woff2)$/.test(name),
  ),
  ...(html.includes('<site-saved-pages') ? elementsOf(html) : []).map(
    (folder) => `${folder}site-saved-pages.js`,
  ),
];

/** Stores a file if it is missing. @throws when it cannot be loaded or there is no room */
async function keepFile(files: Cache, path: string): Promise<void> {
  if (await files.match(path)) return;
  const response = await fetch(path);
  if (response.status !== 200) throw new Error(path);
  await files.put(path, response);
}

/** Stores a document with the time, after the files that it needs, so a stored document never lacks one. */
export async function keepPage(path: string, response: Response): Promise<void> {
  if (response.status !== 200) throw new Error(path);
  const html = await response.text();
  const pages = await caches.open(PAGES_CACHE);
  const files = await caches.open(FILES);
  for (const name of neededIn(html)) await keepFile(files, name);
  const before = await (await pages.match(path))?.text();
  const headers = new Headers(response.headers);
  headers.set(STORED, String(Date.now()));
  // The stored text is not compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await pages.put(path, new Response(html, {headers}));
  // Keys are in the order in which they were stored.
  const oldest = (await pages.keys()).slice(0, -LIMIT);
  await Promise.all(oldest.map((page) => pages.delete(page)));
  if (oldest.length > 0 || (before !== undefined && before !== html)) await removeUnnamed();
}

/** Deletes the files that no kept document names any more. */
export async function removeUnnamed(): Promise<void> {
  const pages = await caches.open(PAGES_CACHE);
  const files = await caches.open(FILES);
  const texts = await Promise.all((await pages.matchAll()).map((page) => page.text()));
  const named = new Set(texts.flatMap(namedIn));
  const unnamed = (await files.keys()).filter(({url}) => {
    const {pathname} = new URL(url);
    return !named.has(pathname) && !named.has(pathname.replace(/[^/]+$/, ''));
  });
  await Promise.all(unnamed.map((file) => files.delete(file)));
}
