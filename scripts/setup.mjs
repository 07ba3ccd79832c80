// Loaded before every command of package.json: installs the packages when node_modules is not what
// package-lock.json says, then lets Node run TypeScript. Plain JavaScript without packages, because
// it runs in a fresh clone. npm's own hooks (prestart, pretest) would not: npm leaves them out where
// ignore-scripts is set.

import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {isMainThread} from 'node:worker_threads';
import {begin} from './lib/progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, command = '', ...words] = process.argv;

/** Start and build need no packages of tests and writers. */
const needsDev = !/scripts[\\/](?:start|build)\.ts$/.test(command);

/** Packages in tests/tools that only these parts of the tests need, because they are large. */
const TOOLS = {
  documents: ['browser'],
  browser: ['browser', 'chromium-80'],
  hosting: ['browser', 'vercel', 'workerd'],
  'editor-browser': ['browser'],
  firefox: ['browser', 'firefox'],
  webkit: ['browser'],
};

function neededTools() {
  if (!/scripts[\\/]test\.ts$/.test(command)) return [];
  const parts = Object.keys(TOOLS).filter((part) => words.length === 0 || words.includes(part));
  return parts.flatMap((part) => TOOLS[part]);
}

/** Compares the content of the lock files, not their times: a checkout gives every file a new one. */
function needsInstall(folder) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
    path.join(root, folder, name),
  );
  if (!existsSync(installed)) return true;
  // A copy of the site that a test makes has no lock, and uses the packages of this folder.
  if (!existsSync(wanted)) return false;
  const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesIn(installed);
  return Object.entries(packagesIn(wanted)).some(([place, entry]) => {
    const found = place ? present[place] : entry;
    if (entry.dev && !needsDev) return false;
    // The lock also has binaries for other systems, which are not installed.
    if (!found) return !entry.optional && !entry.devOptional;
    return found.version !== entry.version || found.integrity !== entry.integrity;
  });
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `This site needs Node 20.19 or newer, and this is ${process.version}: https://nodejs.org`,
  );
  process.exit(1);
}
const folders = ['.', ...neededTools().map((name) => `tests/tools/${name}`)];
for (const folder of isMainThread ? new Set(folders) : []) {
  if (!needsInstall(folder)) continue;
  const step = begin(`Installing the packages of ${folder === '.' ? 'the site' : folder}`);
  const command = `npm ci --loglevel=error --no-progress${needsDev ? '' : ' --omit=dev'}`;
  const npm = spawn(command, {
    cwd: path.join(root, folder),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: true,
  });
  let errors = '';
  npm.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(npm, 'close');
  step.end();
  if (errors) console.error(errors);
  if (code !== 0) process.exit(1);
}
await import('tsx');
// The types of src/data are not committed: the first command that runs writes them. A build does not read them.
if (isMainThread && (needsDev || !existsSync(path.join(root, '.cache/types/data.d.ts')))) {
  const {writeTypes} = createRequire(import.meta.url)('../packages/content/lists/types.ts');
  writeTypes(root);
}
