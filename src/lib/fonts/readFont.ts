import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as fontkit from 'fontkit';
import {say, type Sentence} from 'content/say';
import {missingFont, ownFolder} from './listedFont';
import {inHarfBuzz} from './inHarfBuzz';

export interface FontMetadata {
  format: 'ttf' | 'otf';
  names: FontNames;
  /** Under the SIL Open Font License, by its own words. */
  open: boolean;
}

/** The names in a font, in English if possible; '' for missing ones. */
interface FontNames {
  /** The name of the family with the weight. */
  full: string;
  copyright: string;
  licence: string;
  licenceLink: string;
}

interface InvalidFont {
  problem: Sentence;
}

/** Formats by the first bytes of a file. https://learn.microsoft.com/typography/opentype/spec/otff */
const FORMATS: Readonly<Record<string, FontMetadata['format']>> = {
  '\0\x01\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
};

const OPEN_FONT_LICENSE = /sil\s+open\s*font\s+licen[cs]e|openfontlicense|scripts\.sil\.org\/ofl/i;

/**
 * Reads the file that an entry of fonts.yml names.
 *
 * @param name of a file in src/data/typefaces or, with `samples/` before it, in its folder of samples
 */
export async function findFont(
  siteDir: string,
  name: string,
): Promise<{bytes: Buffer; font: FontMetadata} | InvalidFont> {
  const problem = missingFont(siteDir, name);
  if (problem) return {problem};
  const file = `${ownFolder}/${name}`;
  const bytes = readFileSync(path.join(siteDir, file));
  const font = await readFont(bytes, file);
  return 'problem' in font ? font : {bytes, font};
}

/** @param file its name in sentences */
export async function readFont(bytes: Buffer, file: string): Promise<FontMetadata | InvalidFont> {
  const format = FORMATS[bytes.toString('latin1', 0, 4)];
  if (!format) return {problem: say('font.none', {file})};
  try {
    const font = fontkit.create(bytes) as fontkit.Font;
    const words = new Set(await inHarfBuzz('undrawnWords', bytes));
    if (!hasOwnDigits(font)) words.add('८');
    if (words.size > 0) return {problem: say('font.words', {file, words: [...words].join(' ')})};
    const name = (key: string) => font.getName(key, 'en')?.trim() ?? '';
    const names = {
      full: name('fullName') || name('fontFamily'),
      copyright: name('copyright'),
      licence: name('license'),
      licenceLink: name('licenseURL'),
    };
    return {format, names, open: OPEN_FONT_LICENSE.test(Object.values(names).slice(1).join(' '))};
  } catch {
    // The file is cut off, or maps its letters by an old code page only.
    return {problem: say('font.none', {file})};
  }
}

/** Whether ८ is another figure than 8, which has two holes: some fonts draw Latin figures in the places of both. */
function hasOwnDigits(font: fontkit.Font): boolean {
  const contours = (digit: string) =>
    font
      .glyphForCodePoint(digit.codePointAt(0)!)
      .path.commands.filter(({command}) => command === 'moveTo').length;
  return contours('८') < contours('8') || !font.hasGlyphForCodePoint('8'.codePointAt(0)!);
}
