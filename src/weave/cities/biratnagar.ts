import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {FOOT, scene, WIDTH, windows} from './parts';

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
