import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {
  chooseParts,
  countLine,
  partNames,
  readReport,
  single,
  table,
  total,
} from '../../../scripts/lib/testRun';

it('runs everything when nothing is named', () => {
  expect(chooseParts([])).toEqual({parts: [...partNames], words: []});
});

it('runs the named parts in their own order, each once', () => {
  expect(chooseParts(['browser', 'unit', 'unit'])).toEqual({parts: ['unit', 'browser'], words: []});
});

it('passes further words on to a runner', () => {
  expect(chooseParts(['unit', '-t', 'a name'])).toEqual({parts: ['unit'], words: ['-t', 'a name']});
  expect(chooseParts(['browser', 'menu.spec.ts', 'unit'])).toEqual({
    parts: ['browser'],
    words: ['menu.spec.ts', 'unit'],
  });
});

it.each([[['spelling']], [['spelling', 'unit']]])('names the parts when given %j', (args) => {
  expect(chooseParts(args)).toEqual({
    problem: `There is no part "spelling". The parts are: ${partNames.join(', ')}. For example: npm test -- unit -t "a name"`,
  });
});

it.each([[['types', '-t', 'x']], [['unit', 'browser', '-t']], [['-t', 'x']]])(
  'says who can take further words when given %j',
  (args) => {
    expect(chooseParts(args)).toEqual({
      problem: expect.stringContaining(
        'Only one of unit, browser, hosting, plain, writing-room can take further words such as -t.',
      ),
    });
  },
);

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwright = {stats: {expected: 7, unexpected: 0, flaky: 0, skipped: 0}, errors: []};

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'a report '))));
afterEach(() => rmSync(folder, {recursive: true}));

function outcomeOf(report: object, exitCode: number) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file, exitCode);
}

it('does not take a run without a report for a success', () => {
  expect(readReport(path.join(folder, 'none.json'), 0)).toMatchObject({
    failed: 1,
    note: 'no test was run',
  });
});

describe('the count of Jest', () => {
  it('counts tests', () => {
    const report = {...jestReport, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1};
    expect(outcomeOf(report, 1)).toEqual({passed: 5, failed: 2, skipped: 2});
  });

  it('counts a file that cannot be loaded as failed', () => {
    expect(outcomeOf({...jestReport, numRuntimeErrorTestSuites: 1}, 1).failed).toBe(1);
  });

  it('does not take a run without tests for a success', () => {
    expect(outcomeOf({...jestReport, numPassedTests: 0, numPendingTests: 4}, 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 4,
      note: 'no test was run',
    });
  });

  it('does not take a bad end for a success', () => {
    expect(outcomeOf(jestReport, 3)).toMatchObject({
      passed: 5,
      failed: 1,
      note: 'ended with the code 3',
    });
  });
});

describe('the count of Playwright', () => {
  it('counts tests', () => {
    expect(outcomeOf(playwright, 0)).toEqual({passed: 7, failed: 0, skipped: 0});
  });

  it('counts what fails or breaks outside any test, and names what needed a second try', () => {
    const stats = {expected: 1, unexpected: 2, flaky: 3, skipped: 4};
    expect(outcomeOf({stats, errors: ['no browser']}, 1)).toEqual({
      passed: 4,
      failed: 3,
      skipped: 4,
      note: '3 passed at the second try, see "flaky" above',
    });
  });
});

describe('the last line', () => {
  it('names skipped tests only when there are any', () => {
    expect(countLine({passed: 12, failed: 0, skipped: 0})).toBe('12 passed, 0 failed');
    expect(countLine({passed: 12, failed: 3, skipped: 1})).toBe('12 passed, 3 failed, 1 skipped');
  });

  it('adds up every part', () => {
    const parts = [single(true), single(false), {passed: 10, failed: 1, skipped: 2}];
    expect(countLine(total(parts))).toBe('11 passed, 2 failed, 2 skipped');
  });
});

it('shows each part with its time and its note', () => {
  const rows = [
    {name: 'types', outcome: single(true), seconds: 3.21},
    {name: 'browser', outcome: single(false, 'not run without a build'), seconds: 0},
  ];
  expect(table(rows)).toBe(
    '  types       3.2 s  1 passed, 0 failed\n' +
      '  browser     0.0 s  0 passed, 1 failed (not run without a build)',
  );
});
