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
  single,
  table,
  total,
} from './lib/testRun';

/** Where a runner writes what it counted; what an earlier run left there must not count. */
function emptyReport(name: string): string {
  const file = path.join(cacheDir, `${name}-report.json`);
  mkdirSync(cacheDir, {recursive: true});
  rmSync(file, {force: true});
  return file;
}

async function runJest(words: readonly string[]): Promise<Outcome> {
  const file = emptyReport('unit');
  const code = await runProgram(programs.jest, ['--json', `--outputFile=${file}`, ...words]);
  return readReport(file, code, countJest);
}

/** @param project of playwright.config.ts */
async function runPlaywright(project: string, words: readonly string[]): Promise<Outcome> {
  const file = emptyReport(project);
  const options = ['test', `--project=${project}`, '--reporter=list,json', ...words];
  const code = await runProgram(programs.playwright, options, {
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: file},
  });
  return readReport(file, code, countPlaywright);
}

/** Whether this run has a build to test; unset until it is known. */
let built: boolean | undefined;

const onBuild = (project: string) => async (words: readonly string[]) => {
  built ??= await buildIfChanged();
  return built ? runPlaywright(project, words) : single(false, 'not run without a build');
};

const succeeds = async (program: string, ...words: string[]): Promise<boolean> =>
  (await runProgram(program, words)) === 0;

async function lint(): Promise<boolean> {
  const scripts = await succeeds(programs.eslint, '.', '--max-warnings=0');
  const styles = await succeeds(programs.stylelint, 'src/**/*.css', '--max-warnings=0');
  return scripts && styles;
}

const parts: Record<PartName, (words: readonly string[]) => Promise<Outcome>> = {
  format: async () => single(await succeeds(programs.prettier, '--check', '--log-level=warn', '.')),
  lint: async () => single(await lint()),
  types: async () => single(await succeeds(programs.tsc, '--noEmit')),
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
  console.log(`\n${table(rows)}\n\n${countLine(all)}`);
}

void main();
