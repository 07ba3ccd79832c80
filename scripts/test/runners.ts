import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {cacheDir, programs} from '../lib/paths';
import {runProgram} from '../lib/runProgram';
import {
  type JestReport,
  ofJest,
  ofPlaywright,
  ofRunner,
  type Outcome,
  type PlaywrightReport,
} from './tally';

const NOTHING = {passed: 0, failed: 0, skipped: 0};

/** Runs a test runner that writes a report, and reads it; a report of an earlier run never counts. */
async function withReport<Report>(
  name: string,
  run: (file: string) => Promise<number>,
  count: (report: Report, exitCode: number) => Outcome,
): Promise<Outcome> {
  const file = path.join(cacheDir, `${name}-report.json`);
  mkdirSync(cacheDir, {recursive: true});
  rmSync(file, {force: true});
  const exitCode = await run(file);
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report, exitCode);
  } catch {
    return ofRunner(NOTHING, exitCode);
  }
}

export function runJest(words: readonly string[]): Promise<Outcome> {
  return withReport<JestReport>(
    'unit',
    (file) => runProgram(programs.jest, ['--json', `--outputFile=${file}`, ...words]),
    ofJest,
  );
}

/** @param project of playwright.config.ts */
export function runPlaywright(
  project: 'browser' | 'hosting',
  words: readonly string[],
): Promise<Outcome> {
  return withReport<PlaywrightReport>(
    project,
    (file) =>
      runProgram(
        programs.playwright,
        ['test', `--project=${project}`, '--reporter=list,json', ...words],
        {
          env: {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
        },
      ),
    ofPlaywright,
  );
}
