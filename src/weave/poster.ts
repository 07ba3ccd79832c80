import type {Grid} from './grid';
import type {ThreadKey} from './palette';
import {hash, random} from './random';

const WIDTH = 96;
const HEIGHT = 54;
/** From the middle of the medallion to its upper tip. */
const RADIUS = 20;

/** Videos that stand beside each other have another ground. */
const grounds: readonly ThreadKey[] = ['r', 'i', 'G'];
const threads: readonly ThreadKey[] = ['w', 'm', 'r', 'i'];
/** Half the width of the medallion as a part of half its height. */
const ratios: readonly number[] = [1, 2];

/**
 * The poster of a video, 96 × 54 cells: a strip of film with one medallion, made from the id, and a
 * smaller one on each side. Alike on both sides of the play button, which lies in the middle.
 *
 * @param place of the video in its list, from 0
 */
export function poster(videoId: string, place: number): Grid {
  const next = random(hash(videoId));
  for (let skipped = 0; skipped < 5; skipped += 1) next();
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const ground = grounds[place % grounds.length]!;
  const ratio = pick(ratios);
  const rings = ringsOf(ground, RADIUS, next);
  const side = RADIUS * ratio + (WIDTH / 2 - RADIUS * ratio) / 2;
  const sideRings = ringsOf(ground, Math.min(9, Math.floor(WIDTH / 2 - side)), next);

  const thread = (x: number, y: number): ThreadKey => {
    const ring = Math.floor(x / ratio) + y;
    if (ring < RADIUS) return rings[ring]!;
    return sideRings[Math.round(Math.abs(x - side)) + y] ?? ground;
  };

  return Array.from({length: HEIGHT}, (_, row) => {
    const fromEdge = Math.min(row, HEIGHT - 1 - row);
    return Array.from({length: WIDTH}, (__, column) => {
      const x = Math.abs(column - WIDTH / 2);
      // The holes of the film.
      if (fromEdge === 2 || fromEdge === 3) return (x + 1) % 6 < 3 ? 'w' : ground;
      return thread(x, Math.floor(Math.abs(row - (HEIGHT - 1) / 2)));
    }).join('');
  });
}

/** Rings of three or four threads from the middle of a diamond, none in the thread of the one before. */
function ringsOf(ground: ThreadKey, length: number, next: () => number): ThreadKey[] {
  const rings: ThreadKey[] = [];
  while (rings.length < length) {
    const others = threads.filter((thread) => thread !== ground && thread !== rings.at(-1));
    const thread = others[Math.floor(next() * others.length)]!;
    rings.push(...Array<ThreadKey>(3 + Math.floor(next() * 2)).fill(thread));
  }
  return rings.slice(0, length);
}
