import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../site-data/pictures/wholeFile';
import {woffToSfnt} from '../social/sfnt';
import {fingerprint} from '../social/storePictures';
import {makeFont} from './makeFont';
import {fontFolder, type WebFont, webFonts} from './settings';

/** The whole font in its package. Its WOFF of version 1 can be unpacked without a library. */
export const wholeFont = (font: WebFont): Buffer =>
  woffToSfnt(readFileSync(require.resolve(`@fontsource/mukta/files/mukta-${font}-normal.woff`)));

/** The folder for what these fonts, steps and programs make, from the site's folder. */
export function folderOfEdition(): string {
  const steps = readdirSync(__dirname).sort();
  const programs = ['harfbuzzjs/dist/harfbuzz-subset.wasm', 'wawoff2/build/compress_binding.js'];
  const edition = fingerprint([
    ...webFonts.map(wholeFont),
    ...steps.map((step) => readFileSync(path.join(__dirname, step))),
    ...programs.map((program) => readFileSync(require.resolve(program))),
  ]);
  return `${fontFolder}/${edition}`;
}

/** Makes the fonts that are not there yet. */
export async function storeFonts(siteDir: string, folder: string): Promise<void> {
  for (const font of webFonts) {
    const file = `${folder}/mukta-${font}.woff2`;
    if (existsSync(path.join(siteDir, file))) continue;
    const script = font.startsWith('latin') ? 'latin' : 'devanagari';
    await writeWhole(siteDir, file, await makeFont(wholeFont(font), script));
  }
}

/** Takes away what an earlier edition has made. */
export async function dropEarlier(siteDir: string, folder: string): Promise<void> {
  const place = path.join(siteDir, fontFolder);
  const earlier = (await readdir(place)).filter((name) => name !== path.basename(folder));
  await Promise.all(
    earlier.map((name) => rm(path.join(place, name), {recursive: true, force: true})),
  );
}
