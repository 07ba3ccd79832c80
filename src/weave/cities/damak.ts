import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {FOOT, heights, hills, scene, tiers, tree, WIDTH, windows} from './parts';

/** Pickers stand bent over the bushes, the basket on their back. */
const PICKERS: readonly [x: number, y: number, pattern: Grid][] = [
  [11, 19, ['.w..', 'wnw.', 'rrr.', 'rrmm', 'iimm', 'i.i.']],
  [24, 22, ['..m.', '.nnn', '.iii', 'mmii', 'mmrr', '.r.r']],
  [41, 19, ['.r..', 'rnr.', 'www.', 'wwmm', 'iimm', 'i.i.']],
];

/** Tea likes a thin shade: tall trees stand about in it. */
const SHADE = [3, 7, 5];

function viewTower(canvas: Canvas): void {
  const middle = 35;
  canvas.rect(middle - 2, 5, 5, 13, 'u');
  tiers(canvas, [middle, 1], [1, 3, 5, 9], 'r');
  tiers(canvas, [middle, 9], [9], 'i');
  windows(canvas, [middle - 1, 7], [3, 2]);
  windows(canvas, [middle - 1, 12], [3, 2]);
}

/** Tea gardens in rows, pickers at work, and the tower from which one looks over them. */
export const damak = (): Grid =>
  scene((canvas) => {
    hills(canvas, {0: 13.4, 4: 12, 16: 9, 30: 13, 36: 13, 47: 8.4}, 'v');
    hills(canvas, {0: 16, 10: 15, 24: 14, 32: 15, 47: 16}, 'V');
    viewTower(canvas);

    tree(canvas, [6, 12], SHADE, 'G', 5);
    tree(canvas, [43, 10], SHADE, 'G', 5);

    // Rows of bushes follow the slope: a dark path, then two rows of leaf in the sun and the shade.
    const slope = heights({0: 19, 12: 18.4, 26: 17.4, 38: 16.6, 47: 15.4});
    for (let x = 0; x < WIDTH; x += 1) {
      const top = Math.round(slope(x));
      for (let y = top; y < FOOT; y += 1) {
        const row = Math.floor((y - top) / 3);
        const leaf = (x + row * 4) % 6 < 4 ? 'l' : 'g';
        canvas.set(x, y, (y - top) % 3 === 0 ? 'G' : leaf);
      }
    }
    for (const [x, y, pattern] of PICKERS) canvas.stamp(x, y, pattern);
  });
