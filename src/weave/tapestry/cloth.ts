import type {Canvas} from '../canvas';
import type {ThreadKey} from '../palette';

/** The first row of the cloth: everything under it is woven to a count and not drawn from life. */
export const CLOTH_TOP = 109;

/** Columns from one diamond to the next, and the half height of a diamond in rows. */
export const DIAMOND_PERIOD = 28;
const RADIUS = 11;
/** A diamond is this much wider than high in cells, which lie flat already. */
const WIDENED = 1.15;

const ZIGZAG_PERIOD = 8;
const STITCH_PERIOD = 6;

export function cloth(canvas: Canvas): void {
  const band = CLOTH_TOP + 3;
  const foot = band + 2 * RADIUS + 1;
  stitches(canvas, CLOTH_TOP, 'r');
  for (let line = 0; line <= 2 * RADIUS; line += 1) {
    for (let x = 0; x < canvas.width; x += 1) canvas.set(x, band + line, diamond(x, line));
  }
  stitches(canvas, foot, 'i');
  zigzag(canvas, foot + 3);
}

/** A row of stitches between two marigold threads. */
function stitches(canvas: Canvas, y: number, ground: ThreadKey): void {
  canvas.rect(0, y, canvas.width, 3, 'm');
  for (let x = 0; x < canvas.width; x += 1) {
    const fromMiddle = Math.abs(((x + STITCH_PERIOD / 2) % STITCH_PERIOD) - STITCH_PERIOD / 2);
    canvas.set(x, y + 1, fromMiddle <= 1 ? 'w' : ground);
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
