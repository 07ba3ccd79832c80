import type {Collection} from './define';
import {nearestOf, type Problem, suggest} from '../check/diagnostics';
import {listSiteFiles, readSiteFile, type Site} from '../files';
import {type Locale, locales} from 'nepali-text/locale';
import {and, say, type Sentence} from '../check/sentences';
import {parseYamlFile, type YamlFile} from '../read/yaml';
import {parseLists} from './parseLists';
import type {ReadPicture} from '../pictures/readPictures';
import {copyOf} from './copy';
import type {CopyReads} from './copyReads';
import {siteAssets} from './siteAssets';

export const dataFolder = 'src/data';

/** What a site tells of its lists. */
export interface Contracts {
  /** Of the lists, by the names of their files in src/data. */
  collections: Readonly<Record<string, Collection>>;
  /** What the code reads of the copy of pages, now. */
  copy: () => CopyReads;
  /** What is wrong with a font that a field `typeface` names. */
  typeface?: (site: Site, file: string) => Sentence | undefined;
}

/** The lists of a site as they are now, valid or not. */
export interface Inspection<Lists = Readonly<Record<string, unknown>>> {
  files: readonly YamlFile[];
  /** Those that are valid. */
  lists: Readonly<Record<Locale, Partial<Lists>>>;
  /** The pictures that a list names and that exist, broken ones included, by address. */
  pictures: readonly ReadPicture[];
  problems: readonly Problem[];
}

/** The contract of a file of src/data; undefined where nothing reads it. */
export function contractOf(
  {collections, copy}: Contracts,
  {list, value}: Pick<YamlFile, 'list' | 'value'>,
): Collection | undefined {
  const read = copy().get(list);
  return read
    ? copyOf(read, value)
    : Object.hasOwn(collections, list)
      ? collections[list]
      : undefined;
}

/** The names of all files of src/data: `team`, `pages/team`. */
export const namesOfLists = ({collections, copy}: Contracts): string[] =>
  [...Object.keys(collections), ...copy().keys()].sort();

export async function inspect<Lists>(site: Site, contracts: Contracts): Promise<Inspection<Lists>> {
  const files = readLists(site, namesOfLists(contracts));
  const assets = siteAssets(site, contracts.typeface);
  const parsed = await Promise.all(
    locales.map((locale) => parseLists(files, contracts, assets, locale)),
  );
  const pictures = await Promise.all(assets.pictures.values());
  // Most are found once in each language; what a filled in text has, in its own only.
  const problems = new Map(
    parsed.flatMap((one) => one.problems).map((one) => [JSON.stringify(one), one]),
  );
  const lists = Object.fromEntries(locales.map((locale, index) => [locale, parsed[index]?.lists]));
  return {
    files,
    lists: lists as Inspection<Lists>['lists'],
    pictures: pictures.sort((one, other) => (one.address < other.address ? -1 : 1)),
    problems: [...problems.values()],
  };
}

/** Reads the file of every list, and reports any other YAML file that is there. */
export function readLists(site: Site, names: readonly string[]): YamlFile[] {
  return [...names.map((name) => readList(site, name)), ...unusedFiles(site, names)];
}

function readList(site: Site, name: string): YamlFile {
  const file = `${dataFolder}/${name}.yml`;
  const bytes = readSiteFile(site, file);
  if (bytes) return parseOnce(name, file, bytes);
  // It may also be in the middle of being saved.
  const other = listSiteFiles(site, dataFolder).find((one) => nameOf(one) === name);
  const rename = other === undefined ? undefined : say('list.rename', {file: other});
  return fileWithProblem(name, file, and(say('list.missing', {list: name}), rename));
}

/** By name: what was parsed last. Most files are the same at the next inspection. */
const lastParsed = new Map<string, {bytes: Buffer; parsed: YamlFile}>();

function parseOnce(name: string, file: string, bytes: Buffer): YamlFile {
  const last = lastParsed.get(file);
  if (last?.bytes.equals(bytes)) return last.parsed;
  const parsed = parseYamlFile(name, file, bytes);
  lastParsed.set(file, {bytes, parsed});
  return parsed;
}

/** `team` for `team.yaml`. */
const nameOf = (file: string) => file.replace(/\.ya?ml$/i, '');

function unusedFiles(site: Site, names: readonly string[]): YamlFile[] {
  const all = listSiteFiles(site, dataFolder).sort();
  return (
    all
      .filter((file) => /\.ya?ml$/i.test(file) && !names.some((name) => file === `${name}.yml`))
      // What is only to be renamed is told where the list is missing.
      .filter((file) => !names.includes(nameOf(file)) || all.includes(`${nameOf(file)}.yml`))
      .map((file) => {
        const name = nameOf(file);
        const near = nearestOf(name, names);
        const sentence = and(say('list.unused'), suggest(near && `${near}.yml`));
        return fileWithProblem(name, `${dataFolder}/${file}`, sentence);
      })
  );
}

function fileWithProblem(list: string, file: string, sentence: Sentence): YamlFile {
  const {lines, source} = parseYamlFile(list, file, new Uint8Array());
  return {list, file, lines, source, problems: [{file, line: 1, ...sentence}]};
}
