import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {DownloadableFont} from './loadFonts';
import {previewSize} from './settings';

/** A word drawn from a font; measures in tenths of a CSS pixel, from the corner of its ink. */
export interface DrawnWord {
  id: string;
  width: number;
  height: number;
  path: string;
}

/** The Nepali name of each font in its own letters; a name without any outline is left out. */
export async function drawWords(fonts: readonly DownloadableFont[]): Promise<DrawnWord[]> {
  const orders = fonts.map(({bytes, word}) => ({bytes, word, size: previewSize}));
  const outlines = await new Promise<Omit<DrawnWord, 'id'>[]>((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'outlines.mjs'), {workerData: orders});
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return fonts
    .map(({id}, index) => ({id, ...outlines[index]!}))
    .filter(({path: ink}) => ink !== '');
}

/** All words as an SVG sprite, in the colour of the text around them. */
export function wordSprite(words: readonly DrawnWord[]): string {
  const symbols = words.map(
    ({id, width, height, path: ink}) =>
      `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><path d="${ink}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
