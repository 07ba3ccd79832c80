import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {withLock} from './buildLock';
import {checkLists} from './checkLists';
import {docusaurusBuild} from './docusaurusBuild';
import {inputHash} from './inputHash';
import {buildDir, cacheDir, siteDir} from './paths';
import {replaceBuild} from './replaceBuild';

/** In a build: the fingerprint of what it was made from. Never served, because of its dot. */
const STAMP = '.hosting/inputs';

const currentHash = () => inputHash(siteDir, {SITE_URL: process.env.SITE_URL});

/** Whether build/ is what a build would make now. */
export function isUpToDate(): boolean {
  const stamp = path.join(buildDir, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash();
}

/** @param outDir the folder to fill. @returns whether it succeeded */
async function buildInto(outDir: string): Promise<boolean> {
  // Taken first: what changes while the build runs must make the next one run again.
  const hash = currentHash();
  console.log('  checking the lists …');
  if (!(await checkLists())) return false;
  const built = await docusaurusBuild(outDir, (language) =>
    console.log(`  building ${language} …`),
  );
  if (!built) {
    console.error('The site could not be built. Fix what is named above and try again.');
    return false;
  }
  writeFileSync(path.join(outDir, STAMP), hash);
  return true;
}

const locked = (work: () => Promise<boolean>) =>
  withLock(path.join(cacheDir, 'build.lock'), console.log, work);

async function replaceSite(): Promise<boolean> {
  const started = Date.now();
  console.log('Building the site');
  const built = await replaceBuild(buildDir, buildInto);
  if (built) console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s into build/`);
  else if (existsSync(buildDir)) console.error('The build before this one is still in build/.');
  return built;
}

/**
 * Builds the whole site into build/, telling how far it is. Until it is whole, and when it fails,
 * build/ holds what it held before.
 *
 * @returns whether it succeeded; what went wrong has been printed in plain words
 */
export function buildSite(): Promise<boolean> {
  return locked(replaceSite);
}

/** Builds only when something has changed since the last build. @returns as buildSite does */
export function buildIfChanged(): Promise<boolean> {
  return locked(() => {
    if (!isUpToDate()) return replaceSite();
    console.log('Nothing has changed since the last build.');
    return Promise.resolve(true);
  });
}
