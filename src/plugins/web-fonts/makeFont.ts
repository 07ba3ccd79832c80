import {compress} from 'wawoff2';
import {defaultLanguage} from './defaultLanguage';
import {SPACE, dottedLetters, nepaliLetters} from './letters';
import {glyphsOf} from './sfnt';
import {subset} from './subset';

/** Everything that the file of Latin letters holds: its package has chosen them. */
const everyCharacter = Array.from({length: 0x10000}, (_, code) => code);

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
      : nepaliPart(defaultLanguage(font));
  return Buffer.from(await compress(await part));
}

/**
 * Every conjunct, half form, reph and rakar of any length that the font's rules can make of Nepali
 * letters, and letters with a dot below. All at once would also bring conjuncts of dotted letters.
 */
async function nepaliPart(font: Buffer): Promise<Buffer> {
  const made = [nepaliLetters, dottedLetters].map((characters) =>
    subset(font, {characters, closure: true, keepNumbers: true}),
  );
  const reached = (await Promise.all(made)).flatMap((part) => glyphsOf(part).drawn);
  // A part shows by its outlines what it has. Glyphs without any are steps of rules, and weigh nothing.
  const glyphs = [...reached, ...glyphsOf(font).empty];
  const characters = [...nepaliLetters, ...dottedLetters, SPACE];
  return subset(font, {characters, glyphs, closure: false});
}
