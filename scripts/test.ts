import path from 'node:path';
import execa from 'execa';
import {buildIfChanged} from './build';
import {cacheDir, siteDir} from './lib/paths';
import {begin, print} from './lib/progress.mjs';

/** A path from the site's folder, in which commands run. */
const here = (file: string) => path.relative(siteDir, file);

const playwright = (project: string) => `playwright test --project=${project}`;

/** The commands of each part, which are all run. */
const parts: Record<string, readonly string[]> = {
  unit: ['jest'],
  format: [
    `prettier --check --log-level=warn --cache --cache-location=${here(cacheDir)}/prettier .`,
  ],
  lint: ['npm run --silent lint'],
  types: ['npm run --silent typecheck'],
  check: ['node --import tsx scripts/check.ts'],
  // Words after `--roots` alone would be roots, too.
  recipes: ['jest --roots=tests/recipes --ci'],
  build: ['node --import tsx scripts/build.ts'],
  documents: [playwright('documents')],
  browser: [playwright('browser')],
  hosting: [playwright('hosting')],
  editor: ['jest --roots=editor/tests --ci'],
  'editor-browser': [playwright('editor-browser')],
  firefox: [playwright('firefox')],
  // Only when it is named: Debian's packages webkit2gtk-driver and xvfb are large.
  webkit: [playwright('webkit')],
};

/** The parts that test the build. */
const onBuild = ['browser', 'editor-browser', 'hosting', 'firefox', 'webkit', 'documents'];

/**
 * Every part, in the order in which they begin. Two run at any time, which keeps two cores busy; the longest begin
 * first, so that none of them is left alone at the end. Those on the build begin when it is there.
 */
const order = [
  ...['build', 'unit', 'browser', 'editor', 'editor-browser', 'recipes', 'hosting', 'firefox'],
  ...['webkit', 'lint', 'types', 'format', 'documents', 'check'],
];

/** Names of several parts: `npm test -- quick` needs no build, `-- site` leaves the editor out. */
const groups: Record<string, readonly string[]> = {
  quick: ['format', 'lint', 'types', 'check', 'unit'],
  site: Object.keys(parts).filter((part) => !/^(?:editor|webkit)/.test(part)),
};

/** The parts whose program selects tests by words of the command line. */
const runners = ['unit', 'editor', 'recipes', ...onBuild];

/** Whether this run has a build to test; unset until one is made or looked for. */
let isBuilt: boolean | undefined;

type Counts = Record<'passed' | 'failed' | 'skipped', number>;

/** What the reporter says. */
type Message = Counts & {done: number; all: number; unit: string; failures: string[]};

/** @param step unset where no other part runs: then its programs write to the terminal themselves */
async function run(
  part: string,
  words: readonly string[],
  step?: ReturnType<typeof begin>,
): Promise<Counts> {
  const output = [`\n── ${part}`];
  if (!step) console.log(output[0]);
  let isRight = !onBuild.includes(part) || isBuilt === true;
  let counts: Counts | undefined;
  for (const command of isRight ? parts[part]! : []) {
    const [program, ...own] = command.split(' ');
    const stream = step ? 'pipe' : 'inherit';
    const running = execa(
      program!,
      // The last command selects tests by words.
      command === parts[part]!.at(-1) ? [...own, ...words] : own,
      {
        cwd: siteDir,
        preferLocal: true,
        reject: false,
        stdio: ['ignore', stream, stream, 'ipc'],
        all: step !== undefined,
      },
    );
    running.on('message', ({done, all, unit, failures, ...sums}: Message) => {
      counts = sums;
      step?.count(done, all, unit);
      for (const name of step ? failures : []) print(`${part}, failed: ${name}`);
    });
    const {failed, all} = await running;
    if (all) output.push(all);
    if (failed) isRight = false;
  }
  step?.end();
  if (step) print(output.join('\n'));
  if (part === 'build') isBuilt = isRight;
  // A part without a reporter counts as one test. A run that exits with an error, or runs no test, has failed.
  counts ??= {passed: Number(isRight), failed: 0, skipped: 0};
  const isBad = !isRight || counts.passed + counts.skipped === 0;
  return {...counts, failed: Math.max(counts.failed, Number(isBad))};
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
  const chosen = (part: string) => (args.length === 0 ? part !== 'webkit' : named.includes(part));
  const waiting = order.filter(chosen);
  const isAlone = waiting.length === 1;
  if (!chosen('build') && waiting.some((part) => onBuild.includes(part)))
    isBuilt = await buildIfChanged();
  const isReady = (part: string) => isBuilt !== undefined || !onBuild.includes(part);
  let building: Promise<Counts> | undefined;
  const runLane = async () => {
    for (;;) {
      // The other lane makes what all that is left needs.
      if (!waiting.some(isReady)) await building;
      const part = waiting.find(isReady);
      if (part === undefined) return;
      waiting.splice(waiting.indexOf(part), 1);
      const started = Date.now();
      const step = isAlone ? undefined : begin(part, `${waiting.length} more to come`);
      const running = run(part, words, step);
      if (part === 'build') building = running;
      const counts = await running;
      for (const key of ['passed', 'failed', 'skipped'] as const) all[key] += counts[key];
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      summary.push(`${part.padEnd(14)} ${seconds.padStart(6)} s  ${describe(counts)}`);
    }
  };
  await Promise.all([runLane(), runLane()]);
  console.log(`\n${summary.join('\n')}\n\n${describe(all)}`);
  if (all.failed > 0) process.exitCode = 1;
}

void main(process.argv.slice(2));
