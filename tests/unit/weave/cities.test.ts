import {gzipSync} from 'node:zlib';
import {cities, type CityId} from '@site/src/weave/cities';
import {FOOT, HEIGHT, WIDTH} from '@site/src/weave/cities/parts';
import {isThread} from '@site/src/weave/palette';
import {sprite} from '@site/src/weave/sprite';

const ids = Object.keys(cities) as CityId[];

/** Mountain, lake and boats: the one scene in which nobody has a window. */
const WITHOUT_WINDOWS: readonly CityId[] = ['pokhara'];

it('has the nine cities of the Cities page', () => {
  expect(ids).toEqual([
    'biratnagar',
    'kathmandu',
    'pokhara',
    'bharatpur',
    'birgunj',
    'janakpur',
    'dharan',
    'itahari',
    'damak',
  ]);
});

describe.each(ids)('%s', (id) => {
  const scene = cities[id]();
  const cells = [...scene.join('')];

  it('fills its 48 × 32 cells with threads that every page has colours for', () => {
    expect(scene.map((row) => row.length)).toEqual(Array(HEIGHT).fill(WIDTH));
    expect([WIDTH, HEIGHT]).toEqual([48, 32]);
    expect(cells.filter((cell) => !isThread(cell))).toEqual([]);
  });

  it('is the same at every call', () => {
    expect(cities[id]()).toEqual(scene);
  });

  it('stands on the woven edge, under an open sky', () => {
    expect(scene.slice(FOOT)).toEqual(['i'.repeat(48), 'wrrmmrrr'.repeat(6), 'i'.repeat(48)]);
    expect(scene[0]).toBe('S'.repeat(48));
  });

  it('lights its windows at night, where there are any', () => {
    expect(cells.includes('e')).toBe(!WITHOUT_WINDOWS.includes(id));
  });
});

it('draws nine different scenes', () => {
  expect(new Set(ids.map((id) => cities[id]().join(''))).size).toBe(ids.length);
});

it('keeps all nine in one file of 7 KB at most, compressed', () => {
  const file = sprite(ids.map((id) => ({id, grid: cities[id](), cell: [6, 4]})));
  expect(gzipSync(file).length).toBeLessThanOrEqual(7 * 1024);
});
