import type {Grid} from '../grid';
import {FOOT, scene, tiers, WIDTH, windows} from './parts';

const MIDDLE = 24;

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
