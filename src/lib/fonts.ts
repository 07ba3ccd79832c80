import * as fontkit from 'fontkit';
import {decompress} from 'wawoff2';

/** The files of the site's own font, by script and weight, as `@fontsource/mukta` names them. */
export const siteFonts = ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700'] as const;

export type SiteFont = (typeof siteFonts)[number];

export const siteFontFile = (font: SiteFont): string =>
  require.resolve(`@fontsource/mukta/files/mukta-${font}-normal.woff2`);

/** The TrueType or OpenType font inside a WOFF2 file. @throws when there is none */
export async function unpackWoff2(woff2: Uint8Array): Promise<Buffer> {
  return Buffer.from(await decompress(woff2));
}

/** What the types of fontkit leave out: the offsets of the tables of a font in its file. */
interface Directory {
  directory: {tables: Record<string, {offset: number; length: number}>};
}

/** A font with the tables of its file by their tags. */
export type Font = fontkit.Font & Directory;

/**
 * Reads a TrueType or OpenType file that holds one font. Tables are read when they are asked for, so a
 * damaged one throws only then.
 *
 * @throws when the file is of another format
 */
export function openFont(bytes: Buffer): Font {
  const font = fontkit.create(bytes);
  if (!('glyphForCodePoint' in font)) throw new Error('The file holds several fonts.');
  return font as Font;
}

/** One table of a font, as a view: writing into it changes the font. @throws when there is none */
export function tableOf(bytes: Buffer, tag: string): Buffer {
  const table = openFont(bytes).directory.tables[tag];
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return bytes.subarray(table.offset, table.offset + table.length);
}
