import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {type Ridge, FOOT, hills, house, scene, tiers, tree, WIDTH, windows} from './parts';

const MIDDLE = 24;
const FIR = [1, 3, 3, 5, 5, 7];

/** The first slope above the town, and its terraces: each so many rows lower, lighter at the foot. */
const SLOPE: Ridge = {0: 16, 11: 14.6, 19: 12, 28: 15, 35: 17, 47: 13};
const TERRACES = [
  ['G', 0],
  ['g', 1],
  ['G', 4],
  ['g', 5],
  ['l', 8],
  ['g', 11],
  ['l', 12],
] as const;

const CLOCK: Grid = ['ddddd', 'dwdwd', 'dwddd', 'dwwwd', 'ddddd'];

/** The clock tower in the middle of the bazaar. */
function clockTower(canvas: Canvas): void {
  canvas.rect(MIDDLE - 3, 9, 7, FOOT - 10, 'u');
  tiers(canvas, [MIDDLE, 4], [1, 3, 5, 7, 11], 'r');
  canvas.stamp(MIDDLE - 2, 11, CLOCK);
  tiers(canvas, [MIDDLE, 17], [9], 'r');
  windows(canvas, [MIDDLE - 1, 20], [3, 3]);
  windows(canvas, [MIDDLE - 2, 25], [5, 2]);
  tiers(canvas, [MIDDLE, FOOT - 2], [11], 'i');
}

/** The clock tower of Dharan, where the plain ends and the hills begin. */
export const dharan = (): Grid =>
  scene((canvas) => {
    hills(canvas, {0: 12, 10: 7, 21: 11, 26: 10, 36: 5, 47: 10}, 'V');
    for (const [thread, drop] of TERRACES) hills(canvas, SLOPE, thread, drop);
    for (const x of [16, 32]) tree(canvas, [x, 20], FIR, 'G', 2);
    house(canvas, [3, 14], 'm', 'i');
    house(canvas, [36, 14], 'u', 'r');
    clockTower(canvas);
    canvas.row(0, FOOT - 1, WIDTH, 'h');
  });
