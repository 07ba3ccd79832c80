import {Canvas, type Point, profile} from '../canvas';
import type {Grid} from '../grid';
import type {ThreadKey} from '../palette';

export const WIDTH = 48;
export const HEIGHT = 32;

/** The column in the middle. */
export const MIDDLE = WIDTH / 2;

/** The row where the ground ends and the woven edge begins. */
export const FOOT = HEIGHT - 3;

/** Red and marigold with a white stitch, between two rows of indigo. */
export function edge(width: number): Grid {
  return ['i'.repeat(width), 'wrrmmrrr'.repeat(width / 8), 'i'.repeat(width)];
}

/** A scene: sky with a few thread lines, then what `draw` sets into it, then the woven edge. */
export function scene(draw: (canvas: Canvas) => void): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT, 's');
  for (const y of [0, 1, 4, 8]) canvas.row(0, y, WIDTH, 'S');
  draw(canvas);
  canvas.stamp(0, FOOT, edge(WIDTH));
  return canvas.toGrid();
}

/** The top of land as heights at some places, straight between them: `{0: 12, 10: 7, 47: 10}`. */
export type Ridge = Readonly<Record<number, number>>;

export function heights(ridge: Ridge): (x: number) => number {
  return profile(Object.entries(ridge).map(([x, y]) => [Number(x), y]));
}

/** Land from its ridge down to the foot; `drop` rows lower than the ridge says. */
export function hills(canvas: Canvas, ridge: Ridge, thread: ThreadKey, drop = 0): void {
  const top = heights(ridge);
  canvas.below((x) => top(x) + drop, thread);
}

/**
 * Rows one below the other, all with the same middle: roofs, domes and crowns are built in such
 * steps, as on cloth. Widths are odd, so that they share a middle cell.
 */
export function tiers(
  canvas: Canvas,
  [middle, top]: Point,
  widths: readonly number[],
  thread: ThreadKey,
): void {
  widths.forEach((width, step) => {
    canvas.row(middle - (width - 1) / 2, top + step, width, thread);
  });
}

/** Equal openings in a wall, `step` cells from one to the next; dark by day, lit at night. */
export function windows(
  canvas: Canvas,
  [x, y]: Point,
  [width, height]: Point,
  count = 1,
  step = 0,
): void {
  for (let n = 0; n < count; n += 1) canvas.rect(x + n * step, y, width, height, 'e');
}

/** How high a house is, from its roof to the street. */
const HOUSE = 14;

/** A town house of two floors, 9 cells wide: flat roof, slab line, window above, door below. */
export function house(canvas: Canvas, [x, top]: Point, wall: ThreadKey, trim: ThreadKey): void {
  canvas.rect(x, top, 9, HOUSE, wall);
  tiers(canvas, [x + 4, top], [9, 11, 9], trim);
  canvas.row(x, top + 8, 9, trim);
  windows(canvas, [x + 2, top + 4], [3, 3]);
  windows(canvas, [x + 2, top + HOUSE - 4], [3, 4]);
}

/** The black water tank that stands on every flat roof; `roof` is the first row of the roof. */
export function tank(canvas: Canvas, x: number, roof: number): void {
  canvas.stamp(x, roof - 6, ['.dd.', 'dddd', 'dddd', 'dddd', 'dddd', 'd..d']);
}

/** A tree that widens by a step every second row, on a dark trunk. */
export function tree(
  canvas: Canvas,
  [middle, top]: Point,
  widths: readonly number[],
  thread: ThreadKey,
  trunk = 1,
): void {
  tiers(canvas, [middle, top], widths, thread);
  canvas.column(middle, top + widths.length, trunk, 'd');
}

/** Water with short glints, set off from row to row so that they never stand in columns. */
export function water(canvas: Canvas, top: number, bottom: number): void {
  canvas.rect(0, top, WIDTH, bottom - top, 'q');
  for (let y = top + 1; y < bottom; y += 2) {
    for (let x = ((y * 7) % 11) - 5; x < WIDTH; x += 6) canvas.row(x, y, 2, 'Q');
  }
}
