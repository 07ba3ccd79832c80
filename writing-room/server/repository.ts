/* What git knows about the site: the last commit, the server, and what was handed in. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {mergeFile} from './mergeFile';
import {askGit, changedNames, contentIn, git, gitLines, isAncestor} from './git';
import {HandInError} from './handInMessages';
import {isEqual} from './writeChanges';

/** A commit on a branch "writing/…", made by an earlier hand-in. */
export interface HandedIn {
  branch: string;
  commit: string;
  /** ISO 8601. */
  time: string;
  subject: string;
  state: 'waiting' | 'merged' | 'refused';
}

interface OpenHandIn extends HandedIn {
  /** Where it left the branch that is checked out. */
  start: string;
  /** What it changed, from the site's folder. */
  files: ReadonlySet<string>;
}

export interface Repository {
  /** The commit that the files of the site began with. */
  head: string;
  /** Undefined when no branch is checked out. */
  branch: string | undefined;
  remote: string | undefined;
  /** What the server had last as the branch of all: its ref here. Undefined when there is no such branch. */
  upstream: string | undefined;
  /** The newest first. */
  handedIn: readonly HandedIn[];
  /** The last one that is not in `head`; further ones build on it. */
  open: OpenHandIn | undefined;
}

/** How many hand-ins are looked at. */
const KNOWN = 5;

/** In the settings of a branch: the branch that was checked out when it was made. */
const baseOf = (branch: string) => `branch.${branch}.writing-base`;

/** Undefined without git, and where the site is in no repository or not committed. */
export async function findRepository(siteDir: string): Promise<Repository | undefined> {
  const ask = (...words: string[]) => askGit(siteDir, ...words);
  const head = await ask('rev-parse', '--verify', '--quiet', 'HEAD');
  if (!head || !(await ask('ls-tree', '--name-only', 'HEAD'))) return undefined;
  const branch = await ask('symbolic-ref', '--quiet', '--short', 'HEAD');
  const remotes = await gitLines(siteDir, 'remote');
  const own = await ask('config', `branch.${branch}.remote`);
  const likely = [own, 'origin', ...(remotes.length === 1 ? remotes : [])];
  const remote = likely.find((name) => name && remotes.includes(name));
  const name = (await ask('config', `branch.${branch}.merge`)) ?? `refs/heads/${branch}`;
  const upstream = remote && branch && name.replace('refs/heads', `refs/remotes/${remote}`);
  const theirs = upstream && (await ask('rev-parse', '--verify', '--quiet', upstream));
  const handedIn = await findHandedIn(siteDir, branch, remote, theirs || head);
  const last = handedIn.find(({state}) => state !== 'refused');
  const start = last && (await ask('merge-base', head, last.commit));
  const isOpen = start && !(await isMergedIn(siteDir, last.commit, head));
  const files = isOpen ? await changedNames(siteDir, start, last.commit) : [];
  const open = isOpen ? {...last, start, files: new Set(files)} : undefined;
  return {head, branch, remote, upstream, handedIn, open};
}

async function findHandedIn(siteDir: string, base = 'HEAD', remote = '', theirs: string) {
  const bases = (await askGit(siteDir, 'config', '--get-regexp', baseOf('writing/.*')))?.split(
    '\n',
  );
  const format = '%(refname) %(objectname) %(committerdate:iso-strict) %(subject)';
  const sorted = ['--sort=-refname', '--sort=-committerdate', `--format=${format}`];
  const places = ['refs/heads/writing', `refs/remotes/${remote}/writing`];
  const refs = await gitLines(siteDir, 'for-each-ref', ...sorted, ...places);
  const onServer = (branch: string) =>
    refs.some((line) => line.startsWith(`refs/remotes/${remote}/${branch} `));
  const handedIn: HandedIn[] = [];
  for (const line of refs) {
    const [ref = '', commit = '', time = '', ...subject] = line.split(' ');
    const branch = ref.replace('refs/heads/', '');
    if (!bases?.includes(`${baseOf(branch)} ${base}`)) continue;
    const isMerged = await isMergedIn(siteDir, commit, theirs);
    const state = isMerged ? 'merged' : !remote || onServer(branch) ? 'waiting' : 'refused';
    handedIn.push({branch, commit, time, subject: subject.join(' '), state});
    if (handedIn.length === KNOWN) break;
  }
  return handedIn;
}

/** Notes a commit as handed in. @param old what the branch had before; empty for a new one */
export async function noteHandedIn(
  siteDir: string,
  {branch: base = 'HEAD', remote}: Repository,
  {branch, commit, old}: {branch: string; commit: string; old: string},
): Promise<void> {
  await git(siteDir, ['update-ref', `refs/heads/${branch}`, commit, old]);
  await git(siteDir, ['config', baseOf(branch), base]);
  if (remote) await git(siteDir, ['update-ref', `refs/remotes/${remote}/${branch}`, commit]);
}

/** By both commits: it never changes. After a squash many files are compared, with every save again. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether a commit has all that was handed in: itself, or another one with the same texts, as after a
 * squash or a rebase. Texts may have been changed since.
 *
 * @param into a commit that is here
 */
export function isMergedIn(siteDir: string, commit: string, into: string): Promise<boolean> {
  const key = `${commit} ${into}`;
  const answer = answers.get(key) ?? findMerged(siteDir, commit, into);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function findMerged(siteDir: string, commit: string, into: string): Promise<boolean> {
  if (await isAncestor(siteDir, commit, into)) return true;
  const start = await askGit(siteDir, 'merge-base', commit, into);
  if (!start || start === into) return false;
  const files = await changedNames(siteDir, start, commit);
  const since = ['rev-list', '--full-history', `${start}..${into}`, '--', ...files];
  const isMissing = async (file: string, later: string) => {
    const contents = [start, commit, later].map((one) => contentIn(siteDir, one, file));
    const [base = null, mine = null, theirs = null] = await Promise.all(contents);
    const {content, clashes} = mergeFile(file, base, mine, theirs);
    return clashes.length > 0 || !isEqual(content, theirs);
  };
  for (const later of [into, ...(await gitLines(siteDir, ...since))]) {
    let isWhole = true;
    for (const file of files) isWhole &&= !(await isMissing(file, later));
    if (isWhole) return true;
  }
  return false;
}

/** What git has in its folder while a merge or the like is not finished. */
const UNFINISHED = /^(?:(?:MERGE|CHERRY_PICK|REVERT)_HEAD|rebase-(?:merge|apply))$/;

/** @throws HandInError while the files cannot be compared with a commit */
export async function refuseUnfinished(siteDir: string): Promise<void> {
  const folder = path.resolve(siteDir, await git(siteDir, ['rev-parse', '--git-dir']));
  const isUnfinished =
    (await askGit(siteDir, 'ls-files', '--unmerged')) ||
    readdirSync(folder).some((name) => UNFINISHED.test(name));
  if (isUnfinished) throw new HandInError('unfinished');
}
