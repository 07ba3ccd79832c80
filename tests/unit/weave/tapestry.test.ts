import {gzipSync} from 'node:zlib';
import {isThread} from '@site/src/weave/palette';
import {sprite} from '@site/src/weave/sprite';
import {tapestry} from '@site/src/weave/tapestry';
import {DIAMOND_PERIOD, cloth} from '@site/src/weave/tapestry/cloth';
import {WINDOW_WIDTH, houses, roofOf, windowColumns} from '@site/src/weave/tapestry/village';
import {workers} from '@site/src/weave/tapestry/workers';

const grid = tapestry();

it('is 112 × 109 cells, every one of them in a thread of the palette', () => {
  expect(grid).toHaveLength(109);
  expect(new Set(grid.map((row) => row.length))).toEqual(new Set([112]));
  expect([...new Set(grid.join(''))].filter((cell) => !isThread(cell))).toEqual([]);
});

it('comes out the same every time', () => {
  expect(tapestry()).toEqual(grid);
});

it('weaves the cloth alike to the left and right of every joint between two diamonds', () => {
  const tile = cloth();
  const band = tile.slice(3, -7);
  for (const row of band) {
    for (let x = 1; x < DIAMOND_PERIOD; x += 1) {
      expect(row[DIAMOND_PERIOD - x]).toBe(row[DIAMOND_PERIOD + x]);
    }
    expect(row).toBe(row.slice(0, DIAMOND_PERIOD).repeat(2));
  }
  expect(band).toEqual([...band].reverse());
  // Stitches and zigzag go on in the next tile.
  for (const row of tile) expect(row).toMatch(/^(.{8}|.{28}|.{7}|.)\1+$/);
});

it.each(Object.entries(workers))('shows the %s whole', (_name, {x, y, figure}) => {
  figure.forEach((line, row) => {
    [...line].forEach((cell, column) => {
      if (cell !== '.') expect(grid[y + row]![x + column]).toBe(cell);
    });
  });
});

/** The first column and row of the scene that a place shows which is so much wider than high. */
function cropOf(ratio: number): {left: number; top: number} {
  const whole = (112 * 6) / (109 * 4);
  return ratio < whole
    ? {left: 112 * (1 - ratio / whole), top: 0}
    : {left: 0, top: 109 * (1 - whole / ratio)};
}

it.each([
  ['a phone', 1 / 0.55],
  ['901 px', 419 / 468],
  ['1280 px', 684 / 468],
  ['1920 px', 954 / (0.38 * 1920 * 0.78)],
])('keeps the whole sun, summits, the painter and the lineman on %s', (_width, ratio) => {
  const {left, top} = cropOf(ratio);
  const sun = grid.flatMap((row, y) =>
    [...row].flatMap((cell, x) => (cell === 'y' ? [{x, y}] : [])),
  );
  const {painter, lineman} = workers;
  for (const {x, y} of [...sun, painter, lineman]) {
    expect(x).toBeGreaterThanOrEqual(Math.floor(left));
    expect(y).toBeGreaterThanOrEqual(Math.floor(top));
  }
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

it('takes at most 4 KB on its way to the page', () => {
  const file = sprite([{id: 'tapestry', grid, cell: [6, 4]}]);
  expect(gzipSync(file).length).toBeLessThanOrEqual(4 * 1024);
});
