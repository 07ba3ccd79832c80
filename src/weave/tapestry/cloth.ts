import {Canvas} from '../canvas';
import type {Grid} from '../grid';
import type {ThreadKey} from '../palette';

/** Columns from one diamond to the next, and the half height of a diamond in rows. */
export const DIAMOND_PERIOD = 28;
const RADIUS = 11;
/** A diamond is this much wider than high in cells, which lie flat already. */
const WIDENED = 1.15;

/** Both go into two diamonds without a rest, so that the tile can be repeated. */
const ZIGZAG_PERIOD = 8;
const STITCH_PERIOD = 7;

/**
 * The cloth under the scene of the home page: a tile of 56 × 33 cells to repeat from left to right,
 * because it is as wide as its place while the scene is cropped. Its threads are those of the bands.
 */
export function cloth(): Grid {
  const band = 3;
  const foot = band + 2 * RADIUS + 1;
  const canvas = new Canvas(2 * DIAMOND_PERIOD, foot + 3 + ZIGZAG_PERIOD / 2);
  stitches(canvas, 0, 'r');
  for (let line = 0; line <= 2 * RADIUS; line += 1) {
    for (let x = 0; x < canvas.width; x += 1) canvas.set(x, band + line, diamond(x, line));
  }
  stitches(canvas, foot, 'i');
  zigzag(canvas, foot + 3);
  return canvas.toGrid();
}

/** A row of stitches between two marigold threads. */
function stitches(canvas: Canvas, y: number, ground: ThreadKey): void {
  canvas.rect(0, y, canvas.width, 3, 'm');
  for (let x = 0; x < canvas.width; x += 1) {
    const phase = x % STITCH_PERIOD;
    canvas.set(x, y + 1, Math.min(phase, STITCH_PERIOD - phase) <= 1 ? 'w' : ground);
  }
}

function diamond(column: number, line: number): ThreadKey {
  const x = column % DIAMOND_PERIOD;
  // Small steps stand on both edges of the band, where two diamonds meet.
  const toJoint = Math.min(x, DIAMOND_PERIOD - x) + Math.min(line, 2 * RADIUS - line);
  if (toJoint <= 2) return 'i';
  if (toJoint <= 4) return 'm';

  const distance = Math.ceil(Math.abs(x - DIAMOND_PERIOD / 2) / WIDENED) + Math.abs(line - RADIUS);
  if (distance === 0) return 'm';
  if (distance <= 3) return 'i';
  if (distance <= 5) return 'w';
  if (distance === 7 || distance === 8) return 'm';
  return distance === RADIUS ? 'w' : 'r';
}

/** A white line that runs up and down, to the last row of the picture. */
function zigzag(canvas: Canvas, top: number): void {
  canvas.below(() => top, 'i');
  for (let x = 0; x < canvas.width; x += 1) {
    const phase = x % ZIGZAG_PERIOD;
    canvas.set(x, top + Math.min(phase, ZIGZAG_PERIOD - 1 - phase), 'w');
  }
}
