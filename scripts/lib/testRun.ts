import {existsSync, readFileSync} from 'node:fs';

/** The parts of `npm test`, in the order in which they start. */
export const partNames = [
  'unit',
  'format',
  'lint',
  'types',
  'translations',
  'build',
  'browser',
  'hosting',
  'plain',
  'writing-room',
] as const;

export type PartName = (typeof partNames)[number];

/** Only these can pass words on to a program that selects tests by them. */
const runners: readonly string[] = ['unit', 'browser', 'hosting', 'plain', 'writing-room'];

const isPart = (word: string): boolean => partNames.some((name) => name === word);

/**
 * Reads what follows `npm test --`: names of parts, then words for the runner, as in
 * `unit -t "a name"`. Nothing at all means every part.
 *
 * @returns what to run, or what to say instead
 */
export function chooseParts(
  args: readonly string[],
): {parts: PartName[]; words: string[]} | {problem: string} {
  const end = args.findIndex((arg) => !isPart(arg));
  const named = end < 0 ? args : args.slice(0, end);
  const words = end < 0 ? [] : args.slice(end);
  if (words.length > 0 && !(named.length === 1 && runners.includes(named[0] ?? ''))) {
    const problem =
      named.length === 0 && /^[a-z]+$/.test(words[0] ?? '')
        ? `There is no part "${words[0]}".`
        : `Only one of ${runners.join(', ')} can take further words such as ${words[0]}.`;
    return {
      problem: `${problem} The parts are: ${partNames.join(', ')}. For example: npm test -- unit -t "a name"`,
    };
  }
  return {parts: partNames.filter((name) => args.length === 0 || named.includes(name)), words};
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Outcome extends Counts {
  /** Why something counts as failed that is no test, or what else there is to know. */
  note?: string;
}

/** A part that counts as one test. */
export function single(passed: boolean, note?: string): Outcome {
  return {passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, ...(note ? {note} : {})};
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be loaded; their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  /** Errors outside any test. */
  errors: unknown[];
}

function countsOf(report: JestReport | PlaywrightReport): Outcome {
  if ('stats' in report) {
    const {stats, errors} = report;
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
      // So that a test that needs a second try does not go unnoticed.
      ...(stats.flaky > 0 && {note: `${stats.flaky} passed at the second try, see "flaky" above`}),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A run without tests has failed, and so has one that ended with an error though no test did. */
export function readReport(file: string, exitCode: number): Outcome {
  const counts: Outcome = existsSync(file)
    ? countsOf(JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport)
    : {passed: 0, failed: 0, skipped: 0};
  if (counts.passed + counts.failed === 0) return {...counts, failed: 1, note: 'no test was run'};
  return exitCode !== 0 && counts.failed === 0
    ? {...counts, failed: 1, note: `ended with the code ${exitCode}`}
    : counts;
}

export function total(outcomes: readonly Outcome[]): Outcome {
  const sum = (key: keyof Counts) => outcomes.reduce((before, outcome) => before + outcome[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

/** "12 passed, 0 failed", and ", 1 skipped" only when there is one. */
export function countLine({passed, failed, skipped}: Outcome): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

export function table(rows: readonly {name: string; outcome: Outcome; seconds: number}[]): string {
  const width = Math.max(...rows.map(({name}) => name.length));
  return rows
    .map(({name, outcome, seconds}) => {
      const note = outcome.note ? ` (${outcome.note})` : '';
      return `  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${countLine(outcome)}${note}`;
    })
    .join('\n');
}
