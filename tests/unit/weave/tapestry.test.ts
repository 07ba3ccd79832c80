import {gzipSync} from 'node:zlib';
import {isThread} from '@site/src/weave/palette';
import {sprite} from '@site/src/weave/sprite';
import {tapestry} from '@site/src/weave/tapestry';
import {CLOTH_TOP, DIAMOND_PERIOD} from '@site/src/weave/tapestry/cloth';
import {WINDOW_WIDTH, houses, roofOf, windowColumns} from '@site/src/weave/tapestry/village';
import {workers} from '@site/src/weave/tapestry/workers';

const grid = tapestry();

it('is 112 × 142 cells, every one of them in a thread of the palette', () => {
  expect(grid).toHaveLength(142);
  expect(new Set(grid.map((row) => row.length))).toEqual(new Set([112]));
  expect([...new Set(grid.join(''))].filter((cell) => !isThread(cell))).toEqual([]);
});

it('comes out the same every time', () => {
  expect(tapestry()).toEqual(grid);
});

it('weaves the cloth alike to the left and right of every joint between two diamonds', () => {
  const band = grid.slice(CLOTH_TOP + 3, -7);
  for (const row of band) {
    for (let x = 1; x < DIAMOND_PERIOD; x += 1) {
      expect(row[DIAMOND_PERIOD - x]).toBe(row[DIAMOND_PERIOD + x]);
    }
    expect(row).toBe(row.slice(0, DIAMOND_PERIOD).repeat(4));
  }
  expect(band).toEqual([...band].reverse());
});

it.each(Object.entries(workers))('shows the %s whole', (_name, {x, y, figure}) => {
  figure.forEach((line, row) => {
    [...line].forEach((cell, column) => {
      if (cell !== '.') expect(grid[y + row]![x + column]).toBe(cell);
    });
  });
});

it('keeps all workers in the picture that a phone shows, a band of 360 × 210 from the foot', () => {
  const shown = (210 * 112 * 6) / 360 / 4;
  for (const {y} of Object.values(workers)) expect(y).toBeGreaterThan(142 - shown);
});

it.each(houses.map((house) => [`${house.wall} at ${house.x}`, house] as const))(
  'lights every window of the house %s at night',
  (_name, house) => {
    const {floors, opening = 3} = house;
    for (const column of windowColumns(house)) {
      for (let floor = 0; floor < floors; floor += 1) {
        const row = grid[roofOf(house) + 3 + floor * (opening + 3)]!;
        expect(row.slice(column, column + WINDOW_WIDTH)).toMatch(/^e+$/);
      }
    }
  },
);

it('leaves one house half painted', () => {
  const painted = houses.filter((house) => house.painted);
  expect(painted).toHaveLength(1);
  const row = grid[painted[0]!.foot - 1]!;
  expect(row.slice(painted[0]!.x, painted[0]!.x + painted[0]!.width)).toMatch(/^m.*u$/);
});

it('takes at most 6 KB on its way to the page', () => {
  const file = sprite([{id: 'tapestry', grid, cell: [6, 4]}]);
  expect(gzipSync(file).length).toBeLessThanOrEqual(6 * 1024);
});
