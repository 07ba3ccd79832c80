import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import {cacheDir, siteDir} from '../scripts/lib/paths';

const git = (...words: string[]) => execFileSync('git', words, {cwd: siteDir, stdio: 'ignore'});

/** What builds have made, with the hashes of what it was made from. */
const CACHES = ['hashes', 'social', 'used-styles', 'heading-font', 'downloadable-fonts'];

/** A copy of the repository in `.cache`, with the packages of this one. */
export interface Copy {
  folder: string;
  remove: () => void;
}

/** @param commit what is copied */
export function createCopy(name: string, commit = 'HEAD'): Copy {
  const folder = path.join(cacheDir, name);
  const remove = () => {
    rmSync(folder, {recursive: true, force: true});
    git('worktree', 'prune');
  };
  remove();
  git('worktree', 'add', '--detach', folder, commit);
  // Each by itself: the links to our own packages then lead to those of the copy.
  const [from, to] = [siteDir, folder].map((one) => path.join(one, 'node_modules'));
  mkdirSync(to!);
  for (const entry of readdirSync(from!)) {
    const file = path.join(from!, entry);
    const isOurs = lstatSync(file).isSymbolicLink();
    symlinkSync(isOurs ? readlinkSync(file) : file, path.join(to!, entry));
  }
  for (const cache of CACHES) {
    const made = path.join(cacheDir, cache);
    if (existsSync(made)) cpSync(made, path.join(folder, '.cache', cache), {recursive: true});
  }
  return {folder, remove};
}

/** A commit, on no branch, of the files as they are now, new ones included. */
export function workingState(): string {
  const env = {...process.env, GIT_INDEX_FILE: path.join(cacheDir, 'copy.index')};
  const git = (...words: string[]) =>
    execFileSync('git', words, {cwd: siteDir, encoding: 'utf8', env}).trim();
  git('read-tree', 'HEAD');
  git('add', '--all');
  const identity = ['-c', 'user.name=test', '-c', 'user.email=test@localhost'];
  return git(...identity, 'commit-tree', git('write-tree'), '-p', 'HEAD', '-m', 'Working state');
}
