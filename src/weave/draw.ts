import fs from 'node:fs';
import path from 'node:path';
import {BAND_PALETTE, CARD_GROUNDS, type CardGround, cardBand, cord, selvedge, weft} from './bands';
import {MARK_PALETTE, mark} from './mark';
import {threadProperty, threads, type ThreadKey} from './palette';
import {gridToSvg} from './svg';
import {cloth} from './tapestry/cloth';

/** The core and dot that each ground of a card band carries. */
const CARD_THREADS: Record<CardGround, [core: string, dot: string]> = {
  red: ['m', 'i'],
  indigo: ['w', 'r'],
  green: ['w', 'r'],
};

function cardBandSvg(ground: CardGround): string {
  const [core, dot] = CARD_THREADS[ground];
  const palette = {...BAND_PALETTE, g: CARD_GROUNDS[ground]};
  return gridToSvg(cardBand(core, dot), palette, {cell: [3, 3]});
}

/** The repeating tiles, by the end of their custom property: `selvedge` is `var(--sp-selvedge)`. */
export function tiles(): Record<string, string> {
  return {
    selvedge: gridToSvg(selvedge, BAND_PALETTE, {cell: [2, 2]}),
    weft: gridToSvg(weft(), BAND_PALETTE, {cell: [3, 3]}),
    cord: gridToSvg(cord, BAND_PALETTE, {cell: [3, 3]}),
    cloth: gridToSvg(cloth(), BAND_PALETTE, {cell: [6, 4]}),
    'card-red': cardBandSvg('red'),
    'card-indigo': cardBandSvg('indigo'),
    'card-green': cardBandSvg('green'),
  };
}

/**
 * The tiles that every first screen shows or that are smaller than an address. The others are files, which
 * a page fetches when it shows them.
 */
const INLINE = ['selvedge', 'cord'];

/** A file as an address that contains it. Percent encoding compresses to a third of what base64 does. */
export function dataAddress(svg: string): string {
  const encoded = svg
    .trim()
    .replace(/"/g, "'")
    .replace(/[#<>%]/g, encodeURIComponent);
  return `"data:image/svg+xml,${encoded}"`;
}

/** The tiles as custom properties, each in the style sheet once however many places show it. */
function tileSheet(): string {
  const properties = Object.entries(tiles()).map(([name, svg]) => {
    const address = INLINE.includes(name) ? dataAddress(svg) : `'@woven/${name}.woven'`;
    return `  --sp-${name}: url(${address});\n`;
  });
  return `/* Drawn by src/weave/draw.ts: change the drawing, not this file. */\n:root {\n${properties.join('')}}\n`;
}

/**
 * The colours of the threads. The dark ones stand twice for the reason that tokens.css gives: a
 * visitor without JavaScript has no data-theme attribute. `--w-night` is the place of the night in a file
 * of `dayAndNight`.
 */
function threadSheet(): string {
  const keys = Object.keys(threads) as ThreadKey[];
  const colours = (theme: 'light' | 'dark') =>
    [
      `--w-night:${theme === 'dark' ? '100%' : '0%'}`,
      ...keys.map((key) => `${threadProperty(key)}:${threads[key][theme]}`),
    ].join(';');
  return (
    `:root{${colours('light')}}\n` +
    `:root[data-theme='dark']{${colours('dark')}}\n` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours('dark')}}}\n`
  );
}

/** Every drawn file: its path from the project's root → its content. */
export function drawFiles(): Record<string, string> {
  return {
    'src/css/woven.css': tileSheet() + threadSheet(),
    'static/img/favicon.svg': gridToSvg(mark, MARK_PALETTE, {cell: [4, 4]}),
  };
}

/** Writes the files of `drawFiles` below `rootDir`. Run after a change: `npx tsx src/weave/draw.ts`. */
function writeDrawings(rootDir: string): void {
  for (const [file, content] of Object.entries(drawFiles())) {
    const target = path.join(rootDir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
}

if (require.main === module) writeDrawings(process.cwd());
