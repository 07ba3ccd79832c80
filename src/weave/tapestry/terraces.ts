import {type Canvas, type Point, profile} from '../canvas';
import type {Grid} from '../grid';
import {random} from '../random';
import type {ThreadKey} from '../palette';

/** The upper edge of the fields. */
const EDGE: readonly Point[] = [
  [0, 68],
  [10, 70],
  [24, 76],
  [38, 80],
  [48, 78],
  [60, 73],
  [74, 67],
  [90, 63],
  [111, 62],
];

/** The front field is level: it carries the people at work. */
const FRONT = 97;
const FRONT_FOOT = 107;

/** The ground of the terraces from the top down, and how many rows each is deep. */
const STEPS: readonly (readonly [ThreadKey, number])[] = [
  ['g', 5],
  ['g', 4],
  ['l', 5],
  ['g', 4],
  ['l', 6],
  ['g', 4],
  ['l', 6],
  ['g', 5],
];

/** Mustard in flower: x, y and width of the upper row; the rows under it step to the right. */
const MUSTARD: readonly (readonly [x: number, y: number, width: number, rows: number])[] = [
  [11, 94, 9, 2],
  [49, 85, 9, 3],
  [91, 90, 4, 2],
  [86, 84, 7, 2],
];

const TREE: Grid = [
  '...GG...',
  '..GGGG..',
  '..GGGG..',
  '.GGGGGG.',
  '.GGGGGG.',
  'GGGGGGGG',
  '.GGGGGG.',
  '...tt...',
  '...tt...',
];

const TREES: readonly Point[] = [
  [0, 86],
  [84, 86],
];

const SEED = 7;

export function terraces(canvas: Canvas): void {
  const edge = profile(EDGE);
  const next = random(SEED);
  canvas.below(edge, 'g');
  let depth = 0;
  for (const [ground, rows] of STEPS) {
    contour(canvas, edge, depth, ground, next);
    depth += rows;
  }
  for (const [x, y, width, rows] of MUSTARD) {
    for (let row = 0; row < rows; row += 1) canvas.row(x + 2 * row, y + row, width, 'k');
  }
  for (const [x, y] of TREES) canvas.stamp(x, y, TREE);
  front(canvas, next);
}

/** The wall of a terrace, a dark row that breaks off here and there, with its field under it. */
function contour(
  canvas: Canvas,
  edge: (x: number) => number,
  depth: number,
  ground: ThreadKey,
  next: () => number,
): void {
  // Further down the terraces lie flatter, so that they meet the level field in front.
  const line = (x: number) => Math.round(edge(x) + (depth * (FRONT - edge(x))) / 30);
  canvas.below(line, ground, FRONT);
  for (let x = 0; x < canvas.width;) {
    const length = 3 + Math.floor(next() * 9);
    for (let column = x; column < x + length; column += 1) canvas.set(column, line(column), 'G');
    x += length + (depth === 0 ? 0 : Math.floor(next() * 4));
  }
}

function front(canvas: Canvas, next: () => number): void {
  canvas.below(() => FRONT, 'G');
  canvas.below(() => FRONT_FOOT, 'g');
  for (let y = FRONT; y < FRONT_FOOT; y += 1) {
    const length = 4 + Math.floor(next() * 8);
    canvas.row(Math.floor(next() * canvas.width), y, length, 'g');
    canvas.row(Math.floor(next() * canvas.width), y, length, 'g');
  }
}
