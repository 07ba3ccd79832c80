import {statSync} from 'node:fs';
import path from 'node:path';
import {FEED_FILE} from '../../src/plugins/feed/feedFile';

function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

function decoded(urlPath: string): string | null {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return null;
  }
}

/** Hidden files stay hidden; /.well-known/ is the one public place whose name begins with a dot. */
function isHidden(urlPath: string): boolean {
  return urlPath.startsWith('/.well-known/')
    ? urlPath.slice(1).includes('/.')
    : urlPath.includes('/.');
}

/** The compressed twins that the build writes are sent in place of their originals, never alone. */
function isCompressedTwin(file: string): boolean {
  return /\.(?:br|gz)$/.test(file) && isFile(file.replace(/\.(?:br|gz)$/, ''));
}

/**
 * The file of a build that an address names letter by letter.
 *
 * @param urlPath undecoded
 * @returns its full path, or null when there is none or it is not for the public
 */
export function publicFile(buildDir: string, urlPath: string): string | null {
  const name = decoded(urlPath);
  if (name === null || /[\0\\]|\/\//.test(name) || !name.startsWith('/') || isHidden(name)) {
    return null;
  }
  const file = path.join(buildDir, name);
  if (/(?:^|\/)404\.html$/.test(name) || isCompressedTwin(file)) return null;
  return isFile(file) ? file : null;
}

/** Where Docusaurus writes a page: "/ne/" is /ne/index.html, "/ne/about" is /ne/about.html. */
export function pageFile(page: string, root: string): string {
  const below = `/${page.slice(root.length)}`;
  return below.endsWith('/') ? `${below}index.html` : `${below}.html`;
}

const DAY = 86_400;

/** Files whose names hold a hash of what they were made from. */
const HASHED = /^(?:\/[^/]+)?\/assets\/|^\/img\/sized\//;

/** How long a browser may keep a file without asking again. */
export function cacheControl(urlPath: string): string {
  if (HASHED.test(urlPath)) return `public, max-age=${365 * DAY}, immutable`;
  if (urlPath.startsWith('/typefaces/')) return `public, max-age=${DAY}`;
  return 'no-cache';
}

/** The content type of a file whose ending alone does not tell it; undefined for all others. */
export function contentType(urlPath: string): string | undefined {
  if (urlPath.endsWith('.txt')) return 'text/plain; charset=utf-8';
  if (urlPath.endsWith(`/${FEED_FILE}`)) return 'application/rss+xml; charset=utf-8';
  return undefined;
}
