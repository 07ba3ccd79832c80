import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';
import {decompress} from 'wawoff2';
import {inHarfBuzz} from '@site/src/lib/fonts/inHarfBuzz';

const whole = async (script: string): Promise<Uint8Array> =>
  decompress(
    readFileSync(require.resolve(`@fontsource/mukta/files/mukta-${script}-700-normal.woff2`)),
  );
const makePart = (font: Uint8Array, texts: readonly string[], part?: Uint8Array) =>
  inHarfBuzz('makePart', {font, texts, part});
const charactersIn = (bytes: Uint8Array): string[] =>
  (fontkit.create(Buffer.from(bytes)) as fontkit.Font).characterSet
    // The end of the table.
    .filter((code) => code !== 0xffff)
    .map((code) => String.fromCodePoint(code))
    .sort();

/** Half forms, reph, rakar, conjuncts of three letters, a dotted letter, and letters with two forms. */
const words = ['५८९झ', 'मान्छे', 'गर्‍यो', 'कार्य', 'राष्ट्रिय', 'क्षेत्र', 'वक्तव्य', 'पढ्दै', 'सिपालु', 'ट्रक'];

test('draws its texts as the whole font does, in far fewer bytes', async () => {
  const font = await whole('devanagari');
  const {part, unproved} = await makePart(font, words);
  expect(unproved).toEqual([]);
  expect(part.length).toBeLessThan(font.length / 10);
  expect(charactersIn(part)).toEqual([...new Set(words.join(''))].sort());
});

test('names the texts that would fall apart', async () => {
  const font = await whole('devanagari');
  const {part} = await makePart(font, ['नेपाल', 'काम', 'क', 'ष', 'त्', 'र', 'े']);
  const {unproved} = await makePart(font, ['नेपाल', 'काम', 'क्षेत्र'], part);
  expect(unproved).toEqual(['क्षेत्र']);
});

test('keeps a licence, and the digits and signs of headings in Latin', async () => {
  const {part, unproved} = await makePart(await whole('latin'), ['100K?', '“JDR”,']);
  expect(unproved).toEqual([]);
  expect(charactersIn(part).join('')).toBe(',01?DJKR“”');
  const font = fontkit.create(Buffer.from(part)) as fontkit.Font;
  expect(font.getName('copyright', 'en')).toMatch(/Ek Type/);
  expect(font.getName('licenseURL', 'en')).toMatch(/OFL$/);
});

test('leaves letters that the font does not have to the next one', async () => {
  const {part, unproved} = await makePart(await whole('devanagari'), ['काम', 'Д', '工']);
  expect(unproved).toEqual([]);
  expect(charactersIn(part)).not.toContain('Д');
});
