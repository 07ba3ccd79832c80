import {readdirSync} from 'node:fs';
import path from 'node:path';
import {resolveAddress, type RouteTable} from '../../lib/resolveAddress';
import {FALLBACK} from '../../lib/urls';
import type {Build} from '../build';

/**
 * The real addresses of a build, the language at the root first.
 *
 * @throws when a page could not be reached under the rules of resolveAddress
 */
export function routeTable({
  dir,
  languages,
  lists,
}: Pick<Build, 'dir' | 'languages' | 'lists'>): RouteTable {
  const {redirects} = lists.en;
  const table = languages.map(({base, pages}) => ({
    base,
    fallback: base + FALLBACK,
    pages: pages.map(({address}) => address),
    ...(redirects.length > 0 && {
      moved: Object.fromEntries(
        redirects.map(({from, to}) => [base + from.slice(1), base + to.slice(1)]),
      ),
    }),
    folders: fileFolders(path.join(dir, base)),
  }));
  const invalid = table
    .flatMap(({pages}) => pages)
    .filter((page) => resolveAddress(encodeURI(page), table).kind !== 'page');
  if (invalid.length > 0) {
    throw new Error(
      `The address of a page may hold only lowercase letters a to z, digits, hyphens and dots. ` +
        `Invalid: ${invalid.join(', ')}. Give the page a file name or a slug such as /our-story.`,
    );
  }
  return table;
}

/** The folders without documents. */
const fileFolders = (dir: string): string[] =>
  readdirSync(dir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({name}) => name)
    .filter((name) =>
      readdirSync(path.join(dir, name), {recursive: true, encoding: 'utf8'}).every(
        (file) => !file.endsWith('.html'),
      ),
    )
    .sort();
