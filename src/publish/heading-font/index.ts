import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compress, decompress} from 'wawoff2';
import {hash} from 'content/read/files';
import {cacheFile} from 'content/cache';
import {inHarfBuzz} from '../../lib/fonts/inHarfBuzz';
import type {Build, OutputFiles} from '../build';
import {headingWords} from '../documents/headingTexts';

/** The folder of the fonts among the static files, and on the site. */
const FOLDER = 'assets/fonts';

interface Face {
  /** In the name of the file of @fontsource/mukta, and in that of the file with all letters of the site. */
  script: 'devanagari' | 'latin';
  /** The runs that a browser shapes with this font. */
  run: RegExp;
  /** Its `unicode-range`; the space belongs to the script with most of the letters. */
  range: string;
}

const FACES: readonly Face[] = [
  {
    script: 'devanagari',
    run: /[\u0900-\u097f\u200c\u200d]+/g,
    range: 'U+20,U+900-97F,U+200C-200D',
  },
  {script: 'latin', run: /[!-~\u2010-\u203a]+/g, range: 'U+21-7E,U+2010-203A'},
];

/**
 * The bold letters of the headings of Nepali pages, and no others: 20 KB in place of 54. The style sheet names
 * the family `Mukta Headings`; its `@font-face` rules are in the documents. They name the files with all letters
 * until the documents of all languages are there, so in `docusaurus start` and in a build of one language as well.
 * This step makes the smaller files, proves that they draw every word, and puts their addresses into the documents,
 * so a changed heading does not change the style sheet.
 */
export async function headingFont({siteDir, documents}: Build): Promise<OutputFiles> {
  const nepali = documents.filter(({facts}) => facts.lang === 'ne');
  const words = headingWords(nepali.map(({facts}) => facts.headings));
  const files: Record<string, Uint8Array> = {};
  const addresses: [from: string, to: string][] = [];
  for (const face of FACES) {
    const texts = [...new Set(words.flatMap((word) => word.match(face.run) ?? [])), ' '];
    const bytes = await subsetFont(siteDir, face, texts).catch((error: Error) =>
      console.warn(`Headings in Nepali keep the larger font: ${error.message}`),
    );
    if (!bytes) continue;
    const script = face.script === 'latin' ? 'latin' : 'ne';
    const address = `/${FOLDER}/mukta-headings-${script}-${hash([bytes]).slice(0, 8)}.woff2`;
    files[address] = bytes;
    addresses.push([wholeFile(siteDir, face), address]);
  }
  for (const document of nepali) {
    document.change(addresses.flat(), ($) => {
      const style = $('style:contains("Mukta Headings")');
      style.text(addresses.reduce((text, [from, to]) => text.replace(from, to), style.text()));
    });
  }
  return files;
}

/** The address of the file with all letters of the site. */
function wholeFile(siteDir: string, {script}: Face): string {
  const names = readdirSync(path.join(siteDir, 'static', FOLDER));
  return `/${FOLDER}/${names.find((name) => name.startsWith(`mukta-${script}-700-`))!}`;
}

/** The rules for the files with all letters of the site, for documents in Nepali. */
export const headingFaces = (siteDir: string): string =>
  FACES.map(
    (face) =>
      '@font-face{font-family:Mukta Headings;font-weight:700;font-display:swap;' +
      `src:url(${wholeFile(siteDir, face)});unicode-range:${face.range}}`,
  ).join('');

/** @throws Error when a text would not be drawn as the whole font draws it */
async function subsetFont(
  siteDir: string,
  {script}: Face,
  texts: readonly string[],
): Promise<Buffer> {
  const source = require.resolve(`@fontsource/mukta/files/mukta-${script}-700-normal.woff2`);
  const packed = readFileSync(source);
  const step = readFileSync(path.join(__dirname, '../../lib/fonts/harfbuzz.mjs'));
  const file = `.cache/heading-font/${script}.woff2`;
  return cacheFile({siteDir, file, key: hash([packed, step, ...texts])}, async () => {
    const font = await decompress(packed);
    const {part, unproved} = await inHarfBuzz('makePart', {font, texts});
    if (unproved.length > 0) throw new Error(`a part of it breaks ${unproved.join(', ')}.`);
    return Buffer.from(await compress(part));
  });
}
