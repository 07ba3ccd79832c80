import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Keys} from '../src/collections/copy';
import pageKeys from '../src/collections/pageKeys.json';
import {defaultLocale} from '../src/lib/locale';
import {siteDir} from './lib/paths';

/** npm run keys: writes the keys of the copy of pages, and with them its types, from src/data/pages. */
const folder = path.join(siteDir, 'src/data/pages');
const pages = readdirSync(folder).map((file) => [
  path.basename(file, '.yml'),
  keysOf(parse(readFileSync(path.join(folder, file), 'utf8'))),
]);
// names.yml has further keys, of pages that the code does not know.
const all: object = {...Object.fromEntries(pages), names: pageKeys.names};
const lines = Object.entries(all).map(([name, keys]) => `  "${name}": ${JSON.stringify(keys)}`);
writeFileSync(
  path.join(siteDir, 'src/collections/pageKeys.json'),
  `{\n${lines.sort().join(',\n')}\n}\n`,
);

/** A text has one key for each locale. */
function keysOf(value: unknown): Keys {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null || defaultLocale in value) return '';
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keysOf(part)]));
}
