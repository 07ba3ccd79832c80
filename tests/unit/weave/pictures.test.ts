import {gzipSync} from 'node:zlib';
import {fontsCard} from '@site/src/weave/bands';
import {hills} from '@site/src/weave/hills';
import {map} from '@site/src/weave/map';
import {phone as phoneOf} from '@site/src/weave/phone';
import {strokes} from '@site/src/weave/sprite';

/** With a sign that XML does not allow in a text. */
const phone = () =>
  phoneOf({
    brand: 'Name',
    search: 'Plumber, Damak',
    rows: Array(4).fill({portrait: '<svg><path/></svg>', name: 'Plumber & fitter', place: 'Damak'}),
  });

describe.each([
  ['hills', hills, 600],
  ['map', map, 800],
  ['phone', phone, 1700],
  ['cloth of all fonts', () => strokes(fontsCard()), 700],
])('%s', (_, draw, bytes) => {
  it(`is the same at every call, and of ${bytes} bytes at most, compressed`, () => {
    expect(draw()).toBe(draw());
    expect(gzipSync(draw()).length).toBeLessThanOrEqual(bytes);
  });

  it('takes its colours from the page', () => {
    expect(draw()).toMatch(/(?:stroke|fill)="var\(--/);
  });
});

it('has the light colours in every file that may stand alone', () => {
  const values = [hills, map, phone].flatMap((draw) => draw().match(/var\([^)]*\)/g) ?? []);
  expect(values.filter((value) => !/^var\(--[a-z\d-]+,#[\da-f]{3,6}\)$/.test(value))).toEqual([]);
});

it('writes the words of the app on the phone', () => {
  const words = [...phone().matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(words.slice(0, 4)).toEqual(['Name', 'Plumber, Damak', 'Plumber &#38; fitter', 'Damak']);
  expect(words).toHaveLength(2 + 2 * 4);
});

it('weaves the large diamonds alike on all sides, in three threads', () => {
  const grid = fontsCard();
  expect(grid.map((row) => row.length)).toEqual(Array(25).fill(199));
  expect(grid.map((row) => [...row].reverse().join(''))).toEqual(grid);
  expect([...grid].reverse()).toEqual(grid);
  expect([...new Set(grid.join(''))].sort()).toEqual([' ', 'i', 'r', 'w']);
});

it('lets the hills go on where the tile ends', () => {
  const svg = hills();
  expect(svg).toContain('width="1920" height="72"');
  const [far, near] = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => endsOf(path!));
  for (const {left, right} of [far!, near!]) {
    expect(left.size).toBeGreaterThan(0);
    expect(Math.abs(left.size - right.size)).toBeLessThanOrEqual(1);
  }
});

/** The rows in which a path covers the first and the last of 120 columns. */
function endsOf(path: string): {left: Set<number>; right: Set<number>} {
  const ends = {left: new Set<number>(), right: new Set<number>()};
  let x = 0;
  let y = 0;
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?\d+)(?: ?(-?[\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    if (command === 'm') [x, y] = [x + Number(first), y + Number(second)];
    if (command !== 'h') continue;
    if (x === 0) ends.left.add(y);
    x += Number(first);
    if (x === 120) ends.right.add(y);
  }
  return ends;
}
