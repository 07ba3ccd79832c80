import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {RouteTable} from '../../lib/resolveAddress';
import {FALLBACK} from '../../lib/urls';
import type {Build} from '../build';

const CANONICAL = /^\/(?:[a-z0-9][a-z0-9._~-]*(?:\/|$))*$/;

/**
 * The real addresses of a build, the language at the root first.
 *
 * @throws when a page's address could not be reached under the rules of resolveAddress
 */
export function routeTable({dir, languages}: Pick<Build, 'dir' | 'languages'>): RouteTable {
  return languages.map(({base, pages: documents}) => {
    const pages = documents.map(({address}) => address);
    const others = pages.filter(
      (page) => page !== base && (!CANONICAL.test(page) || /(?:\/|\.html?|\/index)$/.test(page)),
    );
    if (others.length > 0) {
      throw new Error(
        `The address of a page may hold only lowercase letters a to z, digits, hyphens and dots, and no slash at its end. ` +
          `Invalid: ${others.join(', ')}. Give the page a file name or a slug such as /our-story.`,
      );
    }
    return {
      base,
      fallback: base + FALLBACK,
      pages,
      folders: fileFolders(path.join(dir, base)),
    };
  });
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
