import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildIfChanged, buildSite} from './build';
import {runChecks} from './check';
import {cacheDir, programs} from './lib/paths';
import {runProgram} from './lib/runProgram';
import {
  chooseParts,
  countJest,
  countLine,
  countPlaywright,
  type Outcome,
  type PartName,
  readReport,
  runsBeside,
  single,
  table,
  total,
  usesAllCores,
} from './lib/testRun';

type OnLine = (line: string) => void;

/** Where a runner writes what it counted; what an earlier run left there must not count. */
function emptyReport(name: string): string {
  const file = path.join(cacheDir, `${name}-report.json`);
  mkdirSync(cacheDir, {recursive: true});
  rmSync(file, {force: true});
  return file;
}

async function runJest(words: readonly string[], onLine?: OnLine): Promise<Outcome> {
  const file = emptyReport('unit');
  const options = ['--json', `--outputFile=${file}`, ...words];
  const code = await runProgram(programs.jest, options, onLine ? {onLine} : {});
  return readReport(file, code, countJest);
}

/** @param project of playwright.config.ts */
async function runPlaywright(
  project: string,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const file = emptyReport(project);
  const options = ['test', `--project=${project}`, '--reporter=list,json', ...words];
  const code = await runProgram(programs.playwright, options, {
    env: {...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  return readReport(file, code, countPlaywright);
}

/** Whether this run has a build to test; unset until it is known. */
let built: boolean | undefined;

const onBuild = (project: string) => async (words: readonly string[]) => {
  built ??= await buildIfChanged();
  return built ? runPlaywright(project, words) : single(false, 'not run without a build');
};

/** Builds the site without src/plugins/performance into a folder of its own, and tests it. */
async function testPlainBuild(words: readonly string[]): Promise<Outcome> {
  const env = {PLAIN: '1'};
  const code = await runProgram('--import', ['./scripts/setup.mjs', 'scripts/build.ts'], {env});
  return code === 0 ? runPlaywright('plain', words, env) : single(false, 'not run without a build');
}

const succeeds = async (program: string, ...words: string[]): Promise<boolean> =>
  (await runProgram(program, words)) === 0;

async function lint(): Promise<boolean> {
  const scripts = await succeeds(programs.eslint, '.', '--max-warnings=0');
  const styles = await succeeds(programs.stylelint, 'src/**/*.css', '--max-warnings=0');
  return scripts && styles;
}

type Part = (words: readonly string[], onLine?: OnLine) => Promise<Outcome>;

const parts: Record<PartName, Part> = {
  format: async () => single(await succeeds(programs.prettier, '--check', '--log-level=warn', '.')),
  lint: async () => single(await lint()),
  types: async () => single(await succeeds(programs.tsc, '--noEmit')),
  unit: runJest,
  translations: async () => single(await runChecks()),
  build: async () => single((built = await buildSite())),
  browser: onBuild('browser'),
  hosting: onBuild('hosting'),
  plain: testPlainBuild,
};

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

/** Runs the parts, each after the other but for unit, and prints a heading for each. */
async function runParts(chosen: readonly PartName[], words: readonly string[]): Promise<Row[]> {
  const heading = (name: PartName) =>
    `\n── ${name} (${chosen.indexOf(name) + 1} of ${chosen.length})`;
  const runAlone = (name: PartName) => {
    console.log(heading(name));
    return runPart(name, words);
  };
  /** Its output in one piece, between the lines of other parts. */
  const runBeside = async (name: PartName) => {
    const lines: string[] = [];
    const row = await runPart(name, words, (line) => lines.push(line));
    console.log([heading(name), ...lines].join('\n'));
    return row;
  };

  const rows = new Map<PartName, Row>();
  const add = (row: Row) => rows.set(row.name, row);
  // The parts before the browser keep one core busy each, and so does Jest.
  const beside = runsBeside(chosen);
  const isBesideOver = Promise.all(beside.map(async (name) => add(await runBeside(name))));
  for (const name of chosen) {
    if (beside.includes(name)) continue;
    if (usesAllCores(name)) await isBesideOver;
    add(await runAlone(name));
  }
  await isBesideOver;
  return chosen.flatMap((name) => rows.get(name) ?? []);
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
