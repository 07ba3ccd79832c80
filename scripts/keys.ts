import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {collections} from '../src/collections';
import type {Keys} from 'content/lists/copy';
import pageKeys from '../src/collections/pageKeys.json';
import {defaultLocale} from 'nepali-text/locale';
import {siteDir} from './lib/paths';

/**
 * npm run keys: writes the keys of the copy of pages from src/data/pages, the types of all data, and where
 * editors find the schema of each file.
 */
const folder = path.join(siteDir, 'src/data/pages');
const entries = parse(readFileSync(path.join(folder, '../facts.yml'), 'utf8')) as {id: string}[];
const facts = ['brand', ...entries.map(({id}) => id)];
const pages = readdirSync(folder).map((file) => [
  path.basename(file, '.yml'),
  keysOf(parse(readFileSync(path.join(folder, file), 'utf8'))),
]);
// names.yml has further keys, of pages in Markdown that no code names.
const named = parse(readFileSync(path.join(folder, 'names.yml'), 'utf8')) as object;
const isCode = (address: string) =>
  address in pageKeys.names || existsSync(path.join(siteDir, 'src/pages', address, 'index.tsx'));
const names = Object.fromEntries(
  Object.keys(named).flatMap((address) => (isCode(address) ? [[address, '']] : [])),
);
const all: object = {...Object.fromEntries(pages), names};
const lines = Object.entries(all).map(([name, keys]) => `  "${name}": ${JSON.stringify(keys)}`);
writeFileSync(
  path.join(siteDir, 'src/collections/pageKeys.json'),
  `{\n${lines.sort().join(',\n')}\n}\n`,
);

const lists = Object.keys(collections).filter((name) => !name.startsWith('pages/'));
const files = [...lists.sort(), ...Object.keys(all).map((name) => `pages/${name}`)];
const modules = files.map(
  (name) =>
    `declare module '@site/src/data/${name}.yml' {` +
    `const data: import('@site/src/collections').Data<'${name}'>; export default data; ` +
    `export const inEveryLocale: Record<import('nepali-text/locale').Locale, typeof data>}`,
);
writeFileSync(
  path.join(siteDir, 'src/data.d.ts'),
  `/* eslint-disable @typescript-eslint/consistent-type-imports -- an import statement would make this file a module */\n// What a page gets from a file of src/data; written by npm run keys.\n${modules.join('\n')}\n`,
);

const settings = path.join(siteDir, '.vscode/settings.json');
const schemas = files.map((name) => [`./.cache/schemas/${name}.json`, `src/data/${name}.yml`]);
const editor = JSON.parse(readFileSync(settings, 'utf8')) as object;
const withSchemas = {...editor, 'yaml.schemas': Object.fromEntries(schemas) as object};
writeFileSync(settings, `${JSON.stringify(withSchemas, null, 2)}\n`);

function keysOf(value: unknown): Keys {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return '';
  // A text has one key for each locale.
  if (defaultLocale in value) return formOf(String(value[defaultLocale]));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, keysOf(part)]));
}

/** What is neither a fact is a value that the page puts in. */
function formOf(text: string): Keys {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const values = names.filter((name) => !facts.includes(name));
  const isRich = /\]\(|\*\*/.test(text);
  if (!isRich && values.length === 0) return '';
  return {[isRich ? '$rich' : '$text']: Object.fromEntries(values.map((name) => [name, '']))};
}
