/* What git knows about the site: the last commit, the server, and what was handed in. */
import {mergeFile} from './mergeFile';
import {askGit, contentIn, git, gitFiles, isAncestor} from './git';
import {isEqual} from './writeChanges';

/** A commit on a branch "writing/…", made by an earlier hand-in. */
export interface HandedIn {
  branch: string;
  commit: string;
  /** ISO 8601. */
  time: string;
  subject: string;
  /** The server no longer has the branch, and its content is not in the branch of all. */
  isRefused: boolean;
}

/** One that is not merged yet: further ones build on it. */
export interface OpenHandIn extends HandedIn {
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
  /** The newest first. */
  handedIn: readonly HandedIn[];
  open: OpenHandIn | undefined;
}

const BRANCHES = 'writing';
/** In the settings of a branch: the branch that was checked out when it was made; that it was refused. */
const keyOf = (branch: string, key: 'base' | 'refused') => `branch.${branch}.writing-${key}`;

/** Undefined without git, and where the site is in no repository or not committed. */
export async function findRepository(siteDir: string): Promise<Repository | undefined> {
  const head = await askGit(siteDir, 'rev-parse', '--verify', '--quiet', 'HEAD');
  if (!head || !(await askGit(siteDir, 'ls-tree', '--name-only', 'HEAD'))) return undefined;
  const branch = await askGit(siteDir, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const handedIn = await findHandedIn(siteDir, branch);
  const last = handedIn.find(({isRefused}) => !isRefused);
  const open = last ? await openAt(siteDir, head, last) : undefined;
  return {head, branch, remote: await findRemote(siteDir, branch), handedIn, open};
}

/** That of the branch, "origin", or the only one. */
async function findRemote(siteDir: string, branch?: string): Promise<string | undefined> {
  const remotes = (await askGit(siteDir, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const wanted = branch && (await askGit(siteDir, 'config', `branch.${branch}.remote`));
  const named = [wanted, 'origin'].find((name) => name && remotes.includes(name));
  return named || (remotes.length === 1 ? remotes[0] : undefined);
}

async function findHandedIn(siteDir: string, base = 'HEAD'): Promise<HandedIn[]> {
  const lines = async (...words: string[]) =>
    (await askGit(siteDir, ...words))?.split('\n').filter(Boolean) ?? [];
  const settings = new Set(
    await lines('config', '--get-regexp', String.raw`^branch\..*\.writing-`),
  );
  const format = '%(objectname) %(refname:lstrip=2) %(committerdate:iso-strict) %(subject)';
  const refs = `refs/heads/${BRANCHES}/`;
  const all = await lines(
    'for-each-ref',
    '--sort=-refname',
    '--sort=-committerdate',
    `--format=${format}`,
    refs,
  );
  return all.flatMap((line) => {
    const [commit = '', branch = '', time = '', ...subject] = line.split(' ');
    if (!settings.has(`${keyOf(branch, 'base')} ${base}`)) return [];
    const isRefused = settings.has(`${keyOf(branch, 'refused')} true`);
    return [{commit, branch, time, subject: subject.join(' '), isRefused}];
  });
}

/** Notes a commit as handed in. @param old what the branch had before; empty for a new one */
export async function noteHandedIn(
  siteDir: string,
  {branch: base = 'HEAD'}: Repository,
  {branch, commit, old}: {branch: string; commit: string; old: string},
): Promise<void> {
  await git(siteDir, ['update-ref', `refs/heads/${branch}`, commit, old]);
  await git(siteDir, ['config', keyOf(branch, 'base'), base]);
}

export const noteRefused = (siteDir: string, branch: string): Promise<string> =>
  git(siteDir, ['config', keyOf(branch, 'refused'), 'true']);

async function openAt(siteDir: string, head: string, last: HandedIn) {
  const start = await askGit(siteDir, 'merge-base', head, last.commit);
  if (!start || (await isMergedIn(siteDir, last, head))) return undefined;
  return {...last, start, files: new Set(await filesBetween(siteDir, start, last.commit))};
}

/** Files that differ between two commits. @param options of `git diff` */
export const filesBetween = (
  siteDir: string,
  from: string,
  to: string,
  ...options: string[]
): Promise<string[]> => {
  const relative = options.length > 0 ? options : ['--relative'];
  return gitFiles(siteDir, 'diff', '--name-only', '-z', '--no-renames', ...relative, from, to);
};

/** By both commits: it never changes. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether a commit has all that was handed in: itself, or another one with the same texts, as after a
 * squash or a rebase. Texts may have been changed since.
 */
export function isMergedIn(
  siteDir: string,
  {commit}: Pick<HandedIn, 'commit'>,
  into: string,
): Promise<boolean> {
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
  const files = await filesBetween(siteDir, start, commit);
  const since = ['rev-list', '--full-history', `${start}..${into}`, '--', ...files];
  for (const later of new Set([into, ...(await git(siteDir, since)).split('\n')])) {
    if (later && (await hasAll(siteDir, files, start, commit, later))) return true;
  }
  return false;
}

async function hasAll(
  siteDir: string,
  files: readonly string[],
  start: string,
  commit: string,
  later: string,
): Promise<boolean> {
  for (const file of files) {
    const [base, mine, theirs] = await Promise.all(
      [start, commit, later].map((one) => contentIn(siteDir, one, file)),
    );
    const {content, clashes} = mergeFile(file, base ?? null, mine ?? null, theirs ?? null);
    if (clashes.length > 0 || !isEqual(content, theirs ?? null)) return false;
  }
  return true;
}

/** What keeps the files from being compared with a commit. */
export type Unfinished = 'merge' | 'rebase' | 'conflict';

export async function findUnfinished(siteDir: string): Promise<Unfinished | undefined> {
  if (await askGit(siteDir, 'ls-files', '--unmerged')) return 'conflict';
  const isThere = async (ref: string) =>
    Boolean(await askGit(siteDir, 'rev-parse', '--verify', '--quiet', ref));
  if (await isThere('MERGE_HEAD')) return 'merge';
  for (const ref of ['REBASE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD']) {
    if (await isThere(ref)) return 'rebase';
  }
  return undefined;
}
