import {DRAWINGS} from './contract';
import {nearestOf, type Problem, problemsError, suggest} from '../say/diagnostics';
import {listSiteFiles, readSiteFile, type ContentFiles, stateOfFolder} from '../read/files';
import {type Locale, locales} from 'nepali-text/locale';
import {and, say, type Sentence} from '../say';
import {parseYamlFile, type YamlFile} from '../read/yaml';
import {parseLists, type SiteAssets} from './parse';
import type {ReadPicture} from '../pictures/pictureOf';
import type {CopyReads} from './copy';
import {type Contracts, namesOfLists} from './siteContracts';
import path from 'node:path';

export const dataFolder = 'src/data';

/** The lists of a site as they are now, valid or not. */
export interface Inspection {
  files: readonly YamlFile[];
  /** The valid lists. */
  lists: Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;
  /** The pictures that a list names and that exist, broken ones included, by address. */
  pictures: readonly ReadPicture[];
  problems: readonly Problem[];
}

async function inspect(site: ContentFiles, given: Contracts): Promise<Inspection> {
  const reads = given.reads();
  const contracts = {...given, reads: () => reads};
  const files = readLists(site, namesOfLists(contracts));
  const assets = siteAssets(site, contracts);
  const parsed = await Promise.all(
    locales.map((locale) => parseLists(files, contracts, assets, locale)),
  );
  const pictures = await Promise.all(assets.pictures.values());
  // Most problems are found once in each language; those of a text with filled in values, in its language only.
  const problems = new Map(
    parsed
      .flatMap((inLocale) => inLocale.problems)
      .map((problem) => [JSON.stringify(problem), problem]),
  );
  const lists = Object.fromEntries(locales.map((locale, index) => [locale, parsed[index]?.lists]));
  return {
    files,
    lists: lists as Inspection['lists'],
    pictures: pictures.sort((one, other) => (one.address < other.address ? -1 : 1)),
    problems: [...problems.values()],
  };
}

/** Reads the file of every list, and reports any other YAML file that is there. */
function readLists(site: ContentFiles, names: readonly string[]): YamlFile[] {
  return [...names.map((name) => readList(site, name)), ...unusedFiles(site, names)];
}

function readList(site: ContentFiles, name: string): YamlFile {
  const file = `${dataFolder}/${name}.yml`;
  const bytes = readSiteFile(site, file);
  if (bytes) return parseOnce(name, file, bytes);
  // The file may also be in the middle of being saved.
  const similar = listSiteFiles(site, dataFolder).find((found) => listName(found) === name);
  return fileWithProblem(name, file, and(say('list.missing', {list: name}), suggest(similar)));
}

/** The last result of each file: most files have not changed at the next inspection. */
const lastParsed = new Map<string, {bytes: Uint8Array; parsed: YamlFile}>();

function parseOnce(name: string, file: string, bytes: Uint8Array): YamlFile {
  const last = lastParsed.get(file);
  if (last && hasSameBytes(last.bytes, bytes)) return last.parsed;
  const parsed = parseYamlFile(name, file, bytes);
  lastParsed.set(file, {bytes, parsed});
  return parsed;
}

const hasSameBytes = (before: Uint8Array, now: Uint8Array): boolean =>
  before === now ||
  (before.length === now.length && before.every((byte, index) => byte === now[index]));

/** `team` for `team.yaml`. */
const listName = (file: string) => file.replace(/\.ya?ml$/i, '');

function unusedFiles(site: ContentFiles, names: readonly string[]): YamlFile[] {
  const all = listSiteFiles(site, dataFolder).sort();
  return (
    all
      .filter((file) => /\.ya?ml$/i.test(file) && !names.some((name) => file === `${name}.yml`))
      // The message about a missing list names the file to rename.
      .filter((file) => !names.includes(listName(file)) || all.includes(`${listName(file)}.yml`))
      .map((file) => {
        const name = listName(file);
        const near = nearestOf(name, names);
        const isCopy = name.startsWith('pages/');
        const code = isCopy
          ? say('copy.page', {file: `src/${name}/index.tsx`})
          : say('list.contract');
        const sentence = and(say('list.unused'), suggest(near && `${near}.yml`), code);
        return fileWithProblem(name, `${dataFolder}/${file}`, sentence);
      })
  );
}

function fileWithProblem(list: string, file: string, sentence: Sentence): YamlFile {
  const {lines, source} = parseYamlFile(list, file, new Uint8Array());
  return {list, file, lines, source, problems: [{file, line: 1, ...sentence}]};
}

/** The last inspection; docusaurus.config.ts says how all plugins of a build share it. */
let last: {state: string; reads: CopyReads; inspection: Promise<Inspection>} | undefined;

/** The lists as they are now, valid or not; read again only when a file has changed. */
export function inspectLists(site: ContentFiles, contracts: Contracts): Promise<Inspection> {
  const states = [dataFolder, 'static', ...DRAWINGS].map((name) => stateOfFolder(site, name));
  const state = [typeof site === 'string' ? site : '', ...states].join();
  const reads = contracts.reads();
  if (last?.state !== state || last.reads !== reads)
    last = {state, reads, inspection: inspect(site, contracts)};
  return last.inspection;
}

/** @throws an error for writers with everything that is wrong */
export async function loadLists(site: ContentFiles, contracts: Contracts): Promise<Inspection> {
  const inspection = await inspectLists(site, contracts);
  if (inspection.problems.length > 0) throw problemsError(inspection.problems);
  return inspection;
}

/** The assets of a site that one inspection of its lists uses. */
interface InspectedAssets extends SiteAssets {
  /** Every picture that the data names, by address. */
  pictures: ReadonlyMap<string, Promise<ReadPicture>>;
}

/** The same function, which computes each result once. */
function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}

/** The assets of a site, each read on first use and only once. */
function siteAssets(
  site: ContentFiles,
  {picture: readPicture, typeface}: Pick<Contracts, 'picture' | 'typeface'>,
): InspectedAssets {
  const pictures = new Map<string, Promise<ReadPicture>>();
  let previous: Promise<unknown> = Promise.resolve();
  const filesIn = once((folder: string) => {
    const files = listSiteFiles(site, folder).map((file) => `/${file}`);
    return new Set(files);
  });
  return {
    pictures,
    staticFiles: () => filesIn('static'),
    drawings: once((folder) => drawingNames(site, folder)),
    async picture(address) {
      let picture = pictures.get(address);
      if (!picture) {
        // One after the other: a large photograph takes a hundred megabytes while it is decoded.
        previous = picture = previous.then(() => readPicture(site, address));
        pictures.set(address, picture);
      }
      return (await picture).found;
    },
    typeface: once(async (file) => typeface(site, file)),
  };
}

/** The names of the SVG files in a folder of the site, in alphabetical order; none without the folder. */
export function drawingNames(site: ContentFiles, folder: string): string[] {
  return listSiteFiles(site, folder)
    .filter((file) => /^[^/]+\.svg$/.test(file))
    .map((file) => path.basename(file, '.svg'))
    .sort();
}
