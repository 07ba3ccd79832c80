import {runsToPath, threadRuns} from '@site/src/weave/grid';

/** The same picture drawn cell by cell from a path, to compare with the grid it came from. */
function cellsOf(path: string): Set<string> {
  const cells = new Set<string>();
  let x = 0;
  let y = 0;
  for (const [, command, first, second] of path.matchAll(/([Mmh])(-?\d+)(?: ?(-?[\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    if (command === 'm') [x, y] = [x + Number(first), y + Number(second)];
    if (command === 'h') {
      for (let step = 0; step < Number(first); step += 1) cells.add(`${x + step},${y}`);
      x += Number(first);
    }
  }
  return cells;
}

const grid = ['aab a', 'bbbbb', ' a a ', 'aaaaa'];

it('joins equal neighbours into runs and leaves empty cells out', () => {
  expect(threadRuns(grid).get('b')).toEqual([
    {x: 2, y: 0, length: 1},
    {x: 0, y: 1, length: 5},
  ]);
});

it('draws exactly the cells of the grid', () => {
  const runs = threadRuns(grid);
  for (const thread of ['a', 'b']) {
    const wanted = grid.flatMap((row, y) =>
      [...row].flatMap((cell, x) => (cell === thread ? [`${x},${y}`] : [])),
    );
    expect([...cellsOf(runsToPath(runs.get(thread)!))].sort()).toEqual(wanted.sort());
  }
});
