import fs from 'node:fs';
import {gzipSync} from 'node:zlib';
import {parse} from 'yaml';
import {poster} from '@site/src/weave/poster';
import {drawings, sprite} from '@site/src/weave/sprite';

const videos = parse(fs.readFileSync('src/data/videos.yml', 'utf8')) as {youtube: string}[];
const posters = videos.map(({youtube}, place) => poster(youtube, place));

it('fills 96 × 54 cells, the shape of a video, on a plain ground', () => {
  posters.forEach((grid, place) => {
    expect(grid.map((row) => row.length)).toEqual(Array(54).fill(96));
    const ground = 'riG'[place % 3]!;
    expect(grid.join('').split(ground).length).toBeGreaterThan((96 * 54) / 2);
  });
});

it('is alike on both sides of the play button', () => {
  for (const grid of posters) {
    // The first column has no twin, as the middle of the field is a cell.
    const rows = grid.map((row) => row.slice(1));
    expect(rows.map((row) => [...row].reverse().join(''))).toEqual(rows);
  }
});

it('differs from video to video and is the same at every call', () => {
  expect(new Set(posters.map((grid) => grid.join(''))).size).toBe(videos.length);
  expect(poster('abc', 1)).toEqual(poster('abc', 1));
  // The medallion, and not only the ground below it.
  expect(poster('abc', 1)).not.toEqual(poster('abd', 1));
});

it('keeps nine posters in 4 KB, compressed', () => {
  const nine = Array.from({length: 9}, (_, place) => poster(`video-number-${place}`, place));
  const file = sprite(drawings(nine.map((grid, place) => ({id: `p${place}`, grid, cell: [4, 4]}))));
  expect(file).not.toContain('<text');
  expect(gzipSync(file).length).toBeLessThanOrEqual(4 * 1024);
});
