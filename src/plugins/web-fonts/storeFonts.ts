import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cached, removeOthers} from '../../lib/cache';
import {hash} from '../../lib/hash';
import {woffToSfnt} from '../social/sfnt';
import {makeFont} from './makeFont';
import {fontFolder, type WebFont, webFonts} from './settings';

/** The whole font in its package. Its WOFF of version 1 can be unpacked without a library. */
export const wholeFont = (font: WebFont): Buffer =>
  woffToSfnt(readFileSync(require.resolve(`@fontsource/mukta/files/mukta-${font}-normal.woff`)));

/** The folder for what these fonts, steps and programs make, from the site's folder. */
export function folderOfEdition(): string {
  const steps = readdirSync(__dirname).sort();
  const programs = ['harfbuzzjs/dist/harfbuzz-subset.wasm', 'wawoff2/build/compress_binding.js'];
  const edition = hash([
    ...webFonts.map(wholeFont),
    ...steps.map((step) => readFileSync(path.join(__dirname, step))),
    ...programs.map((program) => readFileSync(require.resolve(program))),
  ]);
  return `${fontFolder}/${edition}`;
}

/** Makes the fonts that are missing or damaged. */
export async function storeFonts(siteDir: string, folder: string): Promise<void> {
  for (const font of webFonts) {
    const file = `${folder}/mukta-${font}.woff2`;
    const script = font.startsWith('latin') ? 'latin' : 'devanagari';
    await cached({siteDir, file, key: file}, () => makeFont(wholeFont(font), script));
  }
}

/** Takes away what an earlier edition has made. */
export async function dropEarlier(siteDir: string, folder: string): Promise<void> {
  await removeOthers(siteDir, fontFolder, [path.basename(folder)]);
}
