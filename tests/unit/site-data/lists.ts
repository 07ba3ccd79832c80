import {collections, type PictureFiles, type Registry} from '@site/src/collections';
import {checkLists} from '@site/src/plugins/site-data/checkLists';
import type {Problem} from '@site/src/lib/diagnostics';
import type {Surroundings} from '@site/src/plugins/site-data/surroundings';
import {parseYamlFile, type YamlFile} from '@site/src/plugins/site-data/yamlFile';

export const picture: PictureFiles = {
  src: '/img/sized/asha-320.jpg',
  width: 640,
  height: 480,
  colour: '#804020',
  sources: [{type: 'image/avif', srcSet: '/img/sized/asha-320.avif 320w'}],
};

export const surroundings: Surroundings = {
  staticFiles: new Set(['/img/team/asha.jpg', '/papers/rules.pdf']),
  picture: () => ({width: 1000, files: picture}),
  typeface: () => undefined,
  icons: {users: [['path', {d: 'M0 0h24'}]], wall: [], search: []},
};

export function yamlFile(list: string, source: string | Uint8Array): YamlFile {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  return parseYamlFile(list, `src/data/${list}.yml`, bytes);
}

/** Checks lists given as YAML by name. */
export function check(
  sources: Record<string, string>,
  registry: Registry = collections,
): Problem[] {
  const files = Object.entries(sources).map(([list, source]) => yamlFile(list, source));
  return checkLists(files, surroundings, registry);
}

/** `line: message` of every problem in one list. */
export function messages(list: string, source: string): string[] {
  return check({[list]: source}).map(({line, message}) => `${line}: ${message}`);
}
