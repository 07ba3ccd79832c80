import {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {mountains} from './mountains';
import {terraces} from './terraces';
import {village} from './village';
import {peopleAtWork} from './workers';

/**
 * The scene of the home page: 112 × 109 cells, drawn 6 × 4 px. It is woven from far to near. A narrow
 * place shows its right part, with the sun, summits, houses, the painter and the lineman; a flat one
 * leaves out the first rows, which are empty sky.
 */
export function tapestry(): Grid {
  const canvas = new Canvas(112, 109);
  sky(canvas);
  sun(canvas);
  mountains(canvas);
  terraces(canvas);
  village(canvas);
  peopleAtWork(canvas);
  return canvas.toGrid();
}

/** Rows of a deeper sky thread, closer together towards the top, as a weaver shades a sky. */
const LINES = [0, 1, 2, 6, 12, 20];

/** Broken lines further down, where the sky grows pale: row, column of the first dash, columns to the next. */
const DASHES = [
  {y: 27, first: 0, every: 6},
  {y: 33, first: 5, every: 18},
];

/** A thread line that stops and starts is never longer than this. */
const DASH = 2;

function sky(canvas: Canvas): void {
  canvas.rect(0, 0, canvas.width, canvas.height, 's');
  for (const y of LINES) canvas.row(0, y, canvas.width, 'S');
  for (const {y, first, every} of DASHES) {
    for (let x = first; x < canvas.width; x += every) canvas.row(x, y, DASH, 'S');
  }
}

/** The sun, at night the moon: round to the eye, since a cell is half as wide again as high. */
function sun(canvas: Canvas): void {
  canvas.disc([83, 36], 12.3, 18.4, 'y');
}
