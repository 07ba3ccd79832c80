import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {type Bill, tidyBill} from './tidyBill';

interface Lock {
  packages: Record<string, {peerDependencies?: Record<string, string>}>;
}

/**
 * The lock without what its packages say of ESLint: @docusaurus/eslint-plugin brings one that asks for
 * an older ESLint than ours. It works, but npm writes no bill of a tree that disagrees with itself.
 */
export function withoutDisagreement(lock: Lock): Lock {
  const packages = Object.entries(lock.packages).map(([place, entry]) => {
    const peers = Object.entries(entry.peerDependencies ?? {}).filter(
      ([name]) => name !== 'eslint',
    );
    return [place, {...entry, peerDependencies: Object.fromEntries(peers)}];
  });
  return {...lock, packages: Object.fromEntries(packages) as Lock['packages']};
}

/** Runs npm itself: the file that runs now, or the program on the path. */
async function npm(words: string[], cwd: string): Promise<string> {
  const file = process.env.npm_execpath;
  const run = promisify(execFile);
  const options = {cwd, maxBuffer: 64 * 1024 * 1024};
  const {stdout} = file?.endsWith('.js')
    ? await run(process.execPath, [file, ...words], options)
    : await run('npm', words, {...options, shell: process.platform === 'win32'});
  return stdout;
}

/**
 * The bill of materials of the lock: the packages of every system, whatever is installed on this one.
 *
 * @throws what npm complained of
 */
export async function writeBill(root: string): Promise<Bill> {
  const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
  const folder = mkdtempSync(path.join(tmpdir(), 'bill-'));
  try {
    const lock = withoutDisagreement(JSON.parse(read('package-lock.json')) as Lock);
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    writeFileSync(path.join(folder, 'package.json'), read('package.json'));
    const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
    const {name} = JSON.parse(read('package.json')) as {name: string};
    return tidyBill(JSON.parse(await npm(words, folder)) as Bill, name);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}
