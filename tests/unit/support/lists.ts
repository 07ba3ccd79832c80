import type {PictureFiles} from '@site/src/data/lists';
import {contracts} from '@site/src/data';
import type {Problem} from 'content/say/diagnostics';
import {type Locale, locales} from 'nepali-text/locale';
import {parseYamlFile, type YamlFile} from 'content/read/yaml';
import {row} from './row';
import {type ParsedLists, parseLists, type SiteAssets} from 'content/lists/parse';
import {drawingNames} from 'content/lists/inspect';

export const picture: PictureFiles = {
  src: '/img/sized/asha-320.jpg',
  width: 640,
  height: 480,
  sources: [{type: 'image/avif', srcSet: '/img/sized/asha-320.avif 320w'}],
};

export const assets: SiteAssets = {
  staticFiles: () => new Set(['/img/team/asha.jpg', '/papers/rules.pdf']),
  picture: () => Promise.resolve({width: 1000, files: picture}),
  typeface: () => Promise.resolve(undefined),
  drawings: (folder) => drawingNames('.', folder),
};

export function yamlFile(list: string, source: string | Uint8Array): YamlFile {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  return parseYamlFile(list, `src/data/${list}.yml`, bytes);
}

/** Parses lists given as YAML by name. */
export function parse(sources: Record<string, string>, locale: Locale): Promise<ParsedLists> {
  const files = Object.entries(sources).map(([list, source]) => yamlFile(list, source));
  return parseLists(files, contracts, assets, locale);
}

/** What is wrong with lists given as YAML by name; the same in every locale. */
export async function check(sources: Record<string, string>): Promise<Problem[]> {
  const [first = [], ...others] = await Promise.all(
    locales.map(async (locale) => (await parse(sources, locale)).problems),
  );
  for (const other of others) expect(other).toEqual(first);
  return first;
}

/** `line: id values` of every problem in one list. */
export async function messages(list: string, source: string): Promise<string[]> {
  return (await check({[list]: source})).map((one) => `${one.line}: ${row(one)}`);
}
