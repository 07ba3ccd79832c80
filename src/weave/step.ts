import type {Grid} from './grid';
import {onLoom} from './loom';

/** The lower left quarter of the motif with its middle column and row, from the middle down. */
const quarter: Grid = [
  'iiiWirrii',
  'mWiiiWirr',
  'WWmWiiiWi',
  'iWWWmWiii',
  'rmiWWWmWi',
  'WWrmiWWWm',
  'mWWWrmiWW',
  'rWmWWWrmi',
  'rrrWmWWWr',
];

/** The motif of the four steps, 17 × 17 cells, alike on all four sides. */
export const stepMotif: Grid = [...quarter.slice(1).reverse(), ...quarter].map(
  (half) => half + [...half.slice(0, -1)].reverse().join(''),
);

/** A step of hiring: at each one four more rows of the cloth are woven. */
export type Stage = 1 | 2 | 3 | 4;

/** 102 × 17 cells; a cell is to be six times as high as wide, so that the picture is square. */
export function step(stage: Stage): Grid {
  return onLoom(stepMotif, 1 + 4 * stage).toGrid();
}
