/* What git knows about the site: the last commit, the server, and what was handed in. */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {mergeFile} from './mergeFile';
import {askGit, changedNames, contentIn, git, gitLines, isAncestor} from './git';
import {HandInError} from './handInMessages';
import {isEqual} from './writeChanges';

/** A commit on a branch "writing/…", made by an earlier hand-in. */
export interface HandInRecord {
  branch: string;
  commit: string;
  /** ISO 8601. */
  time: string;
  author: string;
  subject: string;
  /** The last commit of the others that it knows: the changes since then are the writer's. */
  start: string;
  /** `merged`: a commit of the others has or had all of it; `refused`: none has, and the branch is gone. */
  state: 'waiting' | 'merged' | 'refused';
  /** Whether all of it was with the others once; `noted`: also where that commit is gone. */
  wasTaken: boolean | 'noted';
}

interface OpenHandIn extends HandInRecord {
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
  /** The last commit of the others that is known here. */
  tip: string;
  /** The newest first. */
  handedIn: readonly HandInRecord[];
  /** The last one that is not in `head`; further ones build on it. */
  open: OpenHandIn | undefined;
}

/** How many hand-ins are looked at. */
const KNOWN = 5;

/** In the settings of a branch: the branch that was checked out when it was made. */
const baseOf = (branch: string) => `branch.${branch}.writing-base`;
/** … and the commit. */
const startOf = (branch: string) => `branch.${branch}.writing-start`;
/** … and the commit of it that the others had whole. */
const takenOf = (branch: string) => `branch.${branch}.writing-taken`;

/** Undefined without git, and where the site is in no repository or not committed. */
export async function findRepository(siteDir: string): Promise<Repository | undefined> {
  const names = await askGit(siteDir, 'rev-parse', 'HEAD', '--symbolic-full-name', 'HEAD');
  const [head, ref] = names?.split('\n') ?? [];
  if (!head || !(await askGit(siteDir, 'ls-tree', '--name-only', 'HEAD'))) return undefined;
  // "HEAD" where none is checked out.
  const branch = /^refs\/heads\/(.+)/.exec(ref ?? '')?.[1];
  const settings = await readSettings(siteDir);
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? []);
  const own = settings.get(`branch.${branch}.remote`);
  const likely = [own, 'origin', ...(remotes.length === 1 ? remotes : [])];
  const remote = likely.find((name) => name && remotes.includes(name));
  const name = settings.get(`branch.${branch}.merge`) ?? `refs/heads/${branch}`;
  const upstream = remote && branch && name.replace('refs/heads', `refs/remotes/${remote}`);
  const theirs = upstream && (await askGit(siteDir, 'rev-parse', '--verify', '--quiet', upstream));
  const tip = theirs || head;
  const handedIn = await findHandedIn(siteDir, {tip, branch, remote, settings});
  const last = handedIn.find(({state}) => state !== 'refused');
  const isOpen = last && !(await isMergedIn(siteDir, last.commit, head));
  const files = isOpen ? await changedNames(siteDir, last.start, last.commit) : [];
  const open = isOpen ? {...last, files: new Set(files)} : undefined;
  return {head, branch, remote, upstream, tip, handedIn, open};
}

/** The settings of git by their names, all at once: on some computers each call of git takes a tenth of a second. */
async function readSettings(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const settings = (await git(siteDir, ['config', '--list', '-z'])).split('\0');
  return new Map(settings.map((one) => one.split(/\n(.*)/s) as [key: string, value: string]));
}

interface Found extends Pick<Repository, 'tip' | 'branch' | 'remote'> {
  settings: ReadonlyMap<string, string>;
}

async function findHandedIn(siteDir: string, found: Found): Promise<HandInRecord[]> {
  const {tip, branch: base = 'HEAD', remote, settings} = found;
  const fields = ['refname', 'objectname', 'committerdate:iso-strict', 'authorname', 'subject'];
  const format = fields.map((field) => `%(${field})`).join('%09');
  const sorted = ['--sort=-refname', '--sort=-committerdate', `--format=${format}`];
  const places = ['refs/heads/writing', ...(remote ? [`refs/remotes/${remote}/writing`] : [])];
  const lines = await gitLines(siteDir, 'for-each-ref', ...sorted, ...places);
  const refs = lines.map((line) => line.split('\t'));
  const commitAt = (name: string) => refs.find(([ref]) => ref === name)?.[1];
  const handedIn: HandInRecord[] = [];
  for (const [ref = '', commit = '', time = '', author = '', ...subject] of refs) {
    const branch = ref.replace('refs/heads/', '');
    if (settings.get(baseOf(branch)) !== base) continue;
    const isMerged = await isMergedIn(siteDir, commit, tip);
    const mergeBase = () => askGit(siteDir, 'merge-base', commit, tip);
    const start = settings.get(startOf(branch)) ?? (await mergeBase()) ?? commit;
    const wasTaken: HandInRecord['wasTaken'] =
      settings.get(takenOf(branch)) === commit ? 'noted' : isMerged;
    const isThere = !remote || commitAt(`refs/remotes/${remote}/${branch}`) !== undefined;
    const state: HandInRecord['state'] = isMerged ? 'merged' : isThere ? 'waiting' : 'refused';
    const rest = {author, subject: subject.join(' '), start, state, wasTaken};
    handedIn.push({branch, commit, time, ...rest});
    if (handedIn.length === KNOWN) break;
  }
  return handedIn;
}

/** Notes a commit as handed in. @param old what the branch had before; empty for a new one */
export async function noteHandedIn(
  siteDir: string,
  {branch: base = 'HEAD', head, remote}: Repository,
  {branch, commit, old}: {branch: string; commit: string; old: string},
): Promise<void> {
  await git(siteDir, ['update-ref', `refs/heads/${branch}`, commit, old]);
  await git(siteDir, ['config', baseOf(branch), base]);
  await git(siteDir, ['config', startOf(branch), head]);
  if (remote) await git(siteDir, ['update-ref', `refs/remotes/${remote}/${branch}`, commit]);
}

/** The others have all of it. */
export const noteTaken = (siteDir: string, {branch, commit}: HandInRecord) =>
  git(siteDir, ['config', takenOf(branch), commit]);

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
