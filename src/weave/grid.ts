/** A picture as rows of thread keys, one character a cell. A space is a cell without thread. */
export type Grid = readonly string[];

export interface Run {
  /** Column of the first cell, in cells. */
  x: number;
  /** Row, in cells. */
  y: number;
  /** Number of neighbouring cells in the same thread. */
  length: number;
}

/** Joins equal neighbours of every row into runs, grouped by thread in the order of appearance. */
export function threadRuns(grid: Grid): Map<string, Run[]> {
  const threads = new Map<string, Run[]>();
  grid.forEach((row, y) => {
    for (let x = 0; x < row.length;) {
      const thread = row[x]!;
      let end = x + 1;
      while (row[end] === thread) end += 1;
      if (thread !== ' ') {
        threads.set(thread, [...(threads.get(thread) ?? []), {x, y, length: end - x}]);
      }
      x = end;
    }
  });
  return threads;
}

/**
 * The path data of one thread: every run is a stroke, one cell thick, along the middle of its row.
 * Moves are relative, because neighbouring rows then repeat each other and compress well.
 */
export function runsToPath(runs: readonly Run[]): string {
  let pen: {x: number; y: number} | undefined;
  return runs
    .map(({x, y, length}) => {
      const move = pen ? `m${x - pen.x} ${y - pen.y}` : `M${x} ${y}.5`;
      pen = {x: x + length, y};
      return `${move.replace(' -', '-')}h${length}`;
    })
    .join('');
}
