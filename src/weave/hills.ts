import {Canvas} from './canvas';
import {gridToSvg} from './svg';

/** Cells of 16 × 4 px: one tile is 1920 × 72 px. */
const WIDTH = 120;
const HEIGHT = 18;

/** The colours of the page where it draws the hills itself, and the same for a file of its own. */
const PALETTE = {v: 'var(--sp-block-2,#283079)', d: 'var(--sp-footer,#12163f)'};

/** One wave in a row of hills: how often it comes in a tile, how high it is, where it begins. */
type Wave = readonly [times: number, height: number, start: number];

/** Whole waves only, so that the tile's two ends meet. */
function skyline(middle: number, waves: readonly Wave[]): (x: number) => number {
  return (x) =>
    waves.reduce(
      (y, [times, height, start]) =>
        y - height * Math.cos(2 * Math.PI * ((times * x) / WIDTH + start)),
      middle,
    );
}

/** Far and near hills along the foot of an indigo block: a tile to repeat from left to right. */
export function hills(): string {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const far: readonly Wave[] = [
    [2, 1.6, 0.2],
    [7, 2.2, 0.05],
    [3, 1.4, 0.6],
  ];
  const near: readonly Wave[] = [
    [3, 1.5, 0.45],
    [5, 1.1, 0.1],
  ];
  canvas.below(skyline(7, far), 'v');
  canvas.below(skyline(13, near), 'd');
  return gridToSvg(canvas.toGrid(), PALETTE, {cell: [16, 4]});
}
