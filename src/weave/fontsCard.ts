import type {Cell} from './canvas';
import type {Grid} from './grid';

/** Cells: 1194 × 150 px at 6 px, more than the widest card, which shows the middle of it. */
const WIDTH = 199;
const HEIGHT = 25;
const PERIOD = 20;
/** Thread of each ring of a diamond from its middle: red, white, indigo. */
const CORE = 'rrrwwiii';
/** The red ring reaches over into the next diamond and crosses the ring of that one. */
const RING = 11;

/**
 * The cloth of the card that downloads every font: large, because that card stands for them all. The
 * marigold of the card shows where there is no thread.
 */
export function fontsCard(): Grid {
  const middle = (WIDTH - 1) / 2;
  const thread = (x: number, y: number): Cell => {
    const inPeriod = Math.abs(x) % PERIOD;
    const across = Math.min(inPeriod, PERIOD - inPeriod);
    const near = across + Math.abs(y);
    const far = PERIOD - across + Math.abs(y);
    const core = CORE[near];
    if (core) return core as Cell;
    // A small step at the edge, between the tips of two diamonds.
    if (PERIOD / 2 - across + HEIGHT / 2 - Math.abs(y) < 3) return 'i';
    return [RING, RING + 1].some((ring) => ring === near || ring === far) ? 'r' : ' ';
  };
  return Array.from({length: HEIGHT}, (_, y) =>
    Array.from({length: WIDTH}, (__, x) => thread(x - middle, y - (HEIGHT - 1) / 2)).join(''),
  );
}
