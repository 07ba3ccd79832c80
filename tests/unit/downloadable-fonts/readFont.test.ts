import {readFileSync} from 'node:fs';
import {zipSync} from 'fflate';
import {readFont} from '@site/src/plugins/downloadable-fonts/readFont';
import {row} from '../lib/row';
import {fontFile, latinFont, sample} from '../site-data/sites';

const whole = readFileSync(fontFile);
const mukta = (name: string) => readFileSync(require.resolve(`@fontsource/mukta/files/${name}`));
const problem = (bytes: Buffer) => {
  const found = readFont(bytes, 'a.ttf');
  return 'problem' in found ? row(found.problem) : undefined;
};

it('reads what a font says of itself', () => {
  expect(readFont(whole, 'a.ttf')).toMatchObject({
    format: 'ttf',
    open: true,
    names: {family: 'Ranga', copyright: expect.stringContaining('TipTopTyp') as string},
  });
  expect(readFont(readFileSync(sample('Karma_600SemiBold')), 'a.ttf')).toMatchObject({
    names: {family: 'Karma'},
  });
});

it.each([
  ['an empty file', Buffer.alloc(0), 'asset.empty a.ttf'],
  ['a web page', Buffer.from('<!doctype html><title>404</title>'), 'font.none a.ttf'],
  ['two bytes', Buffer.from('OT'), 'font.none a.ttf'],
  ['a WOFF2 file', mukta('mukta-devanagari-400-normal.woff2'), 'font.none a.ttf'],
  ['a WOFF file', mukta('mukta-devanagari-400-normal.woff'), 'font.none a.ttf'],
  ['an archive', Buffer.from(zipSync({'a.ttf': whole.subarray(0, 100)})), 'font.none a.ttf'],
  ['a collection', Buffer.from('ttcf\0\x01\0\0'), 'font.none a.ttf'],
  ['a font for Latin letters', latinFont(), 'font.latin a.ttf'],
])('says of %s what it is and what to do', async (_what, bytes, says) => {
  expect(problem(await bytes)).toBe(says);
});

it('finds that a part is missing, wherever the file ends', () => {
  for (let length = 4; length < whole.length; length += 997) {
    expect(problem(whole.subarray(0, length))).toBe('asset.broken a.ttf');
  }
});

/** Where a table lies in the file of the whole font. */
function placeOf(tag: string): {offset: number} {
  return {offset: whole.readUInt32BE(whole.indexOf(tag, 12, 'latin1') + 8)};
}

it('names the letters that a font lacks, and takes a font without a name for unfinished', () => {
  const unnamed = Buffer.from(whole);
  unnamed.writeUInt16BE(0, placeOf('name').offset + 2);
  expect(problem(unnamed)).toBe('font.nameless a.ttf');

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
  expect(problem(fewer)).toBe('font.letters a.ttf ८ ९');
});

it('counts letters in the places of an old code page for nothing', () => {
  const symbol = Buffer.from(whole);
  const {offset} = placeOf('cmap');
  for (let record = 0; record < symbol.readUInt16BE(offset + 2); record += 1) {
    symbol.writeUInt16BE(3, offset + 4 + record * 8);
    symbol.writeUInt16BE(0, offset + 6 + record * 8);
  }
  expect(problem(symbol)).toBe('font.latin a.ttf');
});
