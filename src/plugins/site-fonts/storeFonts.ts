import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cached, removeOthers} from '../../lib/cache';
import {hash} from '../../lib/files';
import {type SiteFont, siteFontFile, siteFonts, unpackWoff2} from '../../lib/fonts';
import {makeFont, makeNepaliName, nepaliName} from './makeFont';

const fontFolder = '.cache/site-fonts';

/** What determines the fonts in addition to the steps in this folder. */
const OTHER_INPUTS = [
  ...['fonts.ts', 'nepaliLetters.ts'].map((file) => path.join(__dirname, '../../lib', file)),
  ...siteFonts.map(siteFontFile),
  require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
  require.resolve('wawoff2/build/compress_binding.js'),
];

/** The folder for what these fonts, steps and programs make, from the site's folder. */
export function folderOfEdition(): string {
  const steps = readdirSync(__dirname).sort();
  const inputs = [...steps.map((step) => path.join(__dirname, step)), ...OTHER_INPUTS];
  return `${fontFolder}/${hash([nepaliName, ...inputs.map((file) => readFileSync(file))])}`;
}

export const wholeFont = (font: SiteFont): Promise<Buffer> =>
  unpackWoff2(readFileSync(siteFontFile(font)));

/** Makes the fonts that are missing or damaged. */
export async function storeFonts(siteDir: string, folder: string): Promise<void> {
  for (const font of siteFonts) {
    const file = `${folder}/mukta-${font}.woff2`;
    const script = font.startsWith('latin') ? 'latin' : 'devanagari';
    await cached({siteDir, file, key: file}, async () => makeFont(await wholeFont(font), script));
  }
  const file = `${folder}/mukta-nepali-name-700.woff2`;
  await cached({siteDir, file, key: file}, async () =>
    makeNepaliName(await wholeFont('devanagari-700')),
  );
}

export async function removeEarlier(siteDir: string, folder: string): Promise<void> {
  await removeOthers(siteDir, fontFolder, [path.basename(folder)]);
}
