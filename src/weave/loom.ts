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
