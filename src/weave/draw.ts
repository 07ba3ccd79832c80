import fs from 'node:fs';
import path from 'node:path';
import {BAND_PALETTE, CARD_GROUNDS, type CardGround, cardBand, cord, selvedge, weft} from './bands';
import {MARK_PALETTE, mark} from './mark';
import {gridToSvg} from './svg';

/** The core and dot that each ground of a card band carries. */
const CARD_THREADS: Record<CardGround, [core: string, dot: string]> = {
  red: ['m', 'i'],
  indigo: ['w', 'r'],
  green: ['w', 'r'],
};

function cardBandSvg(ground: CardGround): string {
  const [core, dot] = CARD_THREADS[ground];
  return gridToSvg(cardBand(core, dot), {...BAND_PALETTE, g: CARD_GROUNDS[ground]}, {cell: [3, 3]});
}

/** Every drawn file: its path from the project's root → its content. */
export function drawFiles(): Record<string, string> {
  return {
    'src/css/woven/selvedge.svg': gridToSvg(selvedge, BAND_PALETTE, {cell: [2, 2]}),
    'src/css/woven/weft.svg': gridToSvg(weft(), BAND_PALETTE, {cell: [3, 3]}),
    'src/css/woven/cord.svg': gridToSvg(cord, BAND_PALETTE, {cell: [3, 3]}),
    'src/css/woven/card-red.svg': cardBandSvg('red'),
    'src/css/woven/card-indigo.svg': cardBandSvg('indigo'),
    'src/css/woven/card-green.svg': cardBandSvg('green'),
    'static/img/favicon.svg': gridToSvg(mark, MARK_PALETTE, {cell: [4, 4]}),
  };
}

/** Writes the files of `drawFiles` below `rootDir`. Run after a change: `npx tsx src/weave/draw.ts`. */
export function writeDrawings(rootDir: string): void {
  for (const [file, content] of Object.entries(drawFiles())) {
    const target = path.join(rootDir, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, content);
  }
}

if (require.main === module) writeDrawings(process.cwd());
