import {cardBand} from '../bands';
import {butta} from '../butta';
import {Canvas} from '../canvas';
import type {Grid} from '../grid';
import type {ThreadKey} from '../palette';
import {HEIGHT, WIDTH} from './cloths';

/** A line of square stitches, two cells on and two off. */
function stitches(canvas: Canvas, x: number, y: number, width: number, thread: ThreadKey): void {
  for (let step = 0; step < width; step += 4) {
    canvas.row(x + step, y, Math.min(2, width - step), thread);
  }
}

/** A rectangle with a line around it. */
function framed(canvas: Canvas, x: number, y: number, width: number, height: number): void {
  canvas.rect(x, y, width, height, 'd');
  canvas.rect(x + 1, y + 1, width - 2, height - 2, 'w');
}

/** A phone with the knot of the app, and a thread to each of three small knots. */
export function appKnot(): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const left = 46;
  const width = 23;
  const knots = [
    {x: 4, y: 3, thread: 'r'},
    {x: 16, y: 13, thread: 'V'},
    {x: 4, y: 23, thread: 'g'},
  ] as const;
  for (const {x, y, thread} of knots) {
    stitches(canvas, x + 7, y + 3, left - x - 7, 'v');
    for (let line = 0; line < 7; line += 1) {
      const half = 3 - Math.abs(line - 3);
      canvas.row(x + 3 - half, y + line, 2 * half + 1, thread);
      if (half > 1) canvas.row(x + 5 - half, y + line, 2 * half - 3, 'm');
    }
  }
  canvas.rect(left + 1, 1, width - 2, HEIGHT - 1, 'd');
  canvas.rect(left, 2, width, HEIGHT - 2, 'd');
  canvas.rect(left + 2, 4, width - 4, HEIGHT - 4, 'w');
  canvas.row(left + 8, 2, width - 16, 'V');
  canvas.stamp(left + 5, 7, butta('Loom', {size: 13}));
  canvas.row(left + 5, 23, 13, 'i');
  canvas.row(left + 5, 25, 9, 'P');
  canvas.rect(left + 5, 28, 13, 3, 'r');
  return canvas.toGrid();
}

/** A pile of papers, each folded once, the newest on top. */
export function newspapers(): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const width = 48;
  for (const [x, y] of [
    [22, 1],
    [18, 4],
  ] as const) {
    framed(canvas, x, y, width, HEIGHT);
    stitches(canvas, x + 3, y + 2, width - 6, 'v');
  }
  const x = 12;
  const y = 8;
  framed(canvas, x, y, width, HEIGHT);
  // The name of the paper, a headline, a picture and three columns.
  canvas.rect(x + 3, y + 3, 25, 3, 'i');
  canvas.rect(x + 37, y + 3, 8, 3, 'r');
  canvas.row(x + 3, y + 8, width - 6, 'd');
  canvas.rect(x + 3, y + 11, 25, 2, 'd');
  canvas.rect(x + 3, y + 14, 17, 2, 'd');
  const band = cardBand('m', 'i').slice(1, -1);
  band.forEach((row, line) => {
    const cells = row.replaceAll('g', 'r').repeat(2).slice(0, 13);
    canvas.stamp(x + 32, y + 11 + line, [cells]);
  });
  for (let line = y + 18; line < HEIGHT; line += 2) {
    canvas.row(x + 3, line, 12, 'P');
    canvas.row(x + 17, line, line % 4 === 0 ? 11 : 9, 'P');
  }
  return canvas.toGrid();
}

const SEAL: Grid = [
  '....rrrrr....',
  '..rrrrrrrrr..',
  '.rrrmmmmmrrr.',
  '.rrmrrrrrmrr.',
  'rrmrrrmrrrmrr',
  'rrmrrmwmrrmrr',
  'rrmrmwwwmrmrr',
  'rrmrrmwmrrmrr',
  'rrmrrrmrrrmrr',
  '.rrmrrrrrmrr.',
  '.rrrmmmmmrrr.',
  '..rrrrrrrrr..',
  '..iirrrrrii..',
  '..iii...iii..',
  '..iii...iii..',
  '..ii.....ii..',
];

/** A certificate: a woven border, a crest, lines that nobody can read, and a round seal on ribbons. */
export function sealedPaper(): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const x = 14;
  const width = 52;
  framed(canvas, x, 1, width, HEIGHT);
  for (let step = 0; step < width - 4; step += 1) {
    canvas.set(x + 2 + step, 3, step % 6 === 3 ? 'm' : 'r');
    canvas.set(x + 2 + step, 4, step % 6 > 1 && step % 6 < 5 ? 'm' : 'r');
    canvas.set(x + 2 + step, 5, step % 6 === 3 ? 'm' : 'r');
  }
  for (const edge of [x + 2, x + width - 5]) {
    for (let y = 6; y < HEIGHT; y += 1) canvas.row(edge, y, 3, y % 4 < 2 ? 'r' : 'm');
  }
  canvas.stamp(x + 8, 9, butta('Crest', {size: 13}));
  canvas.rect(x + 25, 10, 20, 2, 'd');
  for (const [y, length] of [
    [14, 20],
    [17, 20],
    [20, 13],
  ] as const) {
    canvas.row(x + 25, y, length, 'P');
  }
  canvas.row(x + 8, 25, 18, 'P');
  canvas.row(x + 8, 28, 14, 'P');
  canvas.stamp(x + 34, HEIGHT - SEAL.length, SEAL);
  return canvas.toGrid();
}

const DEVANAGARI_A: Grid = [
  '...wwwwwww......wwwwwwwwww',
  '.wwwwwwwwwww....wwwwwwwwww',
  '.wwwwwwwwwwww...wwwwwwwwww',
  '..wwwwwwwwwww...wwwwwwwwww',
  '..w.....wwwwww....wwwww...',
  '.........wwwww....wwwww...',
  '.........wwwww....wwwww...',
  '.........wwwww....wwwww...',
  '.........wwww.....wwwww...',
  '.......wwwwww.....wwwww...',
  '...wwwwwwwww......wwwww...',
  '...wwwwwwwwwwwwwwwwwwww...',
  '...wwwwwwwwwwwwwwwwwwww...',
  '.......wwwwwwwwwwwwwwww...',
  '.........wwwww.ww.wwwww...',
  '..........wwww....wwwww...',
  '..........wwww....wwwww...',
  '..........wwww....wwwww...',
  '.........wwwww....wwwww...',
  '.www....wwwwww....wwwww...',
  '.wwwwwwwwwwwww....wwwww...',
  'wwwwwwwwwwwww.....wwwww...',
  '..wwwwwwwww.......wwwww...',
];

const LATIN_A: Grid = [
  '.......wwwwww.......',
  '.......wwwwww.......',
  '......wwwwwwww......',
  '......wwwwwwww......',
  '......wwwwwwww......',
  '.....wwwwwwwwww.....',
  '.....wwww..wwww.....',
  '.....wwww..wwww.....',
  '....wwwww..wwwww....',
  '....wwww....wwww....',
  '....wwww....wwww....',
  '...wwwww....wwwww...',
  '...wwww......wwww...',
  '...wwww......wwww...',
  '..wwwwwwwwwwwwwwww..',
  '..wwwwwwwwwwwwwwww..',
  '..wwwwwwwwwwwwwwww..',
  '.wwwwwwwwwwwwwwwwww.',
  '.wwww..........wwww.',
  '.wwww..........wwww.',
  'wwwww..........wwwww',
  'wwww............wwww',
  'wwww............wwww',
];

/** A cloth with the first letter of both scripts. */
export function letters(): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const x = 8;
  const width = WIDTH - x;
  canvas.rect(x, 0, width / 2, HEIGHT, 'r');
  canvas.rect(x + width / 2, 0, width / 2, HEIGHT, 'i');
  for (const y of [0, HEIGHT - 3]) {
    canvas.rect(x, y, width, 3, 'm');
    stitches(canvas, x, y + 1, width, 'r');
  }
  canvas.stamp(x + 3, 5, DEVANAGARI_A);
  canvas.stamp(x + 38, 5, LATIN_A);
  return canvas.toGrid();
}

/** A letter with the edge of a cloth around it, closed with a knot. */
export function letter(): Grid {
  const canvas = new Canvas(WIDTH, HEIGHT);
  const x = 18;
  const width = 49;
  framed(canvas, x, 3, width, HEIGHT - 3);
  for (let step = 0; step < width - 2; step += 1) {
    const thread = (['r', 'r', 'r', 'w', 'i', 'i', 'i', 'w'] as const)[step % 8]!;
    canvas.column(x + 1 + step, 4, 2, thread);
    canvas.column(x + 1 + step, HEIGHT - 3, 2, thread);
  }
  const middle = x + (width - 1) / 2;
  canvas.line([x + 1, 6], [middle, 20], 'v');
  canvas.line([x + width - 2, 6], [middle, 20], 'v');
  canvas.line([x + 1, HEIGHT - 4], [middle - 10, 16], 'P');
  canvas.line([x + width - 2, HEIGHT - 4], [middle + 10, 16], 'P');
  canvas.stamp(middle - 5, 11, butta('Wax', {size: 11}));
  return canvas.toGrid();
}
