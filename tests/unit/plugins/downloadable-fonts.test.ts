import {readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {drawSpecimens} from '@site/src/plugins/downloadable-fonts/drawSpecimens';
import {fileSize} from 'nepali-text/format';
import {servedFonts} from '@site/src/plugins/downloadable-fonts';
import {
  archive,
  type DownloadableFont,
  licenceText,
  loadDownloadableFonts,
  writeFonts,
} from '@site/src/plugins/downloadable-fonts/writeFonts';
import {filesBelow} from 'content/read/files';
import {loadSiteData} from '@site/src/data';
import {sample, writeFiles, writeSite} from '../support/sites';

const entry = (id: string, word: string, file: string) =>
  `- {id: ${id}, name: {en: ${id}, ne: ${word}}, placeholder: true, file: ${file}.ttf}\n`;

let three: DownloadableFont[];

beforeAll(async () => {
  const siteDir = writeSite({
    'src/data/fonts.yml':
      entry('amrit', 'अमृत', 'laila') +
      entry('amrit-4', 'अमृत ४', 'karma') +
      entry('koshi', 'कोशी', 'khula'),
    'src/data/typefaces/laila.ttf': readFileSync(sample('Laila_400Regular')),
    'src/data/typefaces/karma.ttf': readFileSync(sample('Karma_600SemiBold')),
    'src/data/typefaces/khula.ttf': readFileSync(sample('Khula_400Regular')),
  });
  three = await loadDownloadableFonts(siteDir);
});

it('finds the file of every entry; samples are open, and no two are the same', async () => {
  const entries = (await loadSiteData(process.cwd())).lists.en.fonts;
  const found = await loadDownloadableFonts(process.cwd());
  const named = entries.filter(({file}) => file !== undefined);
  expect(found.map(({id}) => id)).toEqual(named.map(({id}) => id));
  const samples = named.filter(({file}) => file!.startsWith('samples/')).map(({id}) => id);
  const placeholders = found.filter(({id}) => samples.includes(id));
  expect(placeholders.filter(({font}) => !font.open || font.names.copyright === '')).toEqual([]);
  expect(new Set(placeholders.map(({font}) => font.names.full)).size).toBe(samples.length);
});

it('packs every file as it is served, with whose it is and its licence', () => {
  const files = unzipSync(archive(three));
  expect(Object.keys(files)).toHaveLength(6);
  for (const {id, fileName, bytes, font} of three) {
    expect(bytes.equals(files[fileName]!)).toBe(true);
    const licence = strFromU8(files[`licences/${id}.txt`]!);
    expect(licence).toContain(font.names.copyright);
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

it('packs the same files to the same bytes, whenever', () => {
  const few = three.slice(0, 2);
  const first = archive(few);
  jest.useFakeTimers({now: new Date('2031-05-06')});
  expect(Buffer.from(archive(few)).equals(first)).toBe(true);
  jest.useRealTimers();
});

it('says of another licence what the entry and the file say', () => {
  const {font} = three[0]!;
  const names = {...font.names, copyright: '© JDR', licence: 'As is.', licenceLink: ''};
  expect(licenceText({font: {...font, open: false, names}, licence: 'Free for every use'})).toBe(
    `${font.names.full}\n\n© JDR\n\nFree for every use\nAs is.\n`,
  );
});

it('draws the name of each typeface and a line of letters from its file', async () => {
  const specimens = await drawSpecimens(three);
  expect(Object.keys(specimens)).toEqual(three.map(({id}) => id));
  const drawn = Object.values(specimens);
  for (const svg of drawn) {
    const [width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!.slice(1).map(Number);
    // A name of 44 pixels and letters of 26, and the gap between them.
    expect(height).toBeGreaterThan(60);
    expect(height).toBeLessThan(140);
    expect(width).toBeGreaterThan(60);
    expect(svg.match(/ d="m[-\d ]+[lqc]/g)).toHaveLength(2);
  }
  expect(new Set(drawn).size).toBe(3);
  expect(await drawSpecimens(three)).toEqual(specimens);
});

it('shapes: क्ष is one letter, and a vowel sign stands before its consonant', async () => {
  const draw = async (word: string) => {
    const {amrit} = await drawSpecimens([{...three[0]!, word}]);
    const [, indent, ink] = /translate\((\d+) 0\)" d="([^"]+)"/.exec(amrit!)!;
    return {indent: Number(indent), ink};
  };
  // Both are in the middle of the longer line below them.
  const [whole, parted] = [await draw('क्ष'), await draw('क्\u200cष')];
  expect(whole.indent).toBeGreaterThan(parted.indent);
  expect((await draw('कि')).ink).not.toBe((await draw('की')).ink);
});

it('leaves out a name that has no ink', async () => {
  expect(await drawSpecimens([{...three[0]!, word: ' '}])).toEqual({});
});

it('gives the page addresses and sizes in the digits of the language', () => {
  expect(servedFonts(three.slice(0, 1), 3_245_964, 'ne')).toEqual({
    fonts: {
      amrit: {
        href: '/typefaces/amrit.ttf',
        size: '३४२ केबी',
        font: 'Laila Regular',
        open: true,
      },
    },
    all: {href: '/typefaces/nepali-fonts.zip', size: '३.३ एमबी'},
  });
  expect(servedFonts([], 0, 'en')).toEqual({fonts: {}});
});

it('never says less than there is to download', () => {
  expect([1, 1000, 1001, 999_999, 1_000_001].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '1 KB',
    '1 KB',
    '2 KB',
    '1000 KB',
    '1.1 MB',
  ]);
});

it('writes what is new, leaves alone what is right, and drops what is gone', async () => {
  const siteDir = writeSite();
  const place = (name: string) => path.join(siteDir, '.cache/downloadable-fonts/typefaces', name);
  const two = three.slice(0, 2);
  expect(await writeFonts(siteDir, two)).toBe(statSync(place('nepali-fonts.zip')).size);
  expect(readFileSync(place('amrit.ttf')).equals(two[0]!.bytes)).toBe(true);

  const old = new Date(0);
  for (const name of ['nepali-fonts.zip', 'amrit.ttf']) utimesSync(place(name), old, old);
  await writeFonts(siteDir, two);
  expect(['nepali-fonts.zip', 'amrit.ttf'].map((name) => statSync(place(name)).mtimeMs)).toEqual([
    0, 0,
  ]);

  const whole = readFileSync(place('nepali-fonts.zip'));
  writeFiles(siteDir, {
    '.cache/downloadable-fonts/typefaces/amrit.ttf': two[0]!.bytes.subarray(0, 5000),
    '.cache/downloadable-fonts/typefaces/nepali-fonts.zip': whole.subarray(0, 5000),
  });
  expect(await writeFonts(siteDir, two)).toBe(whole.length);
  expect(readFileSync(place('nepali-fonts.zip')).equals(whole)).toBe(true);
  expect(readFileSync(place('amrit.ttf')).equals(two[0]!.bytes)).toBe(true);

  writeFiles(siteDir, {
    '.cache/downloadable-fonts/typefaces/amrit.ttf': 'half',
    '.cache/downloadable-fonts/typefaces/of-another-version/a.ttf': 'old',
    '.cache/downloadable-fonts/fonts/a.ttf': 'old',
  });
  await writeFonts(siteDir, two.slice(0, 1));
  expect(readFileSync(place('amrit.ttf')).equals(two[0]!.bytes)).toBe(true);
  expect(Object.keys(unzipSync(readFileSync(place('nepali-fonts.zip'))))).toEqual([
    'amrit.ttf',
    'licences/amrit.txt',
  ]);
  expect(filesBelow(path.join(siteDir, '.cache/downloadable-fonts')).sort()).toEqual([
    'typefaces/amrit.ttf',
    'typefaces/nepali-fonts.zip',
  ]);
});
