import {readFileSync} from 'node:fs';
import {zipSync} from 'fflate';
import {readFont} from '@site/src/plugins/downloadable-fonts/readFont';
import {fontFile, latinFont, sample} from '../site-data/sites';

const whole = readFileSync(fontFile);
const mukta = (name: string) => readFileSync(require.resolve(`@fontsource/mukta/files/${name}`));
const problem = (bytes: Buffer) => {
  const found = readFont(bytes);
  return 'problem' in found ? found.problem : undefined;
};

it('reads what a font says of itself', () => {
  expect(readFont(whole)).toMatchObject({
    format: 'ttf',
    open: true,
    names: {family: 'Ranga', copyright: expect.stringContaining('TipTopTyp') as string},
  });
  expect(readFont(readFileSync(sample('Karma_600SemiBold')))).toMatchObject({
    names: {family: 'Karma'},
  });
});

it.each([
  ['an empty file', Buffer.alloc(0), 'is an empty file. Copy the font again.'],
  [
    'a web page',
    Buffer.from('<!doctype html><title>404</title>'),
    'is no font. Take a .ttf or .otf file.',
  ],
  ['two bytes', Buffer.from('OT'), 'is no font. Take a .ttf or .otf file.'],
  [
    'a WOFF2 file',
    mukta('mukta-devanagari-400-normal.woff2'),
    'is a web font (WOFF2). Take the .ttf file that it was made from.',
  ],
  [
    'a WOFF file',
    mukta('mukta-devanagari-400-normal.woff'),
    'is a web font (WOFF). Take the .ttf file that it was made from.',
  ],
  [
    'an archive',
    Buffer.from(zipSync({'a.ttf': whole.subarray(0, 100)})),
    'is a ZIP archive. Unpack it, and take the .ttf file out of it.',
  ],
  [
    'a collection',
    Buffer.from('ttcf\0\x01\0\0'),
    'is a collection of several fonts. Export the one you want as a file of its own.',
  ],
  [
    'a font for Latin letters',
    latinFont(),
    'has no Devanagari letters. Older fonts put them in the places of Latin ones (क on the key d): export it again as a Unicode font.',
  ],
])('says of %s what it is and what to do', async (_what, bytes, message) => {
  expect(problem(await bytes)).toBe(message);
});

it('finds that a part is missing, wherever the file ends', () => {
  const broken = 'is broken: a part of the font is missing. Copy or export it again.';
  for (let length = 4; length < whole.length; length += 997) {
    expect(problem(whole.subarray(0, length))).toBe(broken);
  }
});

/** Where a table lies in the file of the whole font. */
function placeOf(tag: string): {offset: number} {
  return {offset: whole.readUInt32BE(whole.indexOf(tag, 12, 'latin1') + 8)};
}

it('names the letters that a font lacks, and takes a font without a name for unfinished', () => {
  const unnamed = Buffer.from(whole);
  unnamed.writeUInt16BE(0, placeOf('name').offset + 2);
  expect(problem(unnamed)).toBe('does not say its own name. Export it again with a family name.');

  const fewer = Buffer.from(whole);
  const {offset} = placeOf('cmap');
  for (let record = 0; record < fewer.readUInt16BE(offset + 2); record += 1) {
    const table = offset + fewer.readUInt32BE(offset + 8 + record * 8);
    if (fewer.readUInt16BE(table) !== 4) continue;
    const segments = fewer.readUInt16BE(table + 6) / 2;
    for (let index = 0; index < segments; index += 1) {
      const end = table + 14 + index * 2;
      const start = table + 16 + segments * 2 + index * 2;
      const reaches = fewer.readUInt16BE(start) <= 0x96c && fewer.readUInt16BE(end) >= 0x96f;
      if (reaches) fewer.writeUInt16BE(0x96d, end);
    }
  }
  expect(problem(fewer)).toBe('lacks letters that Nepali is written with: ८ ९');
});

it('counts letters in the places of an old code page for nothing', () => {
  const symbol = Buffer.from(whole);
  const {offset} = placeOf('cmap');
  for (let record = 0; record < symbol.readUInt16BE(offset + 2); record += 1) {
    symbol.writeUInt16BE(3, offset + 4 + record * 8);
    symbol.writeUInt16BE(0, offset + 6 + record * 8);
  }
  expect(problem(symbol)).toMatch(/^has no Devanagari letters/);
});
