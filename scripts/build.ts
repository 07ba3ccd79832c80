import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {reportProblems} from '../src/lib/diagnostics';
import {englishName, toLocale} from '../src/lib/locale';
import {inspectSite} from '../src/plugins/site-data/siteData';
import {inputHash} from './lib/inputHash';
import {withLock} from './lib/lock';
import {FULL_DISK, plainErrors} from './lib/logFilter';
import {buildDir, cacheDir, programs, siteDir} from './lib/paths';
import {replaceBuild} from './lib/replaceBuild';
import {runProgram} from './lib/runProgram';

/** In a build: the hash of what it was made from. Never served, because of its dot. */
const STAMP = '.hosting/inputs';

/** Apart from the folder of the development server, which may be running. */
const GENERATED = '.docusaurus-build';

const currentHash = () => inputHash(siteDir, process.env.SITE_URL);

function isUpToDate(): boolean {
  const stamp = path.join(buildDir, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash();
}

/**
 * Builds all locales with Docusaurus, without any cache: only then is a build the same byte for byte
 * each time.
 *
 * @param outDir the folder to fill, absolute
 * @returns whether it succeeded; what went wrong has been printed in plain words
 */
async function buildInto(outDir: string): Promise<boolean> {
  // Taken first: what changes while the build runs must make the next one run again.
  const hash = currentHash();
  const {problems} = await inspectSite(siteDir);
  if (problems.length > 0) {
    console.error(reportProblems(problems));
    return false;
  }
  await rm(path.join(siteDir, GENERATED), {recursive: true, force: true});
  const errors: string[] = [];
  const code = await runProgram(programs.docusaurus, ['build', '--out-dir', outDir], {
    env: {
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      NO_UPDATE_NOTIFIER: '1',
      FORCE_COLOR: '0',
    },
    onLine: (line, from) => {
      if (from === 'stderr') errors.push(line.replaceAll(siteDir + path.sep, ''));
      const [, locale] = /\[([a-z-]+)\] Creating an optimized/i.exec(line) ?? [];
      if (locale) console.log(`  building ${englishName(toLocale(locale))} …`);
    },
  });
  for (const line of plainErrors(errors)) console.error(line);
  if (code === 0) {
    writeFileSync(path.join(outDir, STAMP), hash);
    return true;
  }
  if (errors.length === 0) console.error(`Docusaurus ended with the code ${code}.`);
  console.error('The site could not be built. Fix what is named above and try again.');
  return false;
}

async function replaceSite(): Promise<boolean> {
  const started = Date.now();
  console.log('Building the site');
  const place = path.relative(siteDir, buildDir);
  const built = await replaceBuild(buildDir, buildInto);
  if (built) console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s into ${place}/`);
  else if (existsSync(buildDir)) console.error(`The build before this one is still in ${place}/.`);
  return built;
}

/** Only one build may run at a time; another one waits for it. */
const alone = (work: () => Promise<boolean>) =>
  withLock(path.join(cacheDir, 'build.lock'), work).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
    console.error(FULL_DISK);
    return false;
  });

/**
 * Builds the whole site into build/, telling how far it is. Until it is whole, and when it fails,
 * build/ holds what it held before.
 *
 * @returns whether it succeeded; what went wrong has been printed in plain words
 */
export const buildSite = (): Promise<boolean> => alone(replaceSite);

/** Builds only when something has changed since the last build. @returns as buildSite does */
export const buildIfChanged = (): Promise<boolean> =>
  alone(async () => {
    if (!isUpToDate()) return replaceSite();
    console.log('Nothing has changed since the last build.');
    return true;
  });

async function main(): Promise<void> {
  if (!(await buildSite())) process.exitCode = 1;
}

if (require.main === module) void main();
