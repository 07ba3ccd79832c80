import type {Grid} from './grid';
import type {ThreadKey} from './palette';
import {hash, random} from './random';

/** Four threads: broken rings and teeth, field, ground, highlight. */
type Colourway = readonly [ThreadKey, ThreadKey, ThreadKey, ThreadKey];

export const colourways: readonly Colourway[] = [
  ['i', 'r', 'm', 'W'],
  ['r', 'i', 'W', 'm'],
  ['G', 'm', 'W', 'r'],
  ['m', 'r', 'i', 'W'],
  ['W', 'r', 'i', 'm'],
  ['V', 'W', 'm', 'i'],
];

interface ButtaOptions {
  /** Cells along each side, an odd number: 17 for a person, 13 for a logo or a knot. */
  size?: number;
}

/** The first numbers of such a generator lie too close together for names that differ by a digit. */
const SKIPPED = 5;

/**
 * The motif made from a name, in place of a picture that is not there. The same name always gives
 * the same motif, alike on all four sides.
 */
export function butta(name: string, {size = 17}: ButtaOptions = {}): Grid {
  const next = random(hash(name));
  for (let skipped = 0; skipped < SKIPPED; skipped += 1) next();

  const middle = (size - 1) / 2;
  const colourway = colourways[Math.floor(next() * colourways.length)]!;
  const ratio = next() < 0.5 ? 1 : next() < 0.5 ? 2 : 1.5;
  const rings = ringsOf(colourway, 2 * middle + 2, next);
  const teeth = 2 + Math.floor(next() * 2);
  const toothedRing = 2 + Math.floor(next() * 3);

  const cell = (x: number, y: number): ThreadKey => {
    const distance = ratio >= 1.5 ? Math.floor((x + y * ratio) / 1.2) : x + y;
    if (distance === toothedRing && x % teeth === 1) return colourway[0];
    const isCorner = ratio === 1 && x + y > middle + 3 && (x + y) % 2 === 0;
    // Flat diamonds run past the last ring in the corners; the rings begin again there.
    return rings[(isCorner ? 2 * middle - (x + y) : distance) % rings.length]!;
  };

  return Array.from({length: size}, (_, y) =>
    Array.from({length: size}, (__, x) => cell(Math.abs(x - middle), Math.abs(y - middle))).join(
      '',
    ),
  );
}

/** One thread a ring, never the same twice but where a ring is two threads wide. */
function ringsOf(colourway: Colourway, last: number, next: () => number): ThreadKey[] {
  const rings: ThreadKey[] = [];
  while (rings.length <= last) {
    const others = colourway.filter((thread) => thread !== rings.at(-1));
    const thread = others[Math.floor(next() * others.length)]!;
    rings.push(thread);
    if (next() < 0.3) rings.push(thread);
  }
  return rings.slice(0, last + 1);
}
