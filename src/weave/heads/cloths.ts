import {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {LOOM_CELL, onLoom} from '../loom';
import type {ThreadKey} from '../palette';

/** Cells of 72 × 32 are square in the place of a picture. */
export const WIDTH = 72;
export const HEIGHT = 32;

/** Thread of each ring of a diamond from its middle, one set for each of the four cloths. */
const RINGS = [
  'imwwrrrrrwrrmrrr',
  'rwmmVVVVVwVVmVVV',
  'mrwwGGGGGwGGmGGG',
  'wimmrrrrrwrriirr',
] as const;
const CLOTH = 15;
const PERIOD = 16;

/** One cloth after the other, a quarter higher each time, on its bare warp. */
export function fourCloths(): Grid {
  const canvas = new Canvas(WIDTH * LOOM_CELL, HEIGHT);
  RINGS.forEach((rings, index) => {
    const motif = Array.from({length: HEIGHT}, (_, y) =>
      Array.from({length: CLOTH}, (__, x) => {
        const down = (HEIGHT - 1 - y) % PERIOD;
        return rings[Math.abs(x - (CLOTH - 1) / 2) + Math.abs(down - PERIOD / 2 + 1)]!;
      }).join(''),
    );
    const left = (index * (WIDTH - CLOTH) * LOOM_CELL) / (RINGS.length - 1);
    canvas.stamp(left, 0, onLoom(motif, (HEIGHT * (index + 1)) / RINGS.length).toGrid());
  });
  return canvas.toGrid();
}

const HALF = 35;
const WOVEN_ROWS = 17;
const WOVEN_COLUMNS = 21;

/** A motif that is woven half, with the shuttle beside it: there is always one more question. */
export function halfWoven(): Grid {
  const canvas = new Canvas(WIDTH * LOOM_CELL, HEIGHT);
  const middle = (HALF - 1) / 2;
  const rings = 'mmiiwwrrrrmmrrrwwiiiimmiiiirrrrrrrr';
  const motif = Array.from({length: HEIGHT}, (_, y) =>
    Array.from({length: HALF}, (__, x) => rings[Math.abs(x - middle) + Math.abs(y - 15)]!).join(''),
  );
  const left = 18;
  const row = HEIGHT - WOVEN_ROWS - 1;
  const cells = (x: number, width: number, thread: ThreadKey) =>
    canvas.row(x * LOOM_CELL, row, width * LOOM_CELL, thread);
  canvas.stamp(left * LOOM_CELL, 0, onLoom(motif, WOVEN_ROWS).toGrid());
  [...motif[row]!.slice(0, WOVEN_COLUMNS)].forEach((thread, x) =>
    cells(left + x, 1, thread as ThreadKey),
  );
  // The thread goes over one and under the next, and out to the shuttle.
  for (let x = left + WOVEN_COLUMNS; x < left + HALF; x += 2) cells(x, 1, 'r');
  cells(left + HALF, 6, 'r');
  SHUTTLE.forEach((line, y) => {
    [...line].forEach((thread, x) => {
      if (thread === '.') return;
      const at = (left + HALF + 5 + x) * LOOM_CELL;
      canvas.row(at, row - 2 + y, LOOM_CELL, thread as ThreadKey);
    });
  });
  return canvas.toGrid();
}

const SHUTTLE: Grid = [
  '..tttttttt..',
  '.ttrrrrrrtt.',
  'tttrmrrmrttt',
  '.ttrrrrrrtt.',
  '..tttttttt..',
];
