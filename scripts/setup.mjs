// Loaded before every command of package.json: installs the packages when node_modules is not what
// package-lock.json says, then lets Node run TypeScript. Plain JavaScript without packages, because
// it runs in a fresh clone. npm's own hooks (prestart, pretest) would not: npm leaves them out where
// ignore-scripts is set.

import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {isMainThread} from 'node:worker_threads';

/** The packages in a lock file by their folders; null when there is no such file. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return null;
  }
}

/**
 * Whether node_modules is missing or does not hold what package-lock.json asks for. Compares the
 * content, not the time of the files: a checkout gives every file a new time.
 *
 * @param {string} root the folder of package-lock.json
 * @returns {boolean}
 */
export function needsInstall(root) {
  const wanted = packagesIn(path.join(root, 'package-lock.json'));
  const present = packagesIn(path.join(root, 'node_modules', '.package-lock.json'));
  if (!present) return true;
  return Object.entries(wanted ?? {}).some(([folder, entry]) => {
    if (folder === '') return false;
    const found = present[folder];
    // Builds for other systems are in the lock, but not on this disk.
    if (!found) return !entry.optional && !entry.devOptional;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}

/** @param {string} root */
function install(root) {
  console.log('Installing what the site is built with (a minute or two) …');
  const started = Date.now();
  // The npm that runs this command, otherwise the one on the PATH, which is a script on Windows.
  const npm = process.env.npm_execpath;
  const isCli = npm && path.basename(npm).startsWith('npm-cli');
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const {status} = isCli
    ? spawnSync(process.execPath, [npm, ...words], {cwd: root, stdio: 'inherit'})
    : spawnSync('npm', words, {cwd: root, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) {
    console.error('The installation failed; npm says why above. Is there a connection?');
    process.exit(status ?? 1);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This site needs Node 20.19 or newer, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
  process.exit(1);
}

const root = path.dirname(import.meta.dirname);
if (isMainThread && needsInstall(root)) install(root);
await import('tsx');
