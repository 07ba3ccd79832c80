import {compress} from 'wawoff2';
import {openFont, tableOf} from '../../lib/fonts';
import {nativeName} from '../../lib/locale';
import {dottedLetters, nepaliLetters} from '../../lib/nepaliLetters';
import {subset} from './subset';

const codesOf = (letters: readonly string[]): number[] =>
  letters.map((letter) => letter.codePointAt(0)!);

/** No page takes a space from these files; HarfBuzz draws a joiner that has done its work as one. */
const SPACE = 0x20;

/** Everything that the file of Latin letters holds: its package has chosen them. */
const everyCharacter = Array.from({length: 0x10000}, (_, code) => code);

export const nepaliCharacters = [...codesOf(nepaliLetters), ...codesOf(dottedLetters), SPACE];

/**
 * The font that the site serves. It has no hinting, as Android and macOS use none, and the font asks
 * Windows to smooth it at every size.
 *
 * @param font a whole TrueType font with letters of that script, unpacked
 * @returns WOFF2; the same bytes for the same font
 */
export async function makeFont(font: Buffer, script: 'latin' | 'devanagari'): Promise<Buffer> {
  const part =
    script === 'latin'
      ? subset(font, {characters: everyCharacter, closure: true})
      : nepaliPart(withoutLanguageRules(font));
  return Buffer.from(await compress(await part));
}

/** What the links to Nepali pages say. */
export const nepaliName = nativeName('ne');

/**
 * The font of these letters alone, for other pages on a device without Devanagari.
 *
 * @param font a whole TrueType font with letters of Devanagari, unpacked
 * @returns WOFF2
 */
export async function makeNepaliName(font: Buffer): Promise<Buffer> {
  const characters = codesOf([...nepaliName]);
  return Buffer.from(
    await compress(await subset(withoutLanguageRules(font), {characters, closure: true})),
  );
}

/**
 * Every conjunct, half form, reph and rakar of any length that the font's rules can make of Nepali
 * letters, and letters with a dot below. All at once would also bring conjuncts of dotted letters.
 */
async function nepaliPart(font: Buffer): Promise<Buffer> {
  const made = [nepaliLetters, dottedLetters].map((letters) =>
    subset(font, {characters: codesOf(letters), closure: true, keepNumbers: true}),
  );
  const reached = (await Promise.all(made)).flatMap((part) => glyphsOf(part).drawn);
  // A part shows by its outlines what it has. Glyphs without any are steps of rules, and weigh nothing.
  const glyphs = [...reached, ...glyphsOf(font).empty];
  return subset(font, {characters: nepaliCharacters, glyphs, closure: false});
}

/** The numbers of a font's glyphs: those that draw something, and those that do not. */
export function glyphsOf(bytes: Buffer): {drawn: number[]; empty: number[]} {
  const font = openFont(bytes);
  const glyphs = Array.from({length: font.numGlyphs}, (_, glyph) => glyph);
  const isDrawn = (glyph: number) => font.getGlyph(glyph).path.commands.length > 0;
  return {drawn: glyphs.filter(isDrawn), empty: glyphs.filter((glyph) => !isDrawn(glyph))};
}

/**
 * The font without what it does in some languages only, for example Marathi. Mukta names no Nepali:
 * its ५, ८ and ९ are those of Nepali wherever no language is asked for that it names.
 *
 * A script's table says how many languages it names, and they come last, so that zero is valid too.
 * HarfBuzz can leave out scripts, but not languages.
 * https://learn.microsoft.com/typography/opentype/spec/chapter2#script-table
 */
export function withoutLanguageRules(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  for (const tag of ['GSUB', 'GPOS']) {
    const table = tableOf(copy, tag);
    const scripts = table.subarray(table.readUInt16BE(4));
    for (let index = 0; index < scripts.readUInt16BE(0); index++) {
      const script = scripts.readUInt16BE(2 + 6 * index + 4);
      if (languagesOf(scripts.subarray(script)).includes('NEP ')) {
        throw new Error(`The font's ${tag} has rules for Nepali: keep them.`);
      }
      scripts.writeUInt16BE(0, script + 2);
    }
  }
  return copy;
}

const languagesOf = (script: Buffer): string[] =>
  Array.from({length: script.readUInt16BE(2)}, (_, index) =>
    script.toString('latin1', 4 + 6 * index, 8 + 6 * index),
  );
