import {buildIfChanged, buildSite} from './lib/buildSite';
import {programs} from './lib/paths';
import {runChecks} from './lib/runChecks';
import {runProgram} from './lib/runProgram';
import {chooseParts, type PartName} from './test/parts';
import {runJest, runPlaywright} from './test/runners';
import {inWords, type Outcome, single, table, total} from './test/tally';

const succeeds = async (program: string, words: string[]): Promise<boolean> =>
  (await runProgram(program, words)) === 0;

async function lint(): Promise<boolean> {
  const scripts = await succeeds(programs.eslint, ['.', '--max-warnings=0']);
  const styles = await succeeds(programs.stylelint, ['src/**/*.css', '--max-warnings=0']);
  return scripts && styles;
}

/** Whether this run has built the site; unset until it has tried. */
let built: boolean | undefined;

/** The parts that test the build. */
const onBuild = (project: 'browser' | 'hosting') => async (words: readonly string[]) => {
  built ??= await buildIfChanged();
  return built ? runPlaywright(project, words) : single(false, 'not run without a build');
};

const parts: Record<PartName, (words: readonly string[]) => Promise<Outcome>> = {
  format: async () =>
    single(await succeeds(programs.prettier, ['--check', '--log-level=warn', '.'])),
  lint: async () => single(await lint()),
  types: async () => single(await succeeds(programs.tsc, ['--noEmit'])),
  unit: runJest,
  translations: async () => single(await runChecks()),
  build: async () => single((built = await buildSite())),
  browser: onBuild('browser'),
  hosting: onBuild('hosting'),
};

/** npm test: every part, also after one has failed; the last line counts all tests. */
async function main(): Promise<void> {
  const choice = chooseParts(process.argv.slice(2));
  if ('problem' in choice) {
    console.error(choice.problem);
    process.exitCode = 1;
    return;
  }
  const rows = [];
  for (const [index, name] of choice.parts.entries()) {
    console.log(`\n── ${name} (${index + 1} of ${choice.parts.length})`);
    const started = Date.now();
    const outcome = await parts[name](choice.words).catch((error: unknown) => {
      console.error(error);
      return single(false, 'could not be run');
    });
    rows.push({name, outcome, seconds: (Date.now() - started) / 1000});
  }
  const all = total(rows.map(({outcome}) => outcome));
  process.exitCode = all.failed > 0 ? 1 : 0;
  console.log(`\n${table(rows)}\n\n${inWords(all)}`);
}

void main();
