import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageFile, SEARCH_FILE} from '../../lib/urls';
import {readTable} from '../routing/routeTable';
import {namedIn, type Whole, WHOLE_FILE} from './kept';

/** Most devices have these letters; the worker keeps them for those that ask for them. */
const isUsual = (file: string) => !/devanagari|\/sized\/|\.(?:br|gz)$/.test(file);

/**
 * Writes for each language what the whole site consists of, and how much that is: its pages, the files that
 * they name, its scripts and style sheets, and the records of the search. Files come first.
 *
 * @param buildDir the folder of all languages, finished and compressed
 */
export function writeWhole(buildDir: string): void {
  const table = readTable(buildDir);
  const root = table[0]?.base ?? '/';
  const fileAt = (address: string) => path.join(buildDir, address.slice(root.length));
  const sizeOf = (file: string) => statSync(file).size;
  const sent = (file: string) => sizeOf(existsSync(`${file}.br`) ? `${file}.br` : file);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  for (const {base, pages} of table) {
    const named = pages.flatMap((page) => namedIn(readFileSync(fileAt(pageFile(page)), 'utf8')));
    // React loads further scripts and style sheets by names that no page has, and so do scripts on demand.
    const loaded = ['js', 'css'].flatMap((type) =>
      readdirSync(fileAt(`${base}assets/${type}`)).map((name) => `${base}assets/${type}/${name}`),
    );
    const sheets = named.map((name) => name.replaceAll(/\bjs\b/g, 'css'));
    const all = [...named, ...loaded, ...sheets.filter((name) => existsSync(fileAt(name)))];
    const files = [...new Set(all)].filter(isUsual).sort();
    const data = base + SEARCH_FILE;
    const onDisk = [...files, data, ...pages.map(pageFile)].map(fileAt);
    const whole: Whole = {
      files: [...files, data, ...pages],
      toLoad: sum(onDisk.map(sent)),
      stored: sum(onDisk.map(sizeOf)),
    };
    writeFileSync(fileAt(base + WHOLE_FILE), JSON.stringify(whole));
  }
}
