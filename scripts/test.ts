import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildEnv, buildIfChanged} from './build';
import {cacheDir, plainBuildDir, programs, withStateBuildDir} from './lib/paths';
import {type OnLine, runProgram} from './lib/runProgram';

/** Where Jest and Playwright write what they counted. */
const reportOf = (part: string) => path.join(cacheDir, `${part}-report.json`);

const playwright = (project: string) => [
  [programs.playwright, 'test', `--project=${project}`, '--reporter=list,json'],
];

const build = ['--import', 'tsx', 'scripts/build.ts'];

/** The commands of each part, which are all run. */
const parts: Record<string, readonly (readonly string[])[]> = {
  unit: [[programs.jest, '--json', `--outputFile=${reportOf('unit')}`]],
  format: [[programs.prettier, '--check', '--log-level=warn', '.']],
  lint: [
    [programs.eslint, '.', '--max-warnings=0'],
    [programs.stylelint, '{src,writing-room}/**/*.css', '--max-warnings=0'],
  ],
  types: [[programs.tsc, '--noEmit']],
  translations: [['--import', 'tsx', 'scripts/check.ts']],
  build: [build],
  browser: playwright('browser'),
  hosting: playwright('hosting'),
  // What `npx docusaurus build` alone makes of the site, and of a small one with state.
  plain: [
    [programs.docusaurus, 'build', '--out-dir', plainBuildDir],
    [programs.docusaurus, 'build', 'tests/plain/withState', '--out-dir', withStateBuildDir],
    ...playwright('plain'),
  ],
  'writing-room': playwright('writing-room'),
  firefox: playwright('firefox'),
  // Only when it is named: Debian's packages webkit2gtk-driver and xvfb are large.
  webkit: playwright('webkit'),
};

/**
 * What runs beside what, so that two cores are always busy: the parts of a lane run one after the
 * other, the lanes of a stage beside each other. The second stage needs the build of the first.
 */
const stages = [
  [['format', 'lint', 'types', 'translations', 'build'], ['unit']],
  [['browser'], ['hosting', 'firefox', 'webkit', 'plain', 'writing-room']],
];

/** The parts that test the build. */
const onBuild = stages[1]!.flat();

/** Only these pass words on to a program that selects tests by them. */
const runners = ['unit', ...onBuild];

/** Whether this run has a build to test; unset until one is made or looked for. */
let built: Promise<boolean> | undefined;

/** @returns the exit code of the first of its commands that fails, or 0 */
async function run(part: string, words: readonly string[], onLine?: OnLine): Promise<number> {
  mkdirSync(cacheDir, {recursive: true});
  rmSync(reportOf(part), {force: true});
  if (onBuild.includes(part) && !(await (built ??= buildIfChanged()))) return 1;
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(part),
    ...(part === 'plain' && {PLAIN: '1', ...buildEnv}),
  };
  let first = 0;
  const commands = parts[part] ?? [];
  for (const [index, [program = '', ...own]] of commands.entries()) {
    // The last one selects tests by words.
    const all = index === commands.length - 1 ? [...own, ...words] : own;
    const code = await runProgram(program, all, {env, onLine});
    first ||= code;
  }
  if (part === 'build') built = Promise.resolve(first === 0);
  return first;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The numbers in the report of Jest, or of Playwright below `stats`. */
type Report = Partial<Record<string, number>> & {stats?: Report; errors?: unknown[]};

/** A part without a report counts as one test. A run that ends badly or tests nothing has failed. */
function count(part: string, code: number): Counts {
  const file = reportOf(part);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  if (!report) return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
  const {stats = report, errors = []} = report;
  const sum = (...names: string[]) => names.reduce((all, name) => all + (stats[name] ?? 0), 0);
  const passed = sum('numPassedTests', 'expected', 'flaky');
  const failed = sum('numFailedTests', 'numRuntimeErrorTestSuites', 'unexpected') + errors.length;
  const skipped = sum('numPendingTests', 'skipped');
  const isBad = code !== 0 || passed + skipped === 0;
  return {passed, failed: Math.max(failed, isBad ? 1 : 0), skipped};
}

const describe = ({passed, failed, skipped}: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** npm test: every part, or those named, also after one has failed; the last line counts all tests. */
async function main(args: readonly string[]): Promise<void> {
  const end = args.findIndex((word) => !Object.hasOwn(parts, word));
  const [named, words] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end)];
  if (words.length > 0 && !(named.length === 1 && runners.includes(named[0] ?? ''))) {
    throw new Error(
      `The parts are: ${Object.keys(parts).join(', ')}. Only one of ${runners.join(', ')} can take further words such as ${words[0]}.`,
    );
  }
  const all: Counts = {passed: 0, failed: 0, skipped: 0};
  const summary: string[] = [];
  /** Beside the first lane, the output of a part is printed in one piece at its end. */
  const runLane = async (lane: readonly string[], index: number) => {
    for (const part of lane) {
      const started = Date.now();
      const lines = [`\n── ${part}`];
      if (index === 0) console.log(lines.pop());
      const onLine = index > 0 ? (line: string) => void lines.push(line) : undefined;
      const code = await run(part, words, onLine).catch((error: unknown) => {
        console.error(error);
        return 1;
      });
      if (index > 0) console.log(lines.join('\n'));
      const counts = count(part, code);
      for (const key of ['passed', 'failed', 'skipped'] as const) all[key] += counts[key];
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      summary.push(`${part.padEnd(12)} ${seconds.padStart(6)} s  ${describe(counts)}`);
    }
  };
  for (const stage of stages) {
    const lanes = stage.map((lane) =>
      lane.filter((part) => (args.length === 0 ? part !== 'webkit' : named.includes(part))),
    );
    await Promise.all(lanes.filter((lane) => lane.length > 0).map(runLane));
  }
  console.log(`\n${summary.join('\n')}\n\n${describe(all)}`);
  if (all.failed > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
