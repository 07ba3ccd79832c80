/*
 * One commit on a branch of its own. It is made in an index of its own from the last commit and the
 * files that the room writes, so nothing else that a developer has changed or staged gets into it, and
 * the branch that is checked out stays as it is. The branch is moved when the commit has been pushed:
 * after a failure there is nothing to repair, and the next hand-in has the same changes.
 */
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {soundKey} from '../../src/lib/soundKey';
import {differentFromHead, mayBeHandedIn} from './changedFiles';
import {askGit, git, GitError} from './git';
import {pullRequestAddress} from './pullRequestAddress';
import {baseKey, baseOf, BRANCHES, type Repository} from './repository';

interface CommitRequest {
  message: string;
  author: string;
}

export interface Committed {
  branch: string;
  isPushed: boolean;
  /** Where a pull request can be opened. */
  address: string | undefined;
}

/** Nobody has said who hands in. */
export class NamelessError extends Error {}

/** Milliseconds for a slow line. */
const PUSH_TIME = 120_000;
/** How many names of branches are tried. */
const NAMES = 20;

/** @throws GitError, NamelessError */
export async function commitChanges(
  siteDir: string,
  repository: Repository,
  {message, author}: CommitRequest,
): Promise<Committed> {
  const {open, remote} = repository;
  const env = await identity(siteDir, author);
  const tree = await writeTree(siteDir);
  const parents = await parentsOf(siteDir, repository);
  const words = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  const commit = await git(siteDir, words, {input: message, env});
  const name = env.GIT_AUTHOR_NAME;
  const names = [...(open ? [open.branch] : []), ...branchNames(name)];
  const branch = await firstFree(siteDir, names, open?.branch, (candidate) =>
    remote ? push(siteDir, remote, commit, candidate) : Promise.resolve(true),
  );
  const old = open?.branch === branch ? open.commit : '';
  await git(siteDir, ['update-ref', `refs/heads/${branch}`, commit, old]);
  await git(siteDir, ['config', baseKey(branch), baseOf(repository)]);
  const url = remote && (await askGit(siteDir, 'remote', 'get-url', remote));
  return {
    branch,
    isPushed: remote !== undefined,
    address: url ? pullRequestAddress(url, branch) : undefined,
  };
}

/** The configured address; a made one for somebody whom git does not know. */
async function identity(siteDir: string, author: string) {
  const name = plainName(author) || (await askGit(siteDir, 'config', 'user.name')) || '';
  if (!name) throw new NamelessError();
  const configured = await askGit(siteDir, 'config', 'user.email');
  const email = configured || `${nameInAddress(name)}@users.noreply`;
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

/** Git does not allow these characters in a name. */
const plainName = (author: string) =>
  author
    .replace(/[<>\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Latin letters of any name, for a branch and an address: "आशा राई" is "as-rai". */
export function nameInAddress(name: string): string {
  return (
    name
      .split(/\s+/)
      .map((word) => (/[^\p{ASCII}]/u.test(word) ? latin(word) : word))
      .join('-')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'writer'
  );
}

function latin(word: string): string {
  return /\p{Script=Devanagari}/u.test(word)
    ? soundKey(word).whole
    : word.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** The last commit, with the files of the room as they are now. */
async function writeTree(siteDir: string): Promise<string> {
  const files: string[] = [];
  for (const file of await differentFromHead(siteDir)) {
    if (await mayBeHandedIn(siteDir, file)) files.push(file);
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'writing-room-'));
  const env = {GIT_INDEX_FILE: path.join(folder, 'index')};
  try {
    await git(siteDir, ['read-tree', 'HEAD'], {env});
    const input = files.map((file) => `${file}\0`).join('');
    await git(siteDir, ['update-index', '--add', '--remove', '-z', '--stdin'], {input, env});
    return await git(siteDir, ['write-tree'], {env});
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** After what was handed in before. The last commit too, where it has moved on since. */
async function parentsOf(siteDir: string, {head, open}: Repository): Promise<string[]> {
  if (!open) return [head];
  const start = await askGit(siteDir, 'merge-base', head, open.commit);
  return start === head ? [open.commit] : [open.commit, head];
}

function branchNames(name: string): string[] {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const first = `${BRANCHES}/${day}-${nameInAddress(name)}`;
  return Array.from({length: NAMES}, (_, index) => (index === 0 ? first : `${first}-${index + 1}`));
}

/** @param own a branch that is there already and is ours */
async function firstFree(
  siteDir: string,
  names: readonly string[],
  own: string | undefined,
  take: (name: string) => Promise<boolean>,
): Promise<string> {
  for (const name of names) {
    const isTaken = await askGit(siteDir, 'rev-parse', '--verify', '--quiet', `refs/heads/${name}`);
    if ((name === own || !isTaken) && (await take(name))) return name;
  }
  throw new GitError(['push'], 'rejected: every name of a branch is taken');
}

/** @returns false when the branch there holds commits that are not here */
async function push(siteDir: string, remote: string, commit: string, branch: string) {
  const words = ['push', '--porcelain', remote, `${commit}:refs/heads/${branch}`];
  try {
    await git(siteDir, words, {timeout: PUSH_TIME});
    return true;
  } catch (error) {
    const isBehind = /\[rejected\].*\((?:fetch first|non-fast-forward)\)/;
    if (error instanceof GitError && isBehind.test(error.output)) return false;
    throw error;
  }
}
