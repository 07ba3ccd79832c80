import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleTable, RouteTable} from '../../lib/resolveAddress';

/** Inside the build, but never served: its name begins with a dot. */
const FOLDER = '.routes';

/** Writes the addresses of one language into the build, for the server and the last build step. */
export function storeTable(buildDir: string, locale: string, table: LocaleTable): void {
  const folder = path.join(buildDir, FOLDER);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, `${locale}.json`), `${JSON.stringify(table, null, 2)}\n`);
}

/**
 * The addresses of all languages of a finished build, the root's first.
 *
 * @throws when there is no build
 */
export function readTable(buildDir: string): RouteTable {
  const folder = path.join(buildDir, FOLDER);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as LocaleTable)
    .sort((a, b) => a.base.length - b.base.length || a.base.localeCompare(b.base));
}
