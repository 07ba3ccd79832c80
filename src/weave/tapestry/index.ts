import {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {mountains} from './mountains';
import {sky, sun} from './sky';
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
