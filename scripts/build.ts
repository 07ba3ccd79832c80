import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import execa from 'execa';
import {hash} from 'content/read/files';
import {ledgerDays} from '../src/content/prose/lastChanged';
import {hashOfFiles, inputFiles} from '../src/lib/buildInputs';
import {englishName, locales} from 'nepali-text/locale';
import {compressFolder} from './lib/compressFolder';
import {buildDir, inSite, siteDir} from './lib/paths';
import {begin} from './lib/progress.mjs';
import {removeFolder, replaceFolder, restoreFolder} from './lib/replaceFolder';

/** The file in a build with the hash of its inputs. Never served, because its folder begins with a dot. */
const STAMP = '.hosting/inputs';

/** The end of the stamp of a build for the local server, which needs no compressed copies: they take 20 s at first. */
const LOCAL = ' local';

/** The folder of generated files; the development server, which may be running, has another one. */
const GENERATED = '.docusaurus-build';

/** The environment of Docusaurus's build, which keeps its modules in another way: src/plugins/one-bundle. */
const buildEnv = {
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  NO_UPDATE_NOTIFIER: '1',
  // A fifth less memory, in the same time: by default each thread of the bundler and of sharp keeps what it has freed,
  // and Node lets short-lived objects grow to 48 MB. The first two are read by glibc, on Linux.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=4`,
};

/** What a build depends on besides files. */
export const inputSettings = (): string[] => [
  process.version,
  process.env.SITE_URL ?? '',
  // Pages say when their texts were last changed, which git knows.
  ...[...ledgerDays(siteDir)].flat(),
];

const inputHash = (): string =>
  hash([...inputSettings(), hashOfFiles(siteDir, inputFiles(siteDir))]);

/** What a system says of a file that it does not let us write, with the file. */
const NOT_WRITTEN = /\b(?:EACCES|EPERM|EROFS): [^']*'([^']+)'/;

/** A sentence for what has nothing to do with the site; else without the stack traces of packages. */
export function explain(errors: string): string {
  const file = NOT_WRITTEN.exec(errors)?.[1];
  if (file) {
    const folder = path.relative(siteDir, path.dirname(file)) || 'This folder';
    return `${folder} cannot be written. Give yourself the right to write there, or remove what is there.`;
  }
  if (errors.includes('ENOSPC')) return 'The disk is full. Remove what you do not need.';
  return errors.replace(/^ +at .*(?:node_modules|node:internal).*\n?/gm, '').trim();
}

/** @throws Error when the folders of the build cannot be written */
async function makeBuild(next: string, stamp: string): Promise<boolean> {
  let step = begin('Preparing the build');
  try {
    restoreFolder(buildDir);
    for (const folder of [next, path.join(siteDir, GENERATED)]) removeFolder(folder);
    const building = execa('docusaurus', ['build', '--out-dir', next], {
      ...inSite,
      env: buildEnv,
      // Docusaurus's output names a temporary folder, and commands that do not apply here.
      stdout: process.env.DOCUSAURUS_PERF_LOGGER ? 'inherit' : 'pipe',
    });
    building.stdout?.on('data', (chunk: Buffer) => {
      const locale = locales.find((one) => chunk.includes(`[${one}]`));
      if (!locale) return;
      step.end();
      step = begin(`Building the pages in ${englishName(locale)}`);
    });
    const {failed, stderr} = await building;
    step.end();
    if (stderr) console.error(explain(stderr));
    if (failed) return false;
    if (!stamp.endsWith(LOCAL)) {
      step = begin('Compressing the files');
      await compressFolder(siteDir, next);
    }
    writeFileSync(path.join(next, STAMP), stamp);
    replaceFolder(buildDir, next);
    return true;
  } finally {
    step.end();
  }
}

/**
 * Builds all locales into build/, which keeps the previous build until the new one is complete, and when the new one
 * fails or is stopped. Docusaurus makes everything but the compressed copies.
 *
 * @param stamp the hash from before the build, because changes during the build must cause another one; with its end
 * @returns whether it succeeded
 */
async function buildSite(stamp = inputHash()): Promise<boolean> {
  const started = Date.now();
  const next = `${buildDir}.next`;
  const isBuilt = await makeBuild(next, stamp).catch((error: Error) => {
    console.error(explain(error.message));
    return false;
  });
  if (!isBuilt) {
    removeFolder(next);
    console.error(
      'The site could not be built. The build before this one, if any, is still there.',
    );
    return false;
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Built in ${seconds} s into ${path.relative(siteDir, buildDir)}/`);
  return true;
}

/**
 * Builds only when something has changed since the last build.
 *
 * @param isLocal whether a build without compressed copies will do
 * @returns as buildSite does
 */
export async function buildIfChanged(isLocal = false): Promise<boolean> {
  const file = path.join(buildDir, STAMP);
  const inputs = inputHash();
  const local = inputs + LOCAL;
  const stamp = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (stamp !== inputs && !(isLocal && stamp === local)) return buildSite(isLocal ? local : inputs);
  console.log('Nothing has changed since the last build.');
  return true;
}

if (require.main === module) {
  void buildSite().then((built) => (process.exitCode = built ? 0 : 1));
}
