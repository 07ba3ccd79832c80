import type {Canvas, Point} from '../canvas';
import type {Grid} from '../grid';
import type {ThreadKey} from '../palette';
import {
  FOOT,
  heights,
  hills,
  house,
  MIDDLE,
  type Ridge,
  scene,
  tank,
  tiers,
  tree,
  water,
  WIDTH,
  windows,
} from './parts';

/** One floor of the temple: a roof of stepped tiles over a dark eave, and the brick below it. */
function floor(canvas: Canvas, top: number, roof: number[], brick: number, foot: number): void {
  const eave = roof.at(-1)! + 2;
  tiers(canvas, [MIDDLE, top], roof, 'r');
  tiers(canvas, [MIDDLE, top + roof.length], [eave], 'd');
  const wall = top + roof.length + 1;
  canvas.rect(MIDDLE - (brick - 1) / 2, wall, brick, foot - wall, 'h');
  // Carved struts hold the eave and keep the top of the wall in its shade.
  tiers(canvas, [MIDDLE, wall], [brick], 't');
}

/** A temple of three roofs, older than the concrete houses that have grown up on both sides. */
export const kathmandu = (): Grid =>
  scene((canvas) => {
    hills(canvas, {0: 15, 4: 14, 11: 11, 19: 12.4, 24: 13, 34: 11, 38: 10, 47: 14}, 'v');
    hills(canvas, {0: 19, 12: 16, 20: 18, 24: 19.6, 34: 20, 47: 16}, 'V');

    tiers(canvas, [MIDDLE, 7], [1, 1, 3], 'm');
    floor(canvas, 10, [5, 9], 5, 16);
    floor(canvas, 16, [11, 15], 9, 22);
    floor(canvas, 22, [15, 19], 13, FOOT);
    windows(canvas, [22, 20], [1, 1], 2, 4);
    windows(canvas, [20, 26], [1, 2], 2, 8);
    canvas.rect(22, 25, 5, 4, 't');
    windows(canvas, [23, 26], [3, 3]);

    house(canvas, [2, 15], 'u', 'i');
    tank(canvas, 5, 15);
    house(canvas, [37, 15], 'm', 'r');
    tank(canvas, 40, 15);
  });

/** A snow peak: the left face in the light, the right one in the shade, wider towards the foot. */
function peak(canvas: Canvas, [x, y]: Point, foot: number, lit: number, shade: number): void {
  for (let row = y; row < foot; row += 1) {
    const left = Math.round(lit * (row - y) ** 1.1);
    const right = Math.round(shade * (row - y) ** 1.1);
    canvas.row(x - left, row, left + 1, 'p');
    canvas.row(x + 1, row, right, 'P');
  }
}

const SAIL_BOAT: Grid = ['...r...', '..rr...', '.rrr...', '...d...', 'mmmmmmm', '.mmmmm.'];
const ROWING_BOAT: Grid = ['..m..', '..d..', 'uuuuu', '.uuu.'];

/** The twin summit of the fishtail mountain above the lake, where boats wait for visitors. */
export const pokhara = (): Grid =>
  scene((canvas) => {
    peak(canvas, [8, 13], 18, 1.9, 1.6);
    peak(canvas, [39, 12], 18, 1.6, 1.6);
    peak(canvas, [21, 5], 18, 0.5, 0.3);
    peak(canvas, [25, 4], 18, 0.15, 0.6);

    hills(
      canvas,
      {0: 17.4, 4: 16.6, 11: 14.6, 18: 15.6, 27: 17.4, 33: 16.6, 42: 15, 47: 13.6},
      'V',
    );
    hills(canvas, {0: 18.6, 12: 19, 30: 19, 36: 18, 47: 17.6}, 'G');
    hills(canvas, {0: 20.4, 10: 20.6, 20: 19.6, 34: 20.4, 47: 19}, 'g');
    water(canvas, 21, FOOT);
    // The snow lies once more in the lake.
    tiers(canvas, [25, 21], [15, 11, 5], 'Q');
    canvas.stamp(16, 23, SAIL_BOAT);
    canvas.stamp(34, 24, ROWING_BOAT);
  });

/** The row of the roadway; the edge of the bridge is one row below, then the river. */
const ROAD = 14;

const SAL = [1, 1, 3, 3, 5, 5, 5];
const BUS: Grid = ['.mmmmmm.', '.meemem.', 'rrrrrrrr'];

/** A dugout, cut from a single trunk: the boatman stands with the pole, a passenger sits. */
const DUGOUT: Grid = [
  '.....rr.t',
  '.....nn.t',
  '.d...mmnt',
  '.n...mm.t',
  'rrr..ii.t',
  'ttttttttt',
  '.ttttttt.',
];

/** The near bank and its terraces, each lower than the one before, in the thread of its grass. */
const BANK: readonly [ThreadKey, Ridge][] = [
  ['g', {0: 21.6, 9: 22, 19: 23.2, 30: 23.2, 41: 21.6, 47: 20.6}],
  ['l', {0: 22.6, 9: 23, 19: 24.2, 30: 24.2, 41: 22.6, 47: 21.6}],
  ['g', {0: 25.4, 12: 26, 24: 27, 36: 25.4, 47: 24}],
  ['l', {0: 26.4, 12: 27, 24: 28, 36: 26.4, 47: 25}],
  ['g', {0: 28.4, 12: 29, 30: 29.4, 47: 27.6}],
];

/** The bridge over the Narayani between sal forest and fields, with a dugout on the river. */
export const bharatpur = (): Grid =>
  scene((canvas) => {
    hills(canvas, {0: 12, 10: 9.6, 16: 7.6, 22: 9, 30: 11, 43: 8, 47: 7}, 'v');
    // Sal stands close: a tree in the shade, then one in the light.
    for (let x = 2; x < WIDTH; x += 10) {
      tree(canvas, [x + 4, 7], SAL, 'g');
      tree(canvas, [x, 7], SAL, 'G');
    }
    canvas.stamp(10, 11, BUS);

    water(canvas, ROAD + 2, FOOT);
    for (let x = 6; x < WIDTH; x += 12) canvas.rect(x, ROAD + 2, 2, 7, 'u');
    canvas.row(0, ROAD, WIDTH, 'd');
    canvas.row(0, ROAD + 1, WIDTH, 'm');
    for (let x = 0; x < WIDTH; x += 3) canvas.set(x, ROAD - 1, 'd');
    canvas.stamp(20, ROAD + 2, DUGOUT);

    for (const [thread, ridge] of BANK) hills(canvas, ridge, thread);
    // Rice seedlings, set by hand.
    for (let x = 2; x < 26; x += 2) canvas.set(x, 25 + (x % 4) / 2, 'G');
  });

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
