import {Canvas} from '../canvas';
import type {Grid} from '../grid';
import {cloth} from './cloth';
import {mountains} from './mountains';
import {sky, sun} from './sky';
import {terraces} from './terraces';
import {village} from './village';
import {peopleAtWork} from './workers';

/**
 * The picture of the home page: 112 × 142 cells, drawn 6 × 4 px. It is woven from far to near, and
 * what matters most lies at the foot, so that a crop from below keeps the people and the cloth.
 */
export function tapestry(): Grid {
  const canvas = new Canvas(112, 142);
  sky(canvas);
  sun(canvas);
  mountains(canvas);
  terraces(canvas);
  village(canvas);
  peopleAtWork(canvas);
  cloth(canvas);
  return canvas.toGrid();
}
