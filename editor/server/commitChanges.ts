/*
 * One commit on a branch of its own. It is made in an index of its own from the last commit and the
 * files that the room writes, so nothing else that a developer has changed or staged gets into it, and
 * the branch that is checked out stays as it is. The branch is moved when the commit has been pushed:
 * after a failure there is nothing to repair, and the next hand-in has the same changes.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {soundKey} from 'nepali-text/soundKey';
import {localTime} from '../localTime';
import {slug} from '../slug';
import {differentFromHead} from './changedFiles';
import {askGit, git, GitError, isAncestor} from './git';
import {HandInError} from './handInMessages';
import {noteHandedIn, type Repository} from './repository';

/**
 * @returns its branch
 * @throws GitError, HandInError
 */
export async function commitChanges(
  siteDir: string,
  repository: Repository,
  {message, author}: {message: string; author: string},
): Promise<string> {
  const {head, open, remote} = repository;
  const {name, email} = await identity(siteDir, author);
  // After what was handed in before; the last commit too, where it has moved on since.
  const isOnHead = open && (await isAncestor(siteDir, head, open.commit));
  const parents = open ? [open.commit, ...(isOnHead ? [] : [head])] : [head];
  const words = [
    ...['-c', `user.name=${name}`, '-c', `user.email=${email}`],
    ...['commit-tree', await writeTree(siteDir), '-F', '-'],
    ...parents.flatMap((parent) => ['-p', parent]),
  ];
  const commit = await git(siteDir, words, {input: message});
  const [today] = localTime();
  const first = `writing/${today}-${nameInAddress(name)}`;
  for (let number = open ? 0 : 1; ; number += 1) {
    const old = number === 0 ? open : undefined;
    const branch = old?.branch ?? (number === 1 ? first : `${first}-${number}`);
    const ref = `refs/heads/${branch}`;
    if (!old && (await askGit(siteDir, 'rev-parse', '--verify', '--quiet', ref))) continue;
    if (remote && !(await push(siteDir, remote, `${commit}:${ref}`))) continue;
    await noteHandedIn(siteDir, repository, {branch, commit, old: old?.commit ?? ''});
    return branch;
  }
}

/** The configured address; a made one for somebody whom git does not know. */
async function identity(siteDir: string, author: string) {
  // Git does not allow these characters in a name.
  const plain = author.replace(/[<>\p{C}\s]+/gu, ' ').trim();
  const name = plain || (await askGit(siteDir, 'config', 'user.name'));
  if (!name) throw new HandInError('nameless');
  const configured = await askGit(siteDir, 'config', 'user.email');
  return {name, email: configured || `${nameInAddress(name)}@users.noreply`};
}

/** Latin letters of any name, for a branch and an address: "आशा राई" is "as-rai". */
export function nameInAddress(name: string): string {
  const latin = name.replace(/\S*\p{Script=Devanagari}\S*/gu, (word) => soundKey(word).whole);
  return slug(latin) || 'writer';
}

/** The last commit, with the files of the room as they are now. */
async function writeTree(siteDir: string): Promise<string> {
  const input = (await differentFromHead(siteDir)).map((file) => `${file}\0`).join('');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'writing-room-'));
  const env = {GIT_INDEX_FILE: path.join(folder, 'index')};
  try {
    await git(siteDir, ['read-tree', 'HEAD'], {env});
    await git(siteDir, ['update-index', '--add', '--remove', '-z', '--stdin'], {input, env});
    return await git(siteDir, ['write-tree'], {env});
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** @returns false when the branch there holds commits that are not here */
async function push(siteDir: string, remote: string, refs: string): Promise<boolean> {
  try {
    await git(siteDir, ['push', '--porcelain', remote, refs]);
    return true;
  } catch (error) {
    const isBehind = /\[rejected\].*\((?:fetch first|non-fast-forward)\)/;
    if (error instanceof GitError && isBehind.test(error.output)) return false;
    throw error;
  }
}
