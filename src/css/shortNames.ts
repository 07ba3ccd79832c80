import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** The names in the text of a style sheet that css-loader replaces. */
const NAMES = /(?<=\.|@keyframes )[A-Za-z][\w-]*/g;

/** Three characters for a file, of which the first is a letter; a unit test compares those of all files. */
export function prefixOf(file: string): string {
  const hash = createHash('sha256').update(file.split(path.sep).join('/')).digest().readUInt32BE();
  const [first, count] = [36 ** 2 * 10, 36 ** 2 * 26];
  return (first + (hash % count)).toString(36);
}

/**
 * Makes css-loader name a class of a CSS module by its file and its number in the file. The classes of a file begin
 * alike, which compresses (0.4 to 0.5 KB less in each document), and a name changes only with its file, so cached
 * scripts still match.
 *
 * @throws when no rule of Docusaurus's bundler configuration is for CSS modules, which a newer one may change
 */
export function shortenNames({module}: Configuration, siteDir: string): void {
  const rules = (module?.rules ?? []) as {use?: {options?: {modules?: object}}[]}[];
  const modules = rules
    .flatMap(({use}) => use ?? [])
    .map(({options}) => options?.modules)
    .find(Boolean);
  if (!modules)
    throw new Error('Docusaurus has no rule for CSS modules any more: see shortNames.ts.');
  Object.assign(modules, {
    getLocalIdent({resourcePath}: {resourcePath: string}, _template: string, name: string) {
      const names = [...new Set(readFileSync(resourcePath, 'utf8').match(NAMES))];
      const number = names.indexOf(name);
      // Undefined leaves the name to css-loader.
      if (number < 0) return undefined;
      return prefixOf(path.relative(siteDir, resourcePath)) + number.toString(36);
    },
  });
}
