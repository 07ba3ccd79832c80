import type {Site} from './site';

/**
 * What a host must answer, written a second time from the rules in words (the head of src/lib/resolveAddress.ts).
 * It shares no code with the site: a fault in one of the two shows as a difference.
 */
export interface Verdict {
  status: 200 | 301 | 302 | 400 | 404;
  /** Where it sends, without the query. */
  to?: string;
}

const small = (text: string) =>
  [...text].map((sign) => (sign >= 'A' && sign <= 'Z' ? sign.toLowerCase() : sign)).join('');

/** Where an address is redirected to, with what comes after the path, which is a string of bytes. */
export function locationOf({status, to = ''}: Verdict, path: string, sent: string): string {
  const query = sent === '?' ? '' : sent;
  if (status !== 302) return to + query;
  const odd = [...path].findIndex((sign) => sign < '!' || sign > '~');
  const typed = path.slice(0, odd < 0 ? 200 : Math.min(odd, 200));
  return `${to}?missing=${typed}${query === '' ? '' : `&${query.slice(1)}`}#not-found`;
}

/** The folders of a language in which only files lie, for example "/ne/assets". */
function foldersOfFiles(files: readonly string[]): string[] {
  const folders = files.map((file) => /^(?:\/ne)?\/[^/]+(?=\/)/.exec(file)?.[0] ?? '');
  return [...new Set(folders)].filter((name) => name !== '' && name !== '/ne');
}

/** Every byte as one character, or null where an escape is broken. */
function unescaped(path: string): string | null {
  let text = '';
  for (let at = 0; at < path.length; at++) {
    if (path[at] !== '%') {
      text += path[at]!;
      continue;
    }
    const digits = path.slice(at + 1, at + 3);
    if (!/^[\da-f]{2}$/i.test(digits)) return null;
    text += String.fromCharCode(Number.parseInt(digits, 16));
    at += 2;
  }
  return text;
}

/** The path without steps that go nowhere, its last slash kept; null above the root. */
function tidy(path: string): string | null {
  let rest = path.replace(/\/+/g, '/');
  while (/\/\.(?:\/|$)/.test(rest)) rest = rest.replace(/\/\.(?:\/|$)/, '/');
  for (;;) {
    const up = /\/\.\.(?:\/|$)/.exec(rest);
    if (!up) return rest;
    if (up.index === 0) return null;
    const parent = rest.lastIndexOf('/', up.index - 1);
    rest = `${rest.slice(0, parent)}/${rest.slice(up.index + up[0].length)}`;
  }
}

/** The endings of files among the addresses that are tried; other dots are part of a name. */
const FILES =
  'png js css php json txt xml svg ico webp avif woff2 zip ttf jpg gz br webmanifest'.split(' ');

/** @param path what stands before "?" and "#", each character a byte */
export function verdict(path: string, {pages, files}: Site): Verdict {
  const text = path.startsWith('/') ? unescaped(path) : null;
  const tidied = text === null || text.includes('\0') ? null : tidy(text);
  if (tidied === null) return {status: 400};

  const plain = small(tidied).replace(/(?!^)\/$/, '');
  const hasHiddenStep = plain.includes('/.');
  const page = pages.find((canonical) => {
    const name = canonical.replace(/\/$/, '');
    return ['', '.html', '.htm', '/index.html', '/index.htm'].some((end) =>
      name === '' && end.startsWith('.') ? false : (name + end || '/') === plain,
    );
  });
  if (page && !hasHiddenStep) return page === path ? {status: 200} : {status: 301, to: page};
  if (files.includes(tidied)) return {status: 200};
  const last = plain.slice(plain.lastIndexOf('/') + 1);
  const ending = last.includes('.') ? last.slice(last.lastIndexOf('.') + 1) : '';
  const isFile = FILES.includes(ending);
  const isInFolder = foldersOfFiles(files).some((folder) => `${plain}/`.startsWith(`${folder}/`));
  if (hasHiddenStep || isFile || isInFolder) return {status: 404};
  return {status: 302, to: plain.startsWith('/ne/') ? '/ne/app' : '/app'};
}
