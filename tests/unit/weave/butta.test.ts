import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {butta, colourways} from '@site/src/weave/butta';
import {isThread} from '@site/src/weave/palette';
import {drawings, sprite} from '@site/src/weave/sprite';

const names = Array.from({length: 60}, (_, index) => `Sample member ${index}`);
const mirrored = (row: string) => [...row].reverse().join('');

it('is alike on all four sides', () => {
  for (const name of names) {
    const grid = butta(name);
    expect(grid.map(mirrored)).toEqual(grid);
    expect([...grid].reverse()).toEqual(grid);
  }
});

it('has the size that is asked for, in threads of one colourway', () => {
  for (const size of [13, 17]) {
    for (const name of names) {
      const grid = butta(name, {size});
      expect(grid).toHaveLength(size);
      const used = new Set(grid.join(''));
      expect([...used].every(isThread)).toBe(true);
      expect(
        colourways.some((colourway) => [...used].every((key) => colourway.includes(key as 'r'))),
      ).toBe(true);
    }
  }
});

it('is the same for the same name and differs between names', () => {
  expect(butta('सिकर्मी')).toEqual(butta('सिकर्मी'));
  expect(new Set(names.map((name) => butta(name).join(''))).size).toBe(names.length);
  expect(new Set(names.map((name) => butta(name).join('').length)).size).toBe(1);
});

it('uses colourways of every kind', () => {
  const used = new Set(names.flatMap((name) => [...butta(name).join('')]));
  expect([...used].sort()).toEqual([...new Set(colourways.flat())].sort());
});

it('never weaves two rings of one thread unless the ring is two threads wide', () => {
  for (const name of names) {
    // From the centre outwards along the middle row, a ring of a square motif is one or two cells.
    const middle = butta(name, {size: 17})[8]!.slice(8);
    expect(middle).not.toMatch(/(.)\1\1\1\1/);
  }
});

// Written down, so that another version of Node that wove something else would be noticed.
it('weaves the same, byte for byte, on every machine', () => {
  const rows = ['Sample member 1', 'सिकर्मी'].flatMap((name) => butta(name));
  const digest = createHash('sha256').update(rows.join('\n')).digest('hex');
  expect(digest.slice(0, 12)).toBe('4dca4dff8bf6');
});

it('weighs at most half a kilobyte in a sprite, and not much more alone', () => {
  const pictures = names.map((name, index) => ({
    id: `m-${index}`,
    grid: butta(name),
    cell: [6, 6] as const,
  }));
  expect(gzipSync(sprite(drawings(pictures))).length / pictures.length).toBeLessThanOrEqual(512);
  for (const picture of pictures) {
    expect(gzipSync(sprite(drawings([picture]))).length).toBeLessThanOrEqual(640);
  }
});
