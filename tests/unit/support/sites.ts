import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {decompress} from 'wawoff2';
import {parse, stringify} from 'yaml';
import {contracts as siteContracts} from '@site/src/data';
import {contractOf, namesOfLists} from 'content/lists/siteContracts';
import {ICONS, PORTRAITS} from 'content/lists/contract';
import {sampleOf, schemaOf} from 'content/lists/examples';

/** A picture of 640 × 4 pixels: wide enough for every list, and soon made smaller. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAoAAAAAEAQMAAAAkvRyHAAAAA1BMVEXMAAA/z1L+AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADUlEQVQY02NgGAWUAgABRAABLp9H3gAAAABJRU5ErkJggg==',
  'base64',
);

/** The file of an openly licensed font with the letters of Nepali. */
export const sample = (name: string) => path.resolve(`src/data/typefaces/samples/${name}.ttf`);

/** A small one. */
export const fontFile = sample('Khula_800ExtraBold');

/** A font without them. */
export const latinFont = async () =>
  Buffer.from(
    await decompress(
      readFileSync(require.resolve('@fontsource/mukta/files/mukta-latin-400-normal.woff2')),
    ),
  );

// What the code of the site reads of its copy is looked for once: no test changes it.
const reads = siteContracts.reads();
const contracts = {...siteContracts, reads: () => reads};

type Content = string | Uint8Array | {linkTo: string} | undefined;

/** A list of exampleLists.yml by its name. */
export const exampleLists = Object.fromEntries(
  readFileSync(path.join(__dirname, 'exampleLists.yml'), 'utf8')
    .split(/^--- # /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
) as Readonly<Record<string, string>>;

/** A file that a contract allows. */
function exampleOf(list: string): string {
  const value: unknown = parse(readFileSync(`src/data/${list}.yml`, 'utf8'));
  const collection = contractOf(contracts, {list, value})!;
  const sample = sampleOf(schemaOf(collection));
  return stringify(collection.shape === 'map' ? sample : [sample]);
}

/** A small site that is right. */
export const exampleFiles: Readonly<Record<string, Content>> = {
  ...Object.fromEntries(
    namesOfLists(contracts).map((name) => [
      `src/data/${name}.yml`,
      exampleLists[name] ?? exampleOf(name),
    ]),
  ),
  // There is nothing at their addresses.
  'src/data/redirects.yml': '[]\n',
  // The examples name choices and countries that real lists have.
  'src/data/choices.yml': `
cities:
  - {id: kathmandu, name: {en: Kathmandu, ne: काठमाडौँ}}
  - {id: butwal, name: {en: Butwal, ne: बुटवल}}
professions: [{id: web-developer, name: {en: Web Developer, ne: वेब डेभलपर}}]
helpTopics: [{id: registration, name: {en: Registration, ne: दर्ता}}]
callbackCountries: [NP]
`,
  ...Object.fromEntries(
    Object.values(exampleLists).flatMap((example) =>
      [...example.matchAll(/image: (\S+)/g)].map(([, address]) => [`static${address}`, picture]),
    ),
  ),
  'src/data/typefaces/gandaki.ttf': readFileSync(fontFile),
  // The examples name portraits and icons that the site really has: links, as there are some hundred.
  [PORTRAITS]: {linkTo: path.resolve(PORTRAITS)},
  [ICONS]: {linkTo: path.resolve(ICONS)},
};

/** Writes files into a new folder, which goes away after the test; undefined leaves one out. */
export function writeSite(files: Record<string, Content> = {}): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  written.push(siteDir);
  writeFiles(siteDir, {...exampleFiles, ...files});
  return siteDir;
}

export function writeFiles(siteDir: string, files: Record<string, Content>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    rmSync(file, {force: true});
    if (content === undefined) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    if (typeof content === 'object' && 'linkTo' in content) symlinkSync(content.linkTo, file);
    else writeFileSync(file, content);
  }
}

const written: string[] = [];

afterAll(() => written.forEach((siteDir) => rmSync(siteDir, {recursive: true, force: true})));
