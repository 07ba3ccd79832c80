import {readFileSync, statSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {archive} from '@site/src/plugins/typefaces/archive';
import {drawWords, wordSheet} from '@site/src/plugins/typefaces/drawWords';
import {fileSize} from '@site/src/plugins/typefaces/fileSize';
import {licenceText} from '@site/src/plugins/typefaces/licenceText';
import {loadTypefaces} from '@site/src/plugins/typefaces/loadTypefaces';
import {served} from '@site/src/plugins/typefaces/served';
import {dropStale, writeTypefaces} from '@site/src/plugins/typefaces/writeTypefaces';
import {writeFiles, writeSite} from '../site-data/sites';

const real = loadTypefaces(process.cwd());

it('finds 25 typefaces, each with a family of its own, all of them open', () => {
  expect(real).toHaveLength(25);
  const families = real.map(({font}) => font.names.typographicFamily || font.names.family);
  expect(new Set(families).size).toBe(25);
  expect(real.filter(({font}) => !font.open || font.names.copyright === '')).toEqual([]);
});

it('packs every file as it is served, with whose it is and its licence', () => {
  const files = unzipSync(archive(real));
  expect(Object.keys(files)).toHaveLength(50);
  for (const {id, fileName, bytes, font} of real) {
    expect(bytes.equals(files[fileName]!)).toBe(true);
    const licence = strFromU8(files[`licences/${id}.txt`]!);
    expect(licence).toContain(font.names.copyright);
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

it('packs the same files to the same bytes, whenever and wherever', () => {
  const few = real.slice(0, 2);
  const first = archive(few);
  const zone = process.env.TZ;
  process.env.TZ = 'Asia/Kathmandu';
  jest.useFakeTimers({now: new Date('2031-05-06')});
  expect(Buffer.from(archive(few)).equals(first)).toBe(true);
  jest.useRealTimers();
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

it('says of another licence what the entry and the file say', () => {
  const {font} = real[0]!;
  const names = {...font.names, copyright: '© JDR', licence: 'As is.', licenceLink: ''};
  expect(licenceText({font: {...font, open: false, names}, licence: 'Free for every use'})).toBe(
    `${font.names.family}\n\n© JDR\n\nFree for every use\nAs is.\n`,
  );
});

it('draws the name of each typeface from its file', async () => {
  const words = await drawWords(real);
  expect(words.map(({id}) => id)).toEqual(real.map(({id}) => id));
  for (const {width, height, path: ink} of words) {
    // Letters of 44 pixels, in tenths.
    expect(height).toBeGreaterThan(250);
    expect(height).toBeLessThan(900);
    expect(width).toBeGreaterThan(400);
    expect(ink).toMatch(/^m[-\d ]+[lqc]/);
  }
  expect(new Set(words.map(({path: ink}) => ink)).size).toBe(25);
  const sheet = wordSheet(words);
  expect(sheet.match(/<symbol /g)).toHaveLength(25);
  // What every visitor of the page loads.
  expect(sheet.length).toBeLessThan(60_000);
  expect(wordSheet(await drawWords(real))).toBe(sheet);
});

it('shapes: क्ष is one letter, and a vowel sign stands before its consonant', async () => {
  const draw = async (word: string) => (await drawWords([{...real[0]!, word}]))[0]!;
  const [whole, parted] = [await draw('क्ष'), await draw('क्\u200cष')];
  expect(whole.width).toBeLessThan(parted.width);
  expect((await draw('कि')).path).not.toBe((await draw('की')).path);
});

it('leaves out a name that has no ink', async () => {
  expect(await drawWords([{...real[0]!, word: ' '}])).toEqual([]);
});

it('gives the page addresses below the root and sizes in the digits of the language', () => {
  const words = [{id: 'amrit', width: 800, height: 441, path: 'm0 0'}];
  const made = {typefaces: real.slice(0, 1), words, archiveSize: 3_245_964};
  expect(served(made, '/', 'ne')).toEqual({
    typefaces: {
      amrit: {
        href: '/typefaces/amrit.ttf',
        size: '३४२ KB',
        family: 'Laila',
        open: true,
        word: {width: 80, height: 44.1},
      },
    },
    all: {href: '/typefaces/all.zip', size: '३.३ MB'},
  });
  expect(served({typefaces: [], words: [], archiveSize: 0}, '/', 'en')).toEqual({typefaces: {}});
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
  const place = (name: string) => path.join(siteDir, '.cache/typefaces/typefaces', name);
  const two = real.slice(0, 2);
  expect(await writeTypefaces(siteDir, two)).toBe(statSync(place('all.zip')).size);
  expect(readFileSync(place('amrit.ttf')).equals(two[0]!.bytes)).toBe(true);

  const old = new Date(0);
  for (const name of ['all.zip', 'amrit.ttf']) utimesSync(place(name), old, old);
  await writeTypefaces(siteDir, two);
  expect(['all.zip', 'amrit.ttf'].map((name) => statSync(place(name)).mtimeMs)).toEqual([0, 0]);

  writeFiles(siteDir, {'.cache/typefaces/typefaces/amrit.ttf': 'half'});
  await writeTypefaces(siteDir, two.slice(0, 1));
  await dropStale(siteDir, two.slice(0, 1));
  expect(readFileSync(place('amrit.ttf')).equals(two[0]!.bytes)).toBe(true);
  expect(Object.keys(unzipSync(readFileSync(place('all.zip'))))).toEqual([
    'amrit.ttf',
    'licences/amrit.txt',
  ]);
  expect(() => statSync(place('amrit-2.ttf'))).toThrow();
});
