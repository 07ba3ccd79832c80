import type {Cell} from './canvas';
import type {Grid, Palette} from './grid';

/** The threads of the bands: the same in both themes, as cloth is the same by day and by night. */
export const BAND_PALETTE: Palette = {r: '#b3122f', m: '#f6b02c', i: '#1c2260', w: '#fff'};

/** Every ground that a card band can have. */
export const CARD_GROUNDS = {red: '#b3122f', indigo: '#1c2260', green: '#0f4d38'} as const;
export type CardGround = keyof typeof CARD_GROUNDS;

/** The strip under the header: 22 × 3 cells. */
export const selvedge: Grid = [
  'rrrrrmrrrrriiiiiwiiiii',
  'rrrrmmmrrrriiiiwwwiiii',
  'rrrrrmrrrrriiiiiwiiiii',
];

/** The cord that the timeline hangs on: 3 × 8 cells. */
export const cord: Grid = ['rmm', 'rrm', 'mrr', 'mmr', 'rmm', 'rrm', 'mrr', 'mmr'];

const stitches = (width: number, first: string, second: string): string =>
  Array.from({length: width}, (_, x) => (x % 4 < 2 ? first : second)).join('');

const row = (width: number, thread: (x: number) => string): string =>
  Array.from({length: width}, (_, x) => thread(x)).join('');

/** The band above the footer, a tile of 28 × 19 cells: two stitched edges and a row of diamonds. */
export function weft(): Grid {
  const period = 28;
  const middle = 7;
  const diamonds = Array.from({length: 15}, (_, line) =>
    row(period, (x) => {
      const distance = Math.ceil(Math.abs(x - period / 2) / 1.6) + Math.abs(line - middle);
      // The small step between two diamonds, at the foot and the head of the band.
      const toJoint = Math.min(x, period - x);
      if (toJoint + Math.min(line, 2 * middle - line) < 3) return 'm';
      if (distance <= 2) return 'i';
      if (distance <= 4) return 'm';
      if (distance === 7) return 'w';
      return 'r';
    }),
  );
  const edge = 'm'.repeat(period);
  return [edge, stitches(period, 'w', 'r'), ...diamonds, stitches(period, 'w', 'i'), edge];
}

/** The band on top of a card, a tile of 12 × 14 cells: ring, core and dot on the ground `g`. */
export function cardBand(core: string, dot: string): Grid {
  const period = 12;
  const diamonds = Array.from({length: 12}, (_, line) =>
    row(period, (x) => {
      const distance = Math.abs(x - period / 2) + Math.abs(line - 6);
      if (distance < 2) return dot;
      if (distance < 4) return core;
      if (distance === 5) return 'w';
      return 'g';
    }),
  );
  const edge = 'g'.repeat(period);
  return [edge, ...diamonds, edge];
}

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
