import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildIfChanged, buildSite} from './build';
import {runChecks} from './check';
import {cacheDir, programs} from './lib/paths';
import {buildPseudoSite} from '../tests/pseudo/site/build';
import {runProgram} from './lib/runProgram';
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
const runPlaywright = (project: string, words: readonly string[], env = {}): Promise<Outcome> =>
  runTests(project, (report) =>
    runProgram(
      programs.playwright,
      ['test', `--project=${project}`, '--reporter=list,json', ...words],
      {env: {...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report}},
    ),
  );

/** Whether this run has a build to test; unset until it is known. */
let built: boolean | undefined;
const WITHOUT_BUILD = single(false, 'not run without a build');

const onBuild = (project: string) => async (words: readonly string[]) =>
  (built ??= await buildIfChanged()) ? runPlaywright(project, words) : WITHOUT_BUILD;

const PLAIN = {PLAIN: '1'};

/** Builds that only one part needs. Each is made once; its output is printed when it fails. */
const ownBuilds = {
  /** The site without src/plugins/performance, in a folder of its own. */
  plain: once(async () => {
    const lines: string[] = [];
    const build = ['./scripts/setup.mjs', 'scripts/build.ts'];
    const onLine: OnLine = (line) => lines.push(line);
    const isBuilt = (await runProgram('--import', build, {env: PLAIN, onLine})) === 0;
    if (!isBuilt) console.error(lines.join('\n'));
    return isBuilt;
  }),
  /** A copy of the site in a language made for tests. */
  pseudo: once(buildPseudoSite),
};

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

/** Makes the builds of later parts while the tests of hosts wait for their servers. */
async function buildBeside(chosen: readonly PartName[]): Promise<void> {
  for (const name of ['plain', 'pseudo'] as const) {
    // An error comes again in the part that needs the build.
    if (chosen.includes(name)) await ownBuilds[name]().catch(() => undefined);
  }
}

const testPlainBuild: Part = async (words) =>
  (await ownBuilds.plain()) ? runPlaywright('plain', words, PLAIN) : WITHOUT_BUILD;

const testPseudoBuild: Part = async (words) =>
  (await ownBuilds.pseudo()) ? runPlaywright('pseudo', words, {PSEUDO: '1'}) : WITHOUT_BUILD;

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
  build: async () => single((built = await buildSite())),
  browser: onBuild('browser'),
  hosting: onBuild('hosting'),
  plain: testPlainBuild,
  pseudo: testPseudoBuild,
  'writing-room': onBuild('writing-room'),
};

/** Those that run on a build keep all cores busy, the others one. */
const usesAllCores = (name: PartName) =>
  ['browser', 'hosting', 'plain', 'pseudo', 'writing-room'].includes(name);

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
  /** Its output in one piece, between the lines of other parts. */
  const runBeside = async (name: PartName) => {
    const lines: string[] = [];
    const row = await runPart(name, words, (line) => lines.push(line));
    console.log([heading(name), ...lines].join('\n'));
    return row;
  };
  const hasRoomBeside = chosen.some((name) => name !== 'unit' && !usesAllCores(name));
  const rows: Promise<Row>[] = [];
  for (const name of chosen) {
    if (name === 'unit' && hasRoomBeside) {
      rows.push(runBeside(name));
      continue;
    }
    if (usesAllCores(name)) await Promise.all(rows);
    console.log(heading(name));
    // Not beside the build that it tests.
    if (name === 'hosting' && built) void buildBeside(chosen);
    const row = runPart(name, words);
    rows.push(row);
    await row;
  }
  return Promise.all(rows);
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
