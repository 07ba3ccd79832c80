import {decompress} from 'wawoff2';

/** The files of the site's typeface, by script and weight, as `@fontsource/mukta` names them. */
export const siteFonts = ['latin-400', 'latin-700', 'devanagari-400', 'devanagari-700'] as const;

export const siteFontFile = (font: (typeof siteFonts)[number]): string =>
  require.resolve(`@fontsource/mukta/files/mukta-${font}-normal.woff2`);

/** The TrueType or OpenType font inside a WOFF2 file. @throws when there is none */
export async function unpackWoff2(woff2: Uint8Array): Promise<Buffer> {
  return Buffer.from(await decompress(woff2));
}
