import {Canvas} from './canvas';
import type {Grid} from './grid';

/** A cell of the cloth is six cells of the loom wide, so that a warp thread can be thin. */
export const LOOM_CELL = 6;

const WARP = 'v';

/**
 * A motif while it is woven: the given number of rows from the foot, and above them the bare warp,
 * one thin thread in the middle of every column. Six times as many cells wide as the motif.
 */
export function onLoom(motif: Grid, rows: number): Canvas {
  const width = motif[0]!.length;
  const bare = motif.length - rows;
  const canvas = new Canvas(width * LOOM_CELL, motif.length);
  for (let column = 0; column < width; column += 1) {
    canvas.column(column * LOOM_CELL + LOOM_CELL / 2, 0, bare, WARP);
  }
  const woven = motif.slice(bare).map((row) => row.replace(/./g, '$&'.repeat(LOOM_CELL)));
  canvas.stamp(0, bare, woven);
  return canvas;
}

/** The lower left quarter of the motif with its middle column and row, from the middle down. */
const quarter: Grid = [
  'iiiWirrii',
  'mWiiiWirr',
  'WWmWiiiWi',
  'iWWWmWiii',
  'rmiWWWmWi',
  'WWrmiWWWm',
  'mWWWrmiWW',
  'rWmWWWrmi',
  'rrrWmWWWr',
];

/** The motif of the four steps, 17 × 17 cells, alike on all four sides. */
export const stepMotif: Grid = [...quarter.slice(1).reverse(), ...quarter].map(
  (half) => half + [...half.slice(0, -1)].reverse().join(''),
);

/** A step of hiring: at each one four more rows of the cloth are woven. */
export type Stage = 1 | 2 | 3 | 4;

/** 102 × 17 cells; a cell is to be six times as high as wide, so that the picture is square. */
export function step(stage: Stage): Grid {
  return onLoom(stepMotif, 1 + 4 * stage).toGrid();
}

/** The rows of the half motif that are woven. */
const HALF_ROWS = 9;

/**
 * The picture of the error screen: a motif that was left in the middle of a row. 102 × 17 cells of the
 * same shape as those of `step`.
 */
export function half(): Grid {
  const size = stepMotif.length;
  const row = size - HALF_ROWS - 1;
  const left = 10;
  const canvas = onLoom(stepMotif, HALF_ROWS);
  [...stepMotif[row]!.slice(0, left)].forEach((thread, column) => {
    canvas.row(column * LOOM_CELL, row, LOOM_CELL, thread as 'r');
  });
  // The thread lies ready in the warp, over one and under the next.
  for (let column = left; column < size; column += 2) {
    canvas.row(column * LOOM_CELL, row, LOOM_CELL, 'r');
  }
  return canvas.toGrid();
}
