import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';
import {readFont} from '@site/src/lib/fonts/readFont';
import {row} from '../../support/row';
import {fontFile, latinFont, sample} from '../../support/sites';

const whole = readFileSync(fontFile);
const mukta = (name: string) => readFileSync(require.resolve(`@fontsource/mukta/files/${name}`));
const problem = async (bytes: Buffer) => {
  const found = await readFont(bytes, 'a.ttf');
  return 'problem' in found ? row(found.problem) : undefined;
};

it('reads what a font says of itself', async () => {
  expect(await readFont(whole, 'a.ttf')).toMatchObject({
    format: 'ttf',
    open: true,
    names: {full: 'Khula ExtraBold', copyright: expect.stringContaining('Erin') as string},
  });
  expect(await readFont(readFileSync(sample('Karma_600SemiBold')), 'a.ttf')).toMatchObject({
    names: {full: 'Karma SemiBold'},
  });
});

it.each([
  ['an empty file', Buffer.alloc(0), 'font.none a.ttf'],
  ['a web page', Buffer.from('<!doctype html><title>404</title>'), 'font.none a.ttf'],
  ['a WOFF2 file', mukta('mukta-devanagari-400-normal.woff2'), 'font.none a.ttf'],
  ['the begin of a font', whole.subarray(0, 200), 'font.none a.ttf'],
  [
    'a font for Latin letters',
    latinFont(),
    expect.stringMatching(/^font.words a.ttf अ .* गर्\u200dयो$/),
  ],
])('says of %s that it cannot be offered', async (_what, bytes, says) => {
  expect(await problem(await bytes)).toEqual(says);
});

const fontOf = (bytes: Buffer) => fontkit.create(bytes) as fontkit.Font;

/** Where a table lies in the file of a font. */
const placeOf = (font: Buffer, tag: string): number =>
  font.readUInt32BE(font.indexOf(tag, 12, 'latin1') + 8);

it('takes letters in the places of an old code page for no font', async () => {
  const symbol = Buffer.from(whole);
  const offset = placeOf(whole, 'cmap');
  for (let record = 0; record < symbol.readUInt16BE(offset + 2); record += 1) {
    symbol.writeUInt16BE(3, offset + 4 + record * 8);
    symbol.writeUInt16BE(0, offset + 6 + record * 8);
  }
  expect(await problem(symbol)).toBe('font.none a.ttf');
});

it.each([
  ['half', 'शक्ति छुट्टी अड्डा शुद्ध विद्या गर्\u200dयो'],
  ['akhn', 'क्षमा ज्ञान'],
  ['blwf', 'मित्र श्रम ट्रक'],
])('names the words that a font without the feature %s draws apart', async (feature, words) => {
  const font = readFileSync(sample('Karma_600SemiBold'));
  const rules = placeOf(font, 'GSUB');
  const features = rules + font.readUInt16BE(rules + 6);
  for (let at = features + 2; at < features + 2 + 6 * font.readUInt16BE(features); at += 6)
    if (font.toString('latin1', at, at + 4) === feature) font.write('none', at);
  expect(await problem(font)).toBe(`font.words a.ttf ${words}`);
});

it('rejects an eyelash that takes no room, as one below a letter does', async () => {
  const font = readFileSync(sample('Mukta_400Regular'));
  const [, eyelash] = fontOf(font).layout('गर्\u200dयो').glyphs;
  font.writeUInt16BE(0, placeOf(font, 'hmtx') + 4 * eyelash!.id);
  expect(await problem(font)).toBe('font.words a.ttf गर्\u200dयो');
});

it('rejects Latin figures in the places of Nepali ones', async () => {
  const font = Buffer.from(whole);
  const [eight, nepali] = fontOf(font).glyphsForString('8८');
  const outlines = placeOf(font, 'loca');
  // The places of two outlines, because each ends where the next begins.
  font.copy(
    font,
    outlines + 2 * nepali!.id,
    outlines + 2 * eight!.id,
    outlines + 2 * eight!.id + 6,
  );
  expect(await problem(font)).toBe('font.words a.ttf ८');
});
