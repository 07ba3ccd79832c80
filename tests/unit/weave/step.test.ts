import {gzipSync} from 'node:zlib';
import {half, step, type Stage, stepMotif} from '@site/src/weave/loom';
import {sprite} from '@site/src/weave/sprite';

const stages: readonly Stage[] = [1, 2, 3, 4];
const isBare = (row: string) => /^( {3}v {2})+$/.test(row);
const mirrored = (row: string) => [...row].reverse().join('');

it('has a motif of 17 × 17 cells that is alike on all four sides', () => {
  expect(stepMotif.map((row) => row.length)).toEqual(Array(17).fill(17));
  expect(stepMotif.map(mirrored)).toEqual(stepMotif);
  expect([...stepMotif].reverse()).toEqual(stepMotif);
});

it.each([
  [1, 5],
  [2, 9],
  [3, 13],
  [4, 17],
] as const)('at step %d has %d rows woven and the warp bare above', (stage, rows) => {
  const grid = step(stage);
  expect(grid).toHaveLength(17);
  expect(grid.filter(isBare)).toEqual(grid.slice(0, 17 - rows));
  const woven = grid.slice(17 - rows);
  expect(woven.map(mirrored)).toEqual(woven);
});

it('weaves on where the step before stopped', () => {
  for (const stage of [1, 2, 3] as const) {
    const woven = step(stage).filter((row) => !isBare(row));
    expect(step((stage + 1) as Stage).slice(-woven.length)).toEqual(woven);
  }
});

it('leaves the half-woven motif in the middle of a row', () => {
  const grid = half();
  expect(grid.slice(8)).toEqual(step(2).slice(8));
  expect(grid.slice(0, 7).every(isBare)).toBe(true);
  expect(grid[7]!.slice(0, 60)).toBe(step(4)[7]!.slice(0, 60));
  expect(grid[7]!.slice(60)).toMatch(/^(r{6} {3}v {2}){3}r{6}$/);
});

it('is the same at every call, small, and without words', () => {
  const draw = () =>
    sprite([
      ...stages.map((stage) => ({id: `step-${stage}`, grid: step(stage), cell: [1, 6] as const})),
      {id: 'half', grid: half(), cell: [1, 6]},
    ]);
  expect(draw()).toBe(draw());
  expect(draw()).not.toContain('<text');
  expect(gzipSync(draw()).length).toBeLessThanOrEqual(1024);
});
