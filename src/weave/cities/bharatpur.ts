import type {Grid} from '../grid';
import type {ThreadKey} from '../palette';
import {type Ridge, FOOT, hills, scene, tree, water, WIDTH} from './parts';

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
