import {Canvas} from '../canvas';
import {FOOT, HEIGHT, type Ridge, WIDTH, edge, hills, scene} from '../cities/parts';
import type {Grid} from '../grid';

/** The first slope, and the fields: each so many rows lower, with a dark wall over it. */
const SLOPE: Ridge = {0: 24, 8: 20, 16: 17, 25: 12, 31: 9, 36: 10, 47: 15};
const FIELDS = [
  ['G', 0],
  ['g', 1],
  ['G', 4],
  ['l', 5],
  ['G', 8],
  ['k', 9],
  ['G', 11],
  ['l', 12],
  ['G', 15],
  ['g', 16],
  ['G', 18],
  ['l', 19],
] as const;

/** Terraces up to a house, with steps through them: from where one is to where one is going. */
export const terraces = (): Grid =>
  scene((canvas) => {
    canvas.disc([11, 10], 4.6, 6.9, 'y');
    hills(canvas, {0: 15, 9: 13, 20: 16, 30: 9, 40: 6, 47: 8}, 'v');
    hills(canvas, {0: 19, 12: 17, 20: 18, 34: 12, 47: 10}, 'V');
    for (const [thread, drop] of FIELDS) hills(canvas, SLOPE, thread, drop);
    // A path in steps, from the foot to the door.
    for (let y = 11; y < FOOT; y += 1) canvas.row(31 - Math.round((y - 11) * 1.3), y, 2, 'u');
    canvas.rect(28, 4, 8, 7, 'u');
    canvas.row(27, 4, 10, 'r');
    canvas.row(28, 3, 8, 'r');
    canvas.rect(30, 7, 2, 2, 'e');
    canvas.rect(33, 7, 2, 4, 'e');
    canvas.stamp(39, 12, ['..G..', '.GGG.', '.GGG.', 'GGGGG', '..t..']);
  });

/** A projector throws its beam on a screen; the row of heads in front is watching. */
export function projector(): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT, 'i');
  // The screen with a diamond on it.
  canvas.rect(28, 3, 18, 20, 'd');
  canvas.rect(29, 4, 16, 18, 'w');
  for (let y = 4; y < 22; y += 1) {
    const half = Math.round((9 - Math.abs(y - 12.5)) * 0.75);
    if (half > 0) canvas.row(37 - half, y, 2 * half, 'r');
    if (half > 2) canvas.row(39 - half, y, 2 * half - 4, 'm');
    if (half > 4) canvas.row(41 - half, y, 2 * half - 8, 'i');
  }
  // The beam, wider with every column.
  for (let x = 12; x < 28; x += 1) {
    const half = 1 + Math.round(((x - 12) * 8) / 16);
    canvas.column(x, 13 - half, 2 * half, x % 2 === 0 ? 'V' : 'v');
  }
  canvas.disc([4, 7], 2.6, 3.9, 'd');
  canvas.disc([9, 7], 2.6, 3.9, 'd');
  canvas.rect(4, 7, 1, 1, 'm');
  canvas.rect(9, 7, 1, 1, 'm');
  canvas.rect(2, 10, 9, 6, 'd');
  canvas.rect(11, 11, 1, 4, 'm');
  canvas.rect(3, 12, 2, 2, 'e');
  for (const foot of [2, 6, 10]) canvas.line([6, 16], [foot, FOOT], 'd');
  for (const [x, thread] of [
    [17, 'r'],
    [23, 'm'],
    [29, 'g'],
    [35, 'r'],
    [41, 'V'],
  ] as const) {
    canvas.stamp(x, 23, ['.ddd.', '.ddd.', '.nnn.']);
    canvas.rect(x, 26, 5, 4, thread);
  }
  canvas.stamp(0, FOOT, edge(WIDTH));
  return canvas.toGrid();
}
