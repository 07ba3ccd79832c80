import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import execa from 'execa';
import {buildEnv, buildIfChanged} from './build';
import {cacheDir, inSite, plainBuildDir, siteDir} from './lib/paths';

/** A path from the site's folder, in which commands run. */
const here = (file: string) => path.relative(siteDir, file);

/** Where Jest and Playwright write what they counted. */
const reportOf = (part: string) => path.join(cacheDir, `${part}-report.json`);

const playwright = (project: string) => `playwright test --project=${project} --reporter=list,json`;

/** The commands of each part, which are all run. */
const parts: Record<string, readonly string[]> = {
  unit: [`jest --json --outputFile=${here(reportOf('unit'))}`],
  format: [
    `prettier --check --log-level=warn --cache --cache-location=${here(cacheDir)}/prettier .`,
  ],
  lint: ['npm run --silent lint'],
  types: ['npm run --silent typecheck'],
  check: ['node --import tsx scripts/check.ts'],
  recipes: [`jest --roots=tests/recipes --json --outputFile=${here(reportOf('recipes'))}`],
  build: ['node --import tsx scripts/build.ts'],
  browser: [playwright('browser')],
  hosting: [playwright('hosting')],
  // What `npx docusaurus build` alone makes of the site.
  plain: [`docusaurus build --out-dir ${here(plainBuildDir)}`, playwright('plain')],
  editor: [`jest --roots=editor/tests --json --outputFile=${here(reportOf('editor'))}`],
  'editor-browser': [playwright('editor-browser')],
  firefox: [playwright('firefox')],
  // Only when it is named: Debian's packages webkit2gtk-driver and xvfb are large.
  webkit: [playwright('webkit')],
};

/**
 * Keeps two cores busy: the parts of a lane run one after the other, the lanes of a stage in parallel. The second stage
 * needs the build of the first.
 */
const stages = [
  [
    ['format', 'lint', 'types', 'check', 'build'],
    ['unit', 'editor', 'recipes'],
  ],
  [['browser'], ['hosting', 'firefox', 'webkit', 'plain', 'editor-browser']],
];

/** The parts that test the build. */
const onBuild = stages[1]!.flat();

/** Names of several parts: `npm test -- quick` needs no build, `-- site` leaves the editor out. */
const groups: Record<string, readonly string[]> = {
  quick: ['format', 'lint', 'types', 'check', 'unit'],
  site: Object.keys(parts).filter((part) => !/^(?:editor|webkit)/.test(part)),
};

/** The parts whose program selects tests by words of the command line. */
const runners = ['unit', 'editor', 'recipes', ...onBuild];

/** Whether this run has a build to test; unset until one is made or looked for. */
let built: Promise<boolean> | undefined;

/**
 * @param isBeside whether another part runs: then the output is printed in one piece at the end
 * @returns whether all commands succeeded
 */
async function run(part: string, words: readonly string[], isBeside: boolean): Promise<boolean> {
  mkdirSync(cacheDir, {recursive: true});
  rmSync(reportOf(part), {force: true});
  const output = [`\n── ${part}`];
  if (!isBeside) console.log(output.pop());
  const isReady = !onBuild.includes(part) || (await (built ??= buildIfChanged()));
  let isRight = isReady;
  for (const command of isReady ? parts[part]! : []) {
    const [program, ...own] = command.split(' ');
    const {failed, all} = await execa(
      program!,
      // The last command selects tests by words.
      command === parts[part]!.at(-1) ? [...own, ...words] : own,
      {
        ...inSite,
        ...(isBeside ? {all: true} : {stdout: 'inherit', stderr: 'inherit'}),
        env: {
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(part),
          ...(part === 'plain' && {PLAIN: '1', ...buildEnv}),
        },
      },
    );
    if (all) output.push(all);
    if (failed) isRight = false;
  }
  if (isBeside) console.log(output.join('\n'));
  if (part === 'build') built = Promise.resolve(isRight);
  return isRight;
}

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

/** The numbers in the report of Jest, or of Playwright below `stats`. */
type Report = Partial<Record<string, number>> & {stats?: Report; errors?: unknown[]};

/** A part without a report counts as one test. A run that exits with an error, or runs no test, has failed. */
function count(part: string, isRight: boolean): Counts {
  const file = reportOf(part);
  if (!existsSync(file)) return {passed: Number(isRight), failed: Number(!isRight), skipped: 0};
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const {stats = report, errors = []} = report;
  const sum = (...names: string[]) => names.reduce((all, name) => all + (stats[name] ?? 0), 0);
  const passed = sum('numPassedTests', 'expected', 'flaky');
  const failed = sum('numFailedTests', 'numRuntimeErrorTestSuites', 'unexpected') + errors.length;
  const skipped = sum('numPendingTests', 'skipped');
  const isBad = !isRight || passed + skipped === 0;
  return {passed, failed: Math.max(failed, Number(isBad)), skipped};
}

const describe = ({passed, failed, skipped}: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** npm test: every part, or those named, also after one has failed; the last line counts all tests. */
async function main(given: readonly string[]): Promise<void> {
  const args = given.flatMap((word) => groups[word] ?? word);
  const end = args.findIndex((word) => !Object.hasOwn(parts, word));
  const [named, words] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end)];
  if (words.length > 0 && !(named.length === 1 && runners.includes(named[0]!))) {
    console.error(
      `The parts are: ${Object.keys(parts).join(', ')}; quick is ${groups.quick!.join(', ')}; site is all but those of the editor. Only one of ${runners.join(', ')} can take further words such as ${words[0]}.`,
    );
    process.exitCode = 1;
    return;
  }
  const all: Counts = {passed: 0, failed: 0, skipped: 0};
  const summary: string[] = [];
  const runLane = async (lane: readonly string[], index: number) => {
    for (const part of lane) {
      if (args.length === 0 ? part === 'webkit' : !named.includes(part)) continue;
      const started = Date.now();
      const counts = count(part, await run(part, words, index > 0));
      for (const key of ['passed', 'failed', 'skipped'] as const) all[key] += counts[key];
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      summary.push(`${part.padEnd(14)} ${seconds.padStart(6)} s  ${describe(counts)}`);
    }
  };
  for (const stage of stages) await Promise.all(stage.map(runLane));
  console.log(`\n${summary.join('\n')}\n\n${describe(all)}`);
  if (all.failed > 0) process.exitCode = 1;
}

void main(process.argv.slice(2));
