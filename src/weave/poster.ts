import type {Grid} from './grid';
import type {ThreadKey} from './palette';
import {hash, random} from './random';

const WIDTH = 96;
const HEIGHT = 54;
/** From diamond to diamond in a row, and from row to row; every second row is shifted by a half. */
const PERIOD = 24;
const ROW = 18;

/** Thread of each ring from the middle of a diamond; a space is the ground. */
const diamonds: readonly string[] = [
  'www  mm  rr',
  'rww  mm  rr',
  'www  rr  mm',
  'mww  rr  mm',
  'wrr  mm rr ',
  'mmw r mm rr',
];
/** What stands in the gaps between four diamonds. */
const gaps: readonly string[] = ['', 'm', 'r', 'mm'];

/**
 * The poster of a video, 96 × 54 cells: red and marigold diamonds on indigo. Videos differ a little,
 * the same one never. Alike on both sides of the play button, which lies in the middle.
 */
export function poster(videoId: string): Grid {
  const next = random(hash(videoId));
  for (let skipped = 0; skipped < 5; skipped += 1) next();
  const diamond = diamonds[Math.floor(next() * diamonds.length)]!;
  const gap = gaps[Math.floor(next() * gaps.length)]!;
  const shift = next() < 0.5 ? PERIOD / 2 : 0;

  const thread = (x: number, y: number): ThreadKey => {
    const row = Math.round(y / ROW);
    const offset = row % 2 === 0 ? shift : PERIOD / 2 - shift;
    const across = Math.abs(((x + offset + PERIOD / 2) % PERIOD) - PERIOD / 2);
    const down = Math.abs(y - row * ROW);
    const ring = diamond[across + down] ?? ' ';
    if (ring !== ' ') return ring as ThreadKey;
    return (gap[PERIOD / 2 - across + down] as ThreadKey | undefined) ?? 'i';
  };

  return Array.from({length: HEIGHT}, (_, y) =>
    Array.from({length: WIDTH}, (__, x) => thread(Math.abs(x - WIDTH / 2), y)).join(''),
  );
}
