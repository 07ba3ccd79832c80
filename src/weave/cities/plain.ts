import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {FOOT, hills, house, MIDDLE, scene, tank, tiers, WIDTH, windows} from './parts';

/** The foot of the mill and of the shed beside it: the field begins here. */
const FIELD = 25;

const STEP = 8;
/** The steep side of every tooth is glass: the looms run by daylight. */
const TOOTH: Grid = ['....ii', '..iiie', 'iiiiie'];

function chimney(canvas: Canvas, x: number, top: number): void {
  canvas.rect(x, top, 3, 18 - top, 'r');
  canvas.row(x, top + 2, 3, 'w');
}

/** The wind carries the smoke off in short threads, each a little higher and further. */
function smoke(canvas: Canvas, x: number, y: number, lengths: readonly number[]): void {
  let start = x;
  lengths.forEach((length, step) => {
    canvas.row(start, y - 2 * step, length, 'P');
    start += length - 1;
  });
}

/** A jute mill under a saw-tooth roof, its chimneys at work, and mustard in flower before it. */
export const biratnagar = (): Grid =>
  scene((canvas) => {
    canvas.disc([37.5, 8.5], 5.2, 4.9, 'y');
    canvas.row(0, 19, WIDTH, 'v');
    canvas.rect(0, 20, WIDTH, FIELD - 20, 'g');

    chimney(canvas, 7, 9);
    chimney(canvas, 13, 6);
    chimney(canvas, 31, 11);
    smoke(canvas, 8, 7, [4, 6, 4, 7]);
    smoke(canvas, 32, 9, [4, 6]);

    for (let x = 6; x < 36; x += STEP) canvas.stamp(x, 15, TOOTH);
    canvas.row(4, 18, 32, 'i');
    canvas.rect(4, 19, 32, FIELD - 19, 'u');
    windows(canvas, [6, 21], [3, 2], 4, STEP);

    canvas.row(35, 20, 11, 'i');
    canvas.rect(36, 21, 9, FIELD - 21, 'm');
    windows(canvas, [38, 22], [2, 3]);

    for (let y = FIELD; y < FOOT; y += 1) {
      for (let x = 0; x < WIDTH; x += 1) {
        // Flowers stand in slanting rows, on furrows of two greens.
        const green = (y - FIELD) % 2 ? 'l' : 'g';
        canvas.set(x, y, (x + y - FIELD) % 3 === 2 ? 'k' : green);
      }
    }
  });

/** A painted lorry, its body in the pattern of cloth. */
const LORRY: Grid = [
  'iiiiiii....',
  'iwimiwi.rr.',
  'iiwiwii.rer',
  'immmmmi.rrr',
  'iiiiiiirrrr',
  '.dd.....dd.',
];

/** One of the two legs of the gate, under a small roof of its own. */
const LEGS = [14, 34];

/** The gate on the border: whatever comes by road comes through it. */
export const birgunj = (): Grid =>
  scene((canvas) => {
    canvas.disc([10.5, 9.5], 5.6, 4.9, 'y');
    canvas.row(0, 22, WIDTH, 'G');
    canvas.rect(0, 23, WIDTH, FOOT - 23, 'h');
    canvas.row(0, FOOT - 1, WIDTH, 't');
    // Joints between the bricks; the road through the gate has none.
    for (let y = 24; y < FOOT - 1; y += 2) {
      for (let x = y % 4; x < WIDTH; x += 4) if (x < 15 || x > 32) canvas.row(x, y, 2, 't');
    }

    for (const leg of LEGS) {
      canvas.rect(leg - 2, 8, 5, 20, 'u');
      windows(canvas, [leg - 1, 21], [3, 4]);
    }
    canvas.row(16, 9, 17, 'u');
    canvas.row(16, 10, 17, 'm');
    canvas.rect(12, 12, 25, 5, 'u');
    windows(canvas, [16, 13], [2, 3], 6, 3);
    for (const y of [11, 17]) canvas.row(11, y, 27, 'r');
    // The passage is an arch: its corners are rounded.
    canvas.stamp(17, 18, ['uuu.........uuu', 'u.............u']);

    tiers(canvas, [MIDDLE, 4], [1, 5, 9, 15, 17], 'r');
    for (const leg of LEGS) {
      tiers(canvas, [leg, 4], [1, 3, 5], 'r');
      tiers(canvas, [leg, 7], [7], 'm');
    }
    canvas.stamp(19, 22, LORRY);
  });

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

/** Both halves of the palace are alike: this is done once on each side, that far from the middle. */
function onBothSides(distance: number, draw: (x: number) => void): void {
  draw(MIDDLE - distance);
  draw(MIDDLE + distance);
}

/** A round tower with a red dome and a golden tip. */
function tower(canvas: Canvas, x: number): void {
  canvas.rect(x - 3, 13, 7, FOOT - 14, 'u');
  tiers(canvas, [x, 7], [1, 1], 'm');
  tiers(canvas, [x, 9], [1, 5, 7, 7], 'r');
  tiers(canvas, [x, 13], [7], 'm');
  windows(canvas, [x - 1, 17], [3, 3]);
  canvas.column(x + 3, 14, FOOT - 15, 'P');
}

/** An open pavilion on the roof, under a golden cap. */
function pavilion(canvas: Canvas, x: number): void {
  tiers(canvas, [x, 9], [1, 1, 1, 3, 5, 7], 'm');
  canvas.stamp(x - 2, 15, ['ueueu']);
  tiers(canvas, [x, 16], [9], 'i');
}

/** The palace of Janaki: white walls, red domes, a window for every guest at the wedding. */
export const janakpur = (): Grid =>
  scene((canvas) => {
    canvas.rect(6, 17, 37, FOOT - 18, 'u');
    canvas.rect(MIDDLE - 5, 13, 11, 5, 'u');
    onBothSides(18, (x) => tower(canvas, x));
    onBothSides(10, (x) => pavilion(canvas, x));

    tiers(canvas, [MIDDLE, 4], [1, 1], 'm');
    tiers(canvas, [MIDDLE, 6], [1, 7, 9, 11, 11, 11], 'r');
    tiers(canvas, [MIDDLE, 12], [13], 'm');

    // Every window of the front has a golden stitch above it.
    for (const x of [12, 15, 18, 29, 32, 35]) {
      canvas.row(x, 19, 2, 'm');
      windows(canvas, [x, 22], [2, 4]);
    }
    canvas.row(MIDDLE - 1, 19, 3, 'm');
    canvas.rect(MIDDLE - 3, 21, 7, FOOT - 22, 'm');
    tiers(canvas, [MIDDLE, 22], [3, 5, 5, 5, 5, 5], 'e');
    canvas.row(0, FOOT - 1, WIDTH, 'h');
  });
