import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleTable, RouteTable} from '../../lib/resolveAddress';
import {FALLBACK, pageFile} from '../../lib/urls';

const CANONICAL = /^\/(?:[a-z0-9][a-z0-9._~-]*(?:\/|$))*$/;

function isCanonical(page: string, baseUrl: string): boolean {
  return page === baseUrl || (CANONICAL.test(page) && !/(?:\/|\.html?|\/index)$/.test(page));
}

function assertCanonical(paths: readonly string[], baseUrl: string): void {
  const others = paths.filter((page) => !isCanonical(page, baseUrl));
  if (others.length > 0) {
    throw new Error(
      `The address of a page may hold only lowercase letters a to z, digits, hyphens and dots, and no slash at its end. ` +
        `Invalid: ${others.join(', ')}. Give the page a file name or a slug such as /our-story.`,
    );
  }
  if (!paths.includes(baseUrl + FALLBACK)) {
    throw new Error(
      `There is no page at ${baseUrl}${FALLBACK}, to which every unknown address is sent. Add it again.`,
    );
  }
}

/**
 * @param paths those of every route of one language, as Docusaurus gives them; 404.html and the error screens
 *   are no pages
 * @param baseUrl where that language lives, with a slash at both ends
 * @param folders the folders under the base that hold only files
 * @throws when a page's address could not be reached under the rules of resolveAddress
 */
export function localeTable(
  paths: readonly string[],
  baseUrl: string,
  folders: readonly string[],
): LocaleTable {
  const pages = [...new Set(paths)].filter((page) => !/\/\d{3}\.html$/.test(page)).sort();
  assertCanonical(pages, baseUrl);
  return {base: baseUrl, fallback: baseUrl + FALLBACK, pages, folders: [...folders].sort()};
}

/**
 * The folders that hold only files in a build: Docusaurus's own and those of the static folders.
 *
 * @param staticDirs absolute or relative to siteDir
 */
export function fileFolders(siteDir: string, staticDirs: readonly string[]): string[] {
  const found = new Set(['assets']);
  for (const dir of staticDirs) {
    for (const entry of readdirSync(path.resolve(siteDir, dir), {withFileTypes: true})) {
      if (entry.isDirectory()) found.add(entry.name.toLowerCase());
    }
  }
  return [...found].sort();
}

/** Inside the build, but never served: its name begins with a dot. */
const FOLDER = '.routes';

/** Writes the addresses of one language into the build, for the server and the last build step. */
export function storeTable(buildDir: string, locale: string, table: LocaleTable): void {
  const folder = path.join(buildDir, FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, `${locale}.json`), `${JSON.stringify(table, null, 2)}\n`);
}

/** @throws when the language is not built */
export function readLocaleTable(buildDir: string, locale: string): LocaleTable {
  const file = path.join(buildDir, FOLDER, `${locale}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LocaleTable;
}

/** The pages of a language in a finished build, each with its address and its file. */
export const builtPages = (buildDir: string, locale: string) =>
  readLocaleTable(buildDir, locale).pages.map((address) => {
    const file = path.join(buildDir, pageFile(address));
    return {address, file, html: readFileSync(file, 'utf8')};
  });

/**
 * The addresses of all languages of a finished build, the root's first.
 *
 * @throws when there is no build
 */
export function readTable(buildDir: string): RouteTable {
  return readdirSync(path.join(buildDir, FOLDER))
    .map((file) => readLocaleTable(buildDir, path.basename(file, '.json')))
    .sort((a, b) => a.base.length - b.base.length || a.base.localeCompare(b.base));
}
