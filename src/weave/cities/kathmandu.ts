import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {FOOT, hills, house, scene, tank, tiers, windows} from './parts';

const MIDDLE = 24;

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
