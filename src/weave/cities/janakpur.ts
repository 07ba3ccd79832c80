import type {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {FOOT, scene, tiers, WIDTH, windows} from './parts';

const MIDDLE = 24;

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
