/*
 * The rules for addresses, for the server, every host and the script in 404.html. Each page has one address: small
 * letters, no final slash (except `/` and `/ne/`), no `.html`.
 *
 * - `/ABOUT`, `/about/`, `/about.html`, `//about`, `/Ne/About`: 301 to the page, query kept
 * - where a page was earlier, in any of these spellings: 301 to where it is now, query kept
 * - `/nothing`, `/ne/nothing`: 302 to `/app` or `/ne/app`, because it may become a page later
 * - `/assets/gone.js`, `/img/gone.png`, `/.well-known/gone`: 404
 * - `/%00`, `/%zz`, a path above the root: 400
 */

/** The addresses of one language. */
export interface LocaleTable {
  /** Where the language lives, with a slash at both ends: "/" or "/ne/". */
  base: string;
  /** Where an address that nothing answers to is sent: "/app" or "/ne/app". */
  fallback: string;
  /** The canonical path of every page, for example "/", "/about", "/ne/". */
  pages: string[];
  /** Where a page was, without a slash at the end, and where it is: see src/data/redirects.yml. Absent when there are none. */
  moved?: Readonly<Record<string, string>>;
  /** Folders directly under the base that hold files only, for example "assets". */
  folders: string[];
}

/** The addresses of all languages, the one at the root first. */
export type RouteTable = LocaleTable[];

export type ResolvedAddress =
  /** The canonical address of a page. */
  | {kind: 'page'; path: string}
  /** 301: another spelling, or an old address, of a page. 302: nothing we know; it may become a page one day. */
  | {kind: 'redirect'; status: 301 | 302; to: string}
  /** A file that is not there. */
  | {kind: 'missing'}
  /** Not an address at all: a broken escape, a zero byte, or a way out of the root. */
  | {kind: 'malformed'};

/** ASCII only: the full mapping turns letters such as the Kelvin sign into an ordinary k. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Undoes one layer of percent-encoding for ASCII and leaves other bytes encoded: no page has them,
 * and whether they are valid UTF-8 then never matters.
 */
function decodeAscii(path: string): string | null {
  let broken = false;
  const decoded = path.replace(/%([\s\S]{0,2})/g, (escape: string, digits: string) => {
    const code = /^[0-9a-f]{2}$/i.test(digits) ? parseInt(digits, 16) : -1;
    if (code < 0) broken = true;
    return code < 128 ? String.fromCharCode(code) : escape;
  });
  return broken || decoded.indexOf('\0') >= 0 ? null : decoded;
}

/** The steps of a path without empty ones and without "." and "..", or null above the root. */
export function pathSteps(path: string): string[] | null {
  const steps: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && steps.pop() === undefined) return null;
    if (part !== '' && part !== '.' && part !== '..') steps.push(part);
  }
  return steps;
}

/** The common form of all spellings of one page. */
function pageKey(steps: string[]): string {
  return lowerCase('/' + steps.join('/')).replace(/(\/index)?\.html?$/, '') || '/';
}

function findPage(key: string, table: RouteTable): string | null {
  const pages = table.flatMap((locale) => locale.pages);
  const found = pages.find((page) => page === key || page === `${key}/`);
  return found ?? table.find(({moved}) => moved?.[key])?.moved?.[key] ?? null;
}

/**
 * The language whose base is the longest beginning of the address; the first one otherwise.
 *
 * @param key the path in lower case
 */
export function localeTableOf(key: string, table: RouteTable): LocaleTable {
  const [found = table[0]!] = table
    .filter(({base}) => `${key}/`.startsWith(base))
    .sort((one, other) => other.base.length - one.base.length);
  return found;
}

/**
 * Endings of files for which programs look, on this site or any other. Any other dot is part of a name that somebody
 * typed: /v1.2, /john.doe.
 */
export const FILE_ENDINGS =
  'css|m?js|json|map|wasm|txt|md|xml|rss|atom|ya?ml|webmanifest|ics|vcf|pdf|csv|docx?|xlsx?|pptx?|zip|gz|br|tar|tgz|rar|7z|otf|ttf|eot|woff2?|avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp|mp3|m4a|ogg|wav|mp4|mov|webm|php\\d?|aspx?|jsp|cgi|exe|apk|sql|bak|log|ini|conf|sh';

function namesFile(steps: string[], locale: LocaleTable): boolean {
  const folder = lowerCase(steps[locale.base.split('/').length - 2] || '');
  const ending = new RegExp('\\.(' + FILE_ENDINGS + ')$', 'i');
  return locale.folders.indexOf(folder) >= 0 || ending.test(steps[steps.length - 1] || '');
}

/**
 * @param rawPath the path as it was sent, before any decoding, without query and hash
 * @returns what to do; a target is always taken from the table, never from what was sent
 */
export function resolveAddress(rawPath: string, table: RouteTable): ResolvedAddress {
  const decoded = rawPath.charAt(0) === '/' ? decodeAscii(rawPath) : null;
  const steps = decoded === null ? null : pathSteps(decoded);
  if (steps === null) return {kind: 'malformed'};
  if (steps.some((step) => step.startsWith('.'))) return {kind: 'missing'};

  const key = pageKey(steps);
  const page = findPage(key, table);
  if (page === rawPath) return {kind: 'page', path: page};
  if (page !== null) return {kind: 'redirect', status: 301, to: page};

  const locale = localeTableOf(key, table);
  if (namesFile(steps, locale)) return {kind: 'missing'};
  return {kind: 'redirect', status: 302, to: locale.fallback};
}

/**
 * Where a redirect leads, with the query as it was sent. The page for unknown addresses has a note, which the fragment
 * of the redirect shows, and a script writes the address in `missing` into the note: see components/mdx/Missing.
 *
 * @param rawPath the path that was sent; of it the start that any header and log may hold is passed on
 * @param query with its "?", or ""; an empty one goes, as nginx has it
 * @param hash with its "#", where it is known
 */
export function redirectLocation(
  redirect: {status: 301 | 302; to: string},
  rawPath: string,
  query: string,
  hash = '',
): string {
  const asked = query === '?' ? '' : query;
  if (redirect.status === 301) return redirect.to + asked + hash;
  const typed = /^[!-~]{0,200}/.exec(rawPath) as RegExpExecArray;
  return `${redirect.to}?missing=${typed[0]}${asked.replace('?', '&')}#not-found`;
}
