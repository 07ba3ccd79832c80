import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {listSiteFiles, readSiteText} from '../read/files';
import {type CopyRead, isGroup, readOf} from './copy';
import {readCopyReads} from './copyReads';
import {dataFolder} from './inspect';

/** The module with the parts of the types. */
const TYPES = '@site/src/data/lists';
const TEXTS = 'content/lists/copyText';
const LOCALE = 'nepali-text/locale';

/** Ignored by git, read by TypeScript and ESLint. */
const FILE = '.cache/types/data.d.ts';

/**
 * Writes the types of the modules of src/data: of lists by their contracts, of copy by its file and by the texts that
 * the code reads as rich text. A file with invalid YAML has no type until it is corrected.
 */
export function writeTypes(siteDir: string): void {
  const reads = readCopyReads(siteDir);
  const names = listSiteFiles(siteDir, dataFolder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => file.slice(0, -'.yml'.length))
    .sort();
  const copies = names
    .filter((name) => name.startsWith('pages/'))
    .map((name) => `    '${name}': ${copyType(readYaml(siteDir, name), [reads[name]])};`);
  const modules = names.map(
    (name) => `declare module '@site/src/data/${name}.yml' {
  const data: import("${TYPES}").Data<'${name}'>;
  export default data;
  export const inEveryLocale: Record<import("${LOCALE}").Locale, typeof data>;
}`,
  );
  const copy = `declare module '@site/src/data/pages' {
  type Rich = import("${TEXTS}").Rich;
  export interface PageCopy {
${copies.join('\n')}
  }
}`;
  const text = `${[...modules, copy].join('\n')}\n`;
  const file = path.join(siteDir, FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  // An unchanged file keeps its time, on which caches of other tools depend.
  if (readSiteText(siteDir, FILE) !== text) writeFileSync(file, text);
}

function readYaml(siteDir: string, name: string): unknown {
  try {
    return parse(readSiteText(siteDir, `${dataFolder}/${name}.yml`) ?? '');
  } catch {
    return {};
  }
}

function copyType(written: unknown, reads: readonly (CopyRead | undefined)[]): string {
  if (isGroup(written)) {
    const parts = Object.entries(written).map(([key, value]) => {
      const inside = reads.flatMap((read) => [read && readOf(read.keys, key), read?.keys['*']]);
      return `${JSON.stringify(key)}: ${copyType(value, inside)}`;
    });
    return `{${parts.join('; ')}}`;
  }
  const text = reads.some((read) => read?.isRich) ? 'Rich' : 'string';
  return Array.isArray(written) ? `readonly ${text}[]` : text;
}
