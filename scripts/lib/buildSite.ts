import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkLists} from './checkLists';
import {docusaurusBuild} from './docusaurusBuild';
import {finishBuild} from './finishBuild';
import {ForbiddenCode} from './hostFiles';
import {inputHash} from './inputHash';
import {buildDir, cacheDir, siteDir} from './paths';

/** The fingerprint of what the present build was made from. */
const stamp = path.join(cacheDir, 'build-inputs');

const currentHash = () => inputHash(siteDir, {SITE_URL: process.env.SITE_URL});

/** Whether build/ is what a build would make now. */
export function isUpToDate(): boolean {
  return (
    existsSync(path.join(buildDir, 'index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === currentHash()
  );
}

/**
 * Builds the whole site into build/, telling how far it is.
 *
 * @returns whether it succeeded; what went wrong has been printed in plain words
 */
export async function buildSite(): Promise<boolean> {
  const started = Date.now();
  // Taken first: what changes while the build runs must make the next one run again.
  const hash = currentHash();
  rmSync(stamp, {force: true});

  console.log('Building the site');
  console.log('  checking the lists …');
  if (!(await checkLists())) return false;
  const built = await docusaurusBuild((language) => console.log(`  building ${language} …`));
  if (!built) {
    console.error('The site could not be built. Mend what is named above and try again.');
    return false;
  }
  console.log('  finishing: addresses, hosts and compression …');
  try {
    await finishBuild(buildDir);
  } catch (error) {
    if (!(error instanceof ForbiddenCode)) throw error;
    console.error(error.message);
    return false;
  }

  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(stamp, hash);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s into build/`);
  return true;
}

/** Builds only when something has changed since the last build. @returns as buildSite does */
export async function buildIfChanged(): Promise<boolean> {
  if (!isUpToDate()) return buildSite();
  console.log('Nothing has changed since the last build.');
  return true;
}
