import type {Canvas, Point} from '../canvas';
import type {Grid} from '../grid';
import {FOOT, hills, scene, tiers, water} from './parts';

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
