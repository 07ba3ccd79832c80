import {readFileSync} from 'node:fs';

/** The parts of `npm test`, in the order in which they run. */
export const partNames = [
  'format',
  'lint',
  'types',
  'unit',
  'translations',
  'build',
  'browser',
  'hosting',
  'plain',
] as const;

export type PartName = (typeof partNames)[number];

/** Only these can pass words on to a program that selects tests by them. */
const runners: readonly PartName[] = ['unit', 'browser', 'hosting', 'plain'];

const isPart = (word: string): word is PartName => partNames.some((name) => name === word);

/**
 * Reads what follows `npm test --`: names of parts, then words for the runner, as in
 * `unit -t "a name"`. Nothing at all means every part.
 *
 * @returns what to run, or what to say instead
 */
export function chooseParts(
  args: readonly string[],
): {parts: PartName[]; words: string[]} | {problem: string} {
  if (args.length === 0) return {parts: [...partNames], words: []};
  const firstWord = args.findIndex((arg) => !isPart(arg));
  const named = args.slice(0, firstWord < 0 ? args.length : firstWord).filter(isPart);
  const words = firstWord < 0 ? [] : args.slice(firstWord);
  const [only] = named;
  if (words.length > 0 && (named.length !== 1 || !only || !runners.includes(only))) {
    const problem =
      named.length === 0 && /^[a-z]+$/.test(words[0] ?? '')
        ? `There is no part "${words[0]}".`
        : `Only one of unit, browser, hosting and plain can take further words such as ${words[0]}.`;
    return {
      problem: `${problem} The parts are: ${partNames.join(', ')}. For example: npm test -- unit -t "a name"`,
    };
  }
  return {parts: partNames.filter((name) => named.includes(name)), words};
}

/** The tests of a build run in several processes. */
export const usesAllCores = (name: PartName): boolean =>
  name === 'browser' || name === 'hosting' || name === 'plain';

/** What runs at the same time as the other parts: the unit tests, where another part uses one core. */
export const runsBeside = (parts: readonly PartName[]): PartName[] =>
  parts.some((name) => name !== 'unit' && !usesAllCores(name))
    ? parts.filter((name) => name === 'unit')
    : [];

/** The result of a part of `npm test`. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** Why something counts as failed that is no test. */
  note?: string;
}

/** A part that counts as one test. */
export function single(passed: boolean, note?: string): Outcome {
  return {passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, ...(note ? {note} : {})};
}

/** A run without tests has failed, and so has one that ended with an error though no test did. */
function checked(counts: Omit<Outcome, 'note'>, exitCode: number): Outcome {
  if (counts.passed + counts.failed === 0) {
    return {...counts, failed: 1, note: 'no test was run'};
  }
  if (exitCode !== 0 && counts.failed === 0) {
    return {...counts, failed: 1, note: `ended with the code ${exitCode}`};
  }
  return {...counts};
}

/** A part of Jest's JSON report. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be loaded; their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
}

/** The counts that a runner wrote down; none when it could not write its report. */
export function readReport<Report>(
  file: string,
  exitCode: number,
  count: (report: Report, exitCode: number) => Outcome,
): Outcome {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report, exitCode);
  } catch {
    return checked({passed: 0, failed: 0, skipped: 0}, exitCode);
  }
}

export function countJest(report: JestReport, exitCode: number): Outcome {
  return checked(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  );
}

/** A part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  /** Errors outside any test. */
  errors: unknown[];
}

/** A flaky test has failed. */
export function countPlaywright({stats, errors}: PlaywrightReport, exitCode: number): Outcome {
  return checked(
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
export function countLine({passed, failed, skipped}: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One line for each part: its name, its numbers, its seconds. */
export function table(rows: readonly {name: string; outcome: Outcome; seconds: number}[]): string {
  const width = Math.max(...rows.map(({name}) => name.length));
  return rows
    .map(({name, outcome, seconds}) => {
      const note = outcome.note ? ` (${outcome.note})` : '';
      return `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${countLine(outcome)}${note}`;
    })
    .join('\n');
}
