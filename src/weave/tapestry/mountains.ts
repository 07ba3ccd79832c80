import {type Canvas, type Point, profile} from '../canvas';
import {random} from '../random';

/** The snow ridge from left to right, summits and saddles. */
const RIDGE: readonly Point[] = [
  [0, 45],
  [9, 40],
  [15, 44],
  [23, 33],
  [27, 36],
  [32, 30],
  [36, 34],
  [43, 21],
  [49, 28],
  [53, 26],
  [59, 34],
  [66, 42],
  [73, 38],
  [81, 46],
  [90, 40],
  [99, 47],
  [111, 42],
];

/** The side of a summit that is turned from the sun: from its top to a saddle and down to a tip. */
interface ShadedFace {
  summit: number;
  saddle: number;
  /** The row where the face runs out. */
  tip: number;
}

const SHADED_FACES: readonly ShadedFace[] = [
  {summit: 9, saddle: 14, tip: 56},
  {summit: 23, saddle: 27, tip: 54},
  {summit: 32, saddle: 35, tip: 50},
  {summit: 43, saddle: 48, tip: 50},
  {summit: 53, saddle: 66, tip: 60},
  {summit: 73, saddle: 81, tip: 60},
  {summit: 90, saddle: 99, tip: 60},
];

const FAR_HILL: readonly Point[] = [
  [0, 56],
  [17, 51],
  [31, 58],
  [49, 51],
  [69, 59],
  [88, 53],
  [104, 58],
  [111, 56],
];

const NEAR_HILL: readonly Point[] = [
  [0, 63],
  [22, 68],
  [42, 60],
  [64, 68],
  [84, 60],
  [111, 60],
];

/** Rock that shows through the snow: short slanting streaks on the lit sides. */
const STREAKS = 24;
const STREAK_SEED = 12;

export function mountains(canvas: Canvas): void {
  const ridge = profile(RIDGE);
  canvas.below(ridge, 'p');
  for (const face of SHADED_FACES) shade(canvas, face, ridge);
  streaks(canvas, ridge);
  canvas.below(profile(FAR_HILL), 'v');
  canvas.below(profile(NEAR_HILL), 'V');
}

function shade(canvas: Canvas, {summit, saddle, tip}: ShadedFace, ridge: (x: number) => number) {
  const top = Math.round(ridge(summit));
  const narrows = top + (tip - top) * 0.55;
  for (let y = top; y <= tip; y += 1) {
    // The edge between the two sides steps in and out, or the mountain looks folded from paper.
    const left =
      summit + 1 + [0, 0, 1, 1, 2, 1, 1, 0][(y + 3 * summit) % 8]! - (y - top < 5 ? 1 : 0);
    const lost = Math.max(0, (y - narrows) / (tip - narrows)) * (saddle - summit);
    for (let x = left; x <= saddle - Math.floor(lost); x += 1) {
      if (canvas.at(x, y) === 'p') canvas.set(x, y, 'P');
    }
  }
}

function streaks(canvas: Canvas, ridge: (x: number) => number): void {
  const next = random(STREAK_SEED);
  for (let streak = 0; streak < STREAKS; streak += 1) {
    const x = Math.floor(next() * canvas.width);
    const y = Math.round(ridge(x) + 4 + next() * 16);
    for (const [dx, dy] of [
      [0, 1],
      [1, 1],
      [2, 0],
    ] as const) {
      if (canvas.at(x + dx, y + dy) === 'p') canvas.set(x + dx, y + dy, 'P');
    }
  }
}
