import {readFileSync} from 'node:fs';
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
  ['an empty file', Buffer.alloc(0), 'font.none a.ttf'],
  ['a web page', Buffer.from('<!doctype html><title>404</title>'), 'font.none a.ttf'],
  ['a WOFF2 file', mukta('mukta-devanagari-400-normal.woff2'), 'font.none a.ttf'],
  ['the begin of a font', whole.subarray(0, 200), 'font.none a.ttf'],
  ['a font for Latin letters', latinFont(), expect.stringMatching(/^font.letters a.ttf अ .* ९$/)],
])('says of %s that it cannot be offered', async (_what, bytes, says) => {
  expect(problem(await bytes)).toEqual(says);
});

/** Where a table lies in the file of the whole font. */
function placeOf(tag: string): {offset: number} {
  return {offset: whole.readUInt32BE(whole.indexOf(tag, 12, 'latin1') + 8)};
}

it('takes letters in the places of an old code page for no font', () => {
  const symbol = Buffer.from(whole);
  const {offset} = placeOf('cmap');
  for (let record = 0; record < symbol.readUInt16BE(offset + 2); record += 1) {
    symbol.writeUInt16BE(3, offset + 4 + record * 8);
    symbol.writeUInt16BE(0, offset + 6 + record * 8);
  }
  expect(problem(symbol)).toBe('font.none a.ttf');
});
