/** What one run of a load found. */
export interface Result {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Answers of another kind than expected, and requests without one. */
  errors: number;
}

export function percentile(sorted: readonly number[], share: number): number {
  const rank = Math.ceil(sorted.length * share);
  return sorted[Math.max(rank, 1) - 1] ?? NaN;
}

/** The middle one; of an even number, the lower of the two. */
export const median = (values: readonly number[]): number =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Of several runs: the middle of what was measured, and all the errors. */
export function summary(runs: readonly Result[]): Result {
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    p99: median(runs.map((run) => run.p99)),
    errors: runs.reduce((sum, run) => sum + run.errors, 0),
  };
}

export interface Row {
  load: string;
  ours: Result;
  plain: Result;
}

/** The table that is printed. The ratios are ours to plain: of requests high is good, of p99 low. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({load, ours, plain}) => [
    load,
    ours.perSecond.toFixed(0),
    plain.perSecond.toFixed(0),
    (ours.perSecond / plain.perSecond).toFixed(2),
    ours.p99.toFixed(2),
    plain.p99.toFixed(2),
    (ours.p99 / plain.p99).toFixed(2),
    `${ours.errors} / ${plain.errors}`,
  ]);
  const head = ['load', 'ours/s', 'plain/s', 'ratio', 'ours p99 ms', 'plain p99 ms', 'ratio'];
  const lines = [[...head, 'errors'], ...cells];
  const widths = lines[0]!.map((_, column) =>
    Math.max(...lines.map((line) => line[column]!.length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}
