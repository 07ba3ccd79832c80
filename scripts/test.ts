import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildIfChanged, buildSite} from './build';
import {runChecks} from './check';
import {cacheDir, programs} from './lib/paths';
import {runProgram, type RunOptions} from './lib/runProgram';
import {
  chooseParts,
  countLine,
  type Outcome,
  type PartName,
  readReport,
  single,
  table,
  total,
} from './lib/testRun';

type OnLine = (line: string) => void;
type Part = (words: readonly string[], onLine?: OnLine) => Promise<Outcome>;

/** Runs tests, and counts them by the report that they write. */
async function runTests(name: string, run: (report: string) => Promise<number>): Promise<Outcome> {
  const report = path.join(cacheDir, `${name}-report.json`);
  mkdirSync(cacheDir, {recursive: true});
  rmSync(report, {force: true});
  return readReport(report, await run(report));
}

const runJest: Part = (words, onLine) =>
  runTests('unit', (report) =>
    runProgram(programs.jest, ['--json', `--outputFile=${report}`, ...words], {onLine}),
  );

/** @param project of playwright.config.ts */
const runPlaywright = (
  project: string,
  words: readonly string[],
  {env, onLine}: Pick<RunOptions, 'env' | 'onLine'>,
): Promise<Outcome> =>
  runTests(project, (report) =>
    runProgram(
      programs.playwright,
      ['test', `--project=${project}`, '--reporter=list,json', ...words],
      {env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report}, onLine},
    ),
  );

/** Whether this run has a build to test; unset until one is made or looked for. */
let built: Promise<boolean> | undefined;
const WITHOUT_BUILD = single(false, 'not run without a build');

const onBuild = (project: string) => async (words: readonly string[], onLine?: OnLine) =>
  (await (built ??= buildIfChanged())) ? runPlaywright(project, words, {onLine}) : WITHOUT_BUILD;

const testPlainBuild: Part = async (words, onLine) => {
  const env = {PLAIN: '1'};
  const build = ['./scripts/setup.mjs', 'scripts/build.ts'];
  return (await runProgram('--import', build, {env, onLine})) === 0
    ? runPlaywright('plain', words, {env, onLine})
    : WITHOUT_BUILD;
};

const succeeds = async (program: string, ...words: string[]): Promise<boolean> =>
  (await runProgram(program, words)) === 0;

async function lint(): Promise<boolean> {
  const scripts = await succeeds(programs.eslint, '.', '--max-warnings=0');
  const styles = await succeeds(
    programs.stylelint,
    '{src,writing-room}/**/*.css',
    '--max-warnings=0',
  );
  return scripts && styles;
}

const parts: Record<PartName, Part> = {
  unit: runJest,
  format: async () => single(await succeeds(programs.prettier, '--check', '--log-level=warn', '.')),
  lint: async () => single(await lint()),
  types: async () => single(await succeeds(programs.tsc, '--noEmit')),
  translations: async () => {
    const {passed, note} = await runChecks();
    return single(passed, note);
  },
  build: async () => single(await (built = buildSite())),
  browser: onBuild('browser'),
  hosting: onBuild('hosting'),
  plain: testPlainBuild,
  'writing-room': onBuild('writing-room'),
};

/**
 * What runs beside what, so that two cores are always busy: the parts of a lane run one after the
 * other, the lanes of a stage beside each other. The second stage needs the build of the first.
 */
const stages: readonly (readonly (readonly PartName[])[])[] = [
  [['format', 'lint', 'types', 'translations', 'build'], ['unit']],
  [['browser'], ['hosting', 'plain', 'writing-room']],
];

interface Row {
  name: PartName;
  outcome: Outcome;
  seconds: number;
}

async function runPart(name: PartName, words: readonly string[], onLine?: OnLine): Promise<Row> {
  const started = Date.now();
  const outcome = await parts[name](words, onLine).catch((error: unknown) => {
    console.error(error);
    return single(false, 'could not be run');
  });
  return {name, outcome, seconds: (Date.now() - started) / 1000};
}

/** Runs the chosen parts by their stages, and prints a heading for each. */
async function runParts(chosen: readonly PartName[], words: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  const heading = (name: PartName) =>
    `\n── ${name} (${chosen.indexOf(name) + 1} of ${chosen.length})`;
  const runInView = async (name: PartName) => {
    console.log(heading(name));
    rows.push(await runPart(name, words));
  };
  /** Its output in one piece, between the lines of other parts. */
  const runBeside = async (name: PartName) => {
    const lines: string[] = [];
    rows.push(await runPart(name, words, (line) => lines.push(line)));
    console.log([heading(name), ...lines].join('\n'));
  };
  for (const stage of stages) {
    const lanes = stage
      .map((lane) => lane.filter((name) => chosen.includes(name)))
      .filter((lane) => lane.length > 0);
    await Promise.all(
      lanes.map(async (lane, index) => {
        for (const name of lane) await (index === 0 ? runInView(name) : runBeside(name));
      }),
    );
  }
  return chosen.flatMap((name) => rows.filter((row) => row.name === name));
}

/** npm test: every part, also after one has failed; the last line counts all tests. */
async function main(): Promise<void> {
  const choice = chooseParts(process.argv.slice(2));
  if ('problem' in choice) {
    console.error(choice.problem);
    process.exitCode = 1;
    return;
  }
  const rows = await runParts(choice.parts, choice.words);
  const all = total(rows.map(({outcome}) => outcome));
  process.exitCode = all.failed > 0 ? 1 : 0;
  console.log(`\n${table(rows)}\n\n${countLine(all)}`);
}

void main();
