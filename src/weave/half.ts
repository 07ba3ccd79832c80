import type {Grid} from './grid';
import {LOOM_CELL, onLoom} from './loom';
import {stepMotif} from './step';

const ROWS = 9;

/**
 * The picture of the error screen: a motif that was left in the middle of a row. 102 × 17 cells of the
 * same shape as those of `step`.
 */
export function half(): Grid {
  const size = stepMotif.length;
  const row = size - ROWS - 1;
  const left = 10;
  const canvas = onLoom(stepMotif, ROWS);
  [...stepMotif[row]!.slice(0, left)].forEach((thread, column) => {
    canvas.row(column * LOOM_CELL, row, LOOM_CELL, thread as 'r');
  });
  // The thread lies ready in the warp, over one and under the next.
  for (let column = left; column < size; column += 2) {
    canvas.row(column * LOOM_CELL, row, LOOM_CELL, 'r');
  }
  return canvas.toGrid();
}
