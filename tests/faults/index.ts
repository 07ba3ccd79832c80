import {execFileSync, spawnSync} from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import {cacheDir, siteDir} from '../../scripts/lib/paths';

const copy = path.join(cacheDir, 'faults');
const git = (...words: string[]) => execFileSync('git', words, {cwd: siteDir, encoding: 'utf8'});

function removeCopy(): void {
  rmSync(copy, {recursive: true, force: true});
  git('worktree', 'prune');
}

/** npm run faults -- <set> [part of the tests]: see README.md. */
function main(set = '', ...words: string[]): void {
  if (!/^[1-6]$/.test(set)) throw new Error('Name a set of faults, 1 to 6: npm run faults -- 1');
  const patch = path.join(__dirname, `set-${set}.patch`);
  removeCopy();
  git('worktree', 'add', '--detach', copy);
  try {
    const tools = readdirSync(path.join(siteDir, 'tests/tools')).map(
      (name) => `tests/tools/${name}`,
    );
    for (const folder of tools) {
      const packages = path.join(siteDir, folder, 'node_modules');
      if (existsSync(packages)) symlinkSync(packages, path.join(copy, folder, 'node_modules'));
    }
    // Each by itself: the links to our own packages then lead to those of the copy.
    const [from, to] = [siteDir, copy].map((folder) => path.join(folder, 'node_modules'));
    mkdirSync(to!);
    for (const name of readdirSync(from!)) {
      const file = path.join(from!, name);
      const isOurs = lstatSync(file).isSymbolicLink();
      symlinkSync(isOurs ? readlinkSync(file) : file, path.join(to!, name));
    }
    execFileSync('git', ['apply', patch], {cwd: copy, stdio: 'inherit'});
    console.log(
      readFileSync(patch, 'utf8')
        .match(/^Fault .*$/gm)!
        .join('\n'),
    );
    // Tests fail here: that is what is asked.
    spawnSync('npm', ['test', '--', ...words], {cwd: copy, stdio: 'inherit'});
  } finally {
    removeCopy();
  }
}

try {
  main(...process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
