import * as fontkit from 'fontkit';
import {say, type Sentence} from 'content/check/sentences';

/** What the types of fontkit leave out: the offsets of the tables of a font in its file. */
interface Directory {
  directory: {tables: Record<string, {offset: number; length: number}>};
}

type Font = fontkit.Font & Directory;

/** The letters that every Nepali text needs. */
const basicLetters: readonly string[] = [
  ...'अआइईउऊऋएऐओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैोौँंः्०१२३४५६७८९',
];

export interface FontFacts {
  format: 'ttf' | 'otf';
  names: FontNames;
  /** Under the SIL Open Font License, by its own words. */
  open: boolean;
}

/** The names in a font, in English if possible; '' for missing ones. */
interface FontNames {
  /** The name of the family, without the weight. */
  family: string;
  copyright: string;
  licence: string;
  licenceLink: string;
}

interface InvalidFont {
  problem: Sentence;
}

/** Formats by the first bytes of a file. https://learn.microsoft.com/typography/opentype/spec/otff */
const FORMATS: Readonly<Record<string, FontFacts['format']>> = {
  '\0\x01\0\0': 'ttf',
  true: 'ttf',
  OTTO: 'otf',
};

const OPEN_FONT_LICENSE = /sil\s+open\s*font\s+licen[cs]e|openfontlicense|scripts\.sil\.org\/ofl/i;

/** @param file its name in sentences */
export function readFont(bytes: Buffer, file: string): FontFacts | InvalidFont {
  if (bytes.length === 0) return {problem: say('asset.empty', {file})};
  const format = FORMATS[bytes.toString('latin1', 0, 4)];
  if (!format) return {problem: say('font.none', {file})};
  try {
    // fontkit reads a table on its first use.
    const font = fontkit.create(bytes) as Font;
    const tables = Object.values(font.directory.tables);
    if (tables.every(({offset, length}) => offset + length <= bytes.length))
      return describeFont(font, format, file);
  } catch {
    // A table is shorter than it says.
  }
  return {problem: say('asset.broken', {file})};
}

function describeFont(
  font: Font,
  format: FontFacts['format'],
  file: string,
): FontFacts | InvalidFont {
  const name = (key: string) => font.getName(key, 'en')?.trim() ?? '';
  const family = name('preferredFamily') || name('fontFamily');
  if (family === '') return {problem: say('font.nameless', {file})};
  const missing = basicLetters.filter((letter) => !hasGlyph(font, letter));
  if (missing.length === basicLetters.length) {
    return {problem: say('font.latin', {file})};
  }
  if (missing.length > 0) {
    return {problem: say('font.letters', {file, letters: missing.join(' ')})};
  }
  const names = {
    family,
    copyright: name('copyright'),
    licence: name('license'),
    licenceLink: name('licenseURL'),
  };
  return {format, names, open: OPEN_FONT_LICENSE.test(Object.values(names).slice(1).join(' '))};
}

function hasGlyph(font: Font, letter: string): boolean {
  try {
    return font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  } catch (error) {
    // The font maps letters by an old code page only.
    if (error instanceof Error && error.message.includes('supported cmap')) return false;
    throw error;
  }
}
