import {existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import execa from 'execa';
import {hash} from 'content/read/files';
import {ledgerDays} from '../src/plugins/content/lastChanged';
import {timed} from '../src/publish/timings';
import {compressFolder} from './lib/compressFolder';
import {buildDir, inSite, siteDir} from './lib/paths';

/** Everything a build depends on, below the root of the project. */
const FOLDERS = ['docs', 'pages', 'src', 'packages', 'static', 'i18n'];
const FILES = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/lib/compressFolder.ts',
];

/** In a build: the hash of what it was made from. Never served, because of its dot. */
const STAMP = '.hosting/inputs';

/** Apart from the folder of the development server, which may be running. */
const GENERATED = '.docusaurus-build';

/** Of a build of Docusaurus. Without any cache: only then is it the same byte for byte each time. */
export const buildEnv = {
  DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED,
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  NO_UPDATE_NOTIFIER: '1',
};

function inputHash(): string {
  const inFolders = FOLDERS.flatMap((name) =>
    readdirSync(path.join(siteDir, name), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
      .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name))),
  );
  const files = [...FILES, ...inFolders].sort();
  return hash([
    ...['SITE_URL', 'PLAIN'].map((name) => process.env[name] ?? ''),
    // Pages say when their texts were last changed, which git knows.
    ...[...ledgerDays(siteDir)].flat(),
    ...files.flatMap((file) => [file, readFileSync(path.join(siteDir, file))]),
  ]);
}

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true, maxRetries: 5});

/**
 * Builds all locales into build/, which holds the build before until this one is whole, and when it
 * fails. All but the compressed copies is Docusaurus's own build.
 *
 * @param inputs taken first: what changes while the build runs must make the next one run again
 * @returns whether it succeeded
 */
async function buildSite(inputs = inputHash()): Promise<boolean> {
  const started = Date.now();
  console.log('Building the site …');
  const next = `${buildDir}.next`;
  const previous = `${buildDir}.previous`;
  for (const folder of [next, previous, path.join(siteDir, GENERATED)]) remove(folder);
  const {failed} = await execa('docusaurus', ['build', '--out-dir', next], {
    ...inSite,
    env: buildEnv,
    // It names the folder beside and commands that are not ours.
    stdout: 'ignore',
    stderr: 'inherit',
  });
  if (failed) {
    remove(next);
    console.error(
      'The site could not be built. The build before this one, if any, is still there.',
    );
    return false;
  }
  await timed('compressed copies', () => compressFolder(siteDir, next));
  writeFileSync(path.join(next, STAMP), inputs);
  if (existsSync(buildDir)) renameSync(buildDir, previous);
  renameSync(next, buildDir);
  remove(previous);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`Built in ${seconds} s into ${path.relative(siteDir, buildDir)}/`);
  return true;
}

/** Builds only when something has changed since the last build. @returns as buildSite does */
export async function buildIfChanged(): Promise<boolean> {
  const stamp = path.join(buildDir, STAMP);
  const inputs = inputHash();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) return buildSite(inputs);
  console.log('Nothing has changed since the last build.');
  return true;
}

if (require.main === module) {
  if (process.argv.includes('--timings')) process.env.TIMINGS = '1';
  void buildSite().then((built) => (process.exitCode = built ? 0 : 1));
}
