/** How many tests of a part ended how. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What the numbers do not say: why something counts as failed that is no test. */
  note?: string;
}

/** A part that is one test by itself. */
export function single(passed: boolean, note?: string): Outcome {
  return {passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, ...(note ? {note} : {})};
}

/**
 * What a test runner reports, made honest: a run without tests has failed, and so has one that
 * ended badly though no test did.
 */
export function ofRunner(counts: Omit<Outcome, 'note'>, exitCode: number): Outcome {
  if (counts.passed + counts.failed === 0) {
    return {...counts, failed: 1, note: 'no test was run'};
  }
  if (exitCode !== 0 && counts.failed === 0) {
    return {...counts, failed: 1, note: `ended with the code ${exitCode}`};
  }
  return {...counts};
}

/** The parts of Jest's JSON report that count. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not even be loaded; their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
}

export function ofJest(report: JestReport, exitCode: number): Outcome {
  return ofRunner(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  );
}

/** The parts of Playwright's JSON report that count. */
export interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  /** What went wrong outside any test. */
  errors: unknown[];
}

/** A test that passes only sometimes has failed. */
export function ofPlaywright({stats, errors}: PlaywrightReport, exitCode: number): Outcome {
  return ofRunner(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    exitCode,
  );
}

export function total(outcomes: readonly Outcome[]): Outcome {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((before, outcome) => before + outcome[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** "12 passed, 0 failed", and ", 1 skipped" only when there is one. */
export function inWords({passed, failed, skipped}: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One line for each part: its name, its numbers, its seconds. */
export function table(rows: readonly {name: string; outcome: Outcome; seconds: number}[]): string {
  const width = Math.max(...rows.map(({name}) => name.length));
  return rows
    .map(({name, outcome, seconds}) => {
      const note = outcome.note ? ` (${outcome.note})` : '';
      return `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${inWords(outcome)}${note}`;
    })
    .join('\n');
}
