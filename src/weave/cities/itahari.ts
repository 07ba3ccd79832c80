import type {Grid} from '../grid';
import {FOOT, hills, house, scene, tank, tiers, WIDTH} from './parts';

/** The row where the road begins. */
const ROAD = 24;

/** Bags and baskets travel on the roof. */
const BUS: Grid = [
  '....ttkk.hhh...',
  '.mmmmmmmmmmmmm.',
  'meemeemeemeemee',
  'meemeemeemeemee',
  'rrrrrrrrrrrrrrr',
  'rrrrrrrrrrrrrrw',
  '..dd.......dd..',
];

const RIDER: Grid = ['..rr...', '..nnd..', '.www.d.', 'dddrrdd', 'dd...dd'];

const POLE = 25;

/** The crossroads of two highways: a bus, a motorbike, and wires in every direction. */
export const itahari = (): Grid =>
  scene((canvas) => {
    hills(canvas, {0: 14, 8: 13, 18: 11, 30: 13.4, 36: 13, 47: 11}, 'v');
    hills(canvas, {0: 18, 20: 18.4, 26: 17, 47: 17}, 'g');
    canvas.rect(0, ROAD, WIDTH, FOOT - ROAD, 'V');
    tiers(canvas, [31, 17], [3, 3, 5, 5, 7, 7, 9], 'V');
    for (const y of [19, 22]) canvas.set(31, y, 'w');
    for (let x = 0; x < WIDTH; x += 6) canvas.row(x, ROAD + 3, 3, 'w');

    canvas.column(POLE, 5, ROAD - 5, 'd');
    for (const y of [7, 10]) {
      canvas.row(POLE - 3, y, 7, 'd');
      canvas.wire([0, y], [POLE - 3, y - 1], 3, 'd');
      canvas.wire([POLE + 3, y - 1], [47, y], 2, 'd');
      for (const x of [POLE - 3, POLE + 3]) canvas.set(x, y - 1, 'w');
    }

    house(canvas, [2, 10], 'u', 'i');
    tank(canvas, 5, 10);
    house(canvas, [36, 10], 'm', 'i');
    tank(canvas, 39, 10);
    canvas.stamp(8, 18, BUS);
    canvas.stamp(39, 22, RIDER);
  });
