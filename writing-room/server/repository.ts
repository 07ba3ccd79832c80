/* What git knows about the site: the last commit, and the hand-in that was not merged yet. */
import {askGit, gitFiles} from './git';

/** A commit on a branch "writing/…", made by an earlier hand-in. */
export interface OpenHandIn {
  branch: string;
  commit: string;
  /** What it changed, from the site's folder. */
  files: ReadonlySet<string>;
}

export interface Repository {
  /** The commit that the files of the site began with. */
  head: string;
  /** Undefined when no branch is checked out. */
  branch: string | undefined;
  remote: string | undefined;
  /** What further hand-ins build on; undefined when all of them were merged. */
  open: OpenHandIn | undefined;
}

export const BRANCHES = 'writing';
/** In the settings of a branch: the branch that was checked out when it was made. */
export const baseKey = (branch: string) => `branch.${branch}.writing-base`;
export const baseOf = ({branch}: Pick<Repository, 'branch'>): string => branch ?? 'HEAD';

/** Undefined without git, and where the site is in no repository or not committed. */
export async function findRepository(siteDir: string): Promise<Repository | undefined> {
  const head = await askGit(siteDir, 'rev-parse', '--verify', '--quiet', 'HEAD');
  if (!head || !(await askGit(siteDir, 'ls-tree', '--name-only', 'HEAD'))) return undefined;
  const branch = await askGit(siteDir, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  return {
    head,
    branch,
    remote: await findRemote(siteDir, branch),
    open: await findOpen(siteDir, head, baseOf({branch})),
  };
}

/** That of the branch, "origin", or the only one. */
async function findRemote(siteDir: string, branch?: string): Promise<string | undefined> {
  const remotes = (await askGit(siteDir, 'remote'))?.split('\n').filter(Boolean) ?? [];
  const wanted = branch && (await askGit(siteDir, 'config', `branch.${branch}.remote`));
  const named = [wanted, 'origin'].find((name) => name && remotes.includes(name));
  return named || (remotes.length === 1 ? remotes[0] : undefined);
}

async function findOpen(siteDir: string, head: string, base: string) {
  const format = '--format=%(objectname) %(refname:lstrip=2)';
  const refs = ['for-each-ref', '--sort=-committerdate', format, `refs/heads/${BRANCHES}/`];
  for (const line of (await askGit(siteDir, ...refs))?.split('\n').filter(Boolean) ?? []) {
    const [commit = '', branch = ''] = line.split(' ');
    if ((await askGit(siteDir, 'config', baseKey(branch))) !== base) continue;
    return openAt(siteDir, head, branch, commit);
  }
  return undefined;
}

async function openAt(
  siteDir: string,
  head: string,
  branch: string,
  commit: string,
): Promise<OpenHandIn | undefined> {
  const start = await askGit(siteDir, 'merge-base', head, commit);
  if (!start || start === commit || (await isSquashed(siteDir, head, commit, start))) {
    return undefined;
  }
  const range = ['diff', '--name-only', '-z', '--no-renames', '--relative', start, commit];
  return {branch, commit, files: new Set(await gitFiles(siteDir, ...range))};
}

/** Whether the commits were merged as one: the last commit has another one with the same changes. */
async function isSquashed(siteDir: string, head: string, commit: string, start: string) {
  const who = ['-c', 'user.name=x', '-c', 'user.email=x@users.noreply'];
  const tree = ['commit-tree', `${commit}^{tree}`, '-p', start, '-m', 'All of them'];
  const all = await askGit(siteDir, ...who, ...tree);
  const marked = all && (await askGit(siteDir, 'cherry', head, all, start));
  return Boolean(marked?.startsWith('-'));
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
