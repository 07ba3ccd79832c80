import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {poster} from '@site/src/weave/poster';
import {sprite} from '@site/src/weave/sprite';

const videos = parse(fs.readFileSync('src/data/videos.yml', 'utf8')) as {youtube: string}[];
const ids = videos.map(({youtube}) => youtube);

it('fills 96 × 54 cells, the shape of a video, with four threads', () => {
  for (const id of ids) {
    const grid = poster(id);
    expect(grid.map((row) => row.length)).toEqual(Array(54).fill(96));
    expect([...new Set(grid.join(''))].sort().join('')).toMatch(/^imrw?$/);
  }
});

it('is mostly indigo, and alike on both sides of the play button', () => {
  for (const id of ids) {
    const grid = poster(id);
    expect(grid.join('').split('i').length).toBeGreaterThan((96 * 54) / 2);
    // The first column has no twin, as the middle of the field is a cell.
    const rows = grid.map((row) => row.slice(1));
    expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
  }
});

it('differs from video to video and is the same at every call', () => {
  expect(new Set(ids.map((id) => poster(id).join(''))).size).toBe(ids.length);
  expect(poster('abc')).toEqual(poster('abc'));
});

it('keeps all posters of the page in 4 KB, compressed', () => {
  const file = sprite(ids.map((id) => ({id, grid: poster(id), cell: [4, 4]})));
  expect(file).not.toContain('<text');
  expect(gzipSync(file).length).toBeLessThanOrEqual(4 * 1024);
});
