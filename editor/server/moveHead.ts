/* The branch that is checked out stands on another commit; the files are left as they are. */
import {copyFile, rename} from 'node:fs/promises';
import path from 'node:path';
import {git} from './git';

export interface HeadMove {
  before: string;
  after: string;
}

/** An index of its own for the other commit, with what a developer has staged. @throws GitError */
export async function makeIndex(siteDir: string, {before, after}: HeadMove) {
  const index = path.resolve(siteDir, await git(siteDir, ['rev-parse', '--git-path', 'index']));
  const own = `${index}.writing-room`;
  await copyFile(index, own);
  await git(siteDir, ['read-tree', '-m', '-i', before, after], {env: {GIT_INDEX_FILE: own}});
  return {index, own};
}

/**
 * Does nothing when that is done already, or somebody has moved it elsewhere. The index is replaced at
 * once, so neither the lock of another program nor an interruption is in the way.
 */
export async function moveHead(siteDir: string, move: HeadMove): Promise<void> {
  if ((await git(siteDir, ['rev-parse', 'HEAD'])) !== move.before) return;
  const {index, own} = await makeIndex(siteDir, move);
  await rename(own, index);
  await git(siteDir, ['update-ref', '-m', 'Newest', 'HEAD', move.after, move.before]);
}
