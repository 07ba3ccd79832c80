/* The branches and settings of a repository, as they are now; and branches `writing/…` that were handed in. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type CommitId, type HandIn, MOVED, type NewCommit} from '../repository';
import {RefusalError, say} from '../sentences';
import {
  askGit,
  explainGit,
  git,
  GitError,
  inTurn,
  printed,
  readSettings,
  refusedBecause,
} from './git';

/** A branch or another ref, and its last commit. */
interface Ref extends Pick<HandIn, 'commit' | 'time' | 'author'> {
  /** The folder in which it is checked out; empty where it is not. */
  folder: string;
  tree: string;
  message: string;
}

const FIELDS = [
  'refname',
  'worktreepath',
  'objectname',
  'tree',
  'committerdate:iso-strict',
  'authorname',
  'contents',
];

export type Branches = Awaited<ReturnType<typeof readBranches>>;

/** A commit that is not yet on the writer's own branch. */
export const pendingOf = (ref: string): string => `${ref}.pending`;

/** The branch that is checked out, "HEAD" where none is, and the remote that it is sent to. */
export async function readHead(top: string, gitDir: string) {
  const settings = await readSettings(top);
  const head = await readFile(path.join(gitDir, 'HEAD'), 'utf8');
  // Where git keeps branches in another way, the file names one that cannot be.
  const isPlain = !head.includes('.invalid');
  const checkedOut = isPlain ? head.trim() : await askGit(top, 'symbolic-ref', 'HEAD');
  const branch = /refs\/heads\/(.+)/.exec(checkedOut ?? '')?.[1] ?? 'HEAD';
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? []);
  const likely = [settings.get(`branch.${branch}.remote`), 'origin'];
  const remote =
    remotes.length === 1 ? remotes[0] : likely.find((name) => name && remotes.includes(name));
  return {branch, settings, remote};
}

interface Place {
  top: string;
  gitDir: string;
  isBare: boolean;
  /** The writer's own branch. */
  ref: string;
}

/** @throws RefusalError when there is no commit at all */
export async function readBranches({top, gitDir, isBare, ref}: Place) {
  const {branch, settings, remote} = await readHead(top, gitDir);
  const tracked = `refs/remotes/${remote}`;
  const merged = settings.get(`branch.${branch}.merge`) ?? `refs/heads/${branch}`;
  const upstream = branch === 'HEAD' ? branch : merged.replace('refs/heads', tracked);
  const single = [ref, pendingOf(ref), `refs/heads/${branch}`, upstream];
  const places = ['refs/heads/writing', `${tracked}/writing`];
  const patterns = [...single, ...places, ...places.map((place) => `${place}-*`)];
  const sorted = ['--sort=-refname', '--sort=-committerdate'];
  const format = `--format=${FIELDS.map((field) => `%(${field})%00`).join('')}`;
  const fields = (await git(top, ['for-each-ref', ...sorted, format, ...patterns])).split('\0');
  const refs = new Map<string, Ref>();
  while (fields.length > FIELDS.length) {
    const [name = '', folder = '', ...more] = fields.splice(0, FIELDS.length);
    const [commit = '', tree = '', time = '', author = '', message = ''] = more;
    refs.set(name.trim(), {folder, commit, tree, time, author, message});
  }
  const own = refs.get(`refs/heads/${branch}`)?.commit;
  const here = own ?? (await askGit(top, 'rev-parse', '--verify', 'HEAD'));
  const last = refs.get(upstream)?.commit ?? here;
  if (!last) throw refusedBecause('noGit');
  const isAncestor = async (commit: CommitId, of: CommitId) =>
    (await askGit(top, 'merge-base', '--is-ancestor', commit, of)) !== undefined;
  const hasOwn =
    !isBare &&
    here !== undefined &&
    here !== last &&
    !(await isAncestor(here, last)) &&
    // Unless the branch there was here once, and they have put another one in its place.
    (await askGit(top, 'merge-base', '--fork-point', upstream, here)) !== here;
  const hasAll = hasOwn && (await isAncestor(last, here));
  const main = hasAll ? here : last;
  const problem = hasOwn && !hasAll ? 'failed.own' : undefined;
  // Git allows no branch below the name of another one.
  const handInPrefix = places.some((place) => refs.has(place)) ? 'writing-' : 'writing/';
  return {branch, settings, remote, refs, here, main, problem, handInPrefix};
}

/** What is asked of a remote, one after the other: what is fetched knows what was pushed before. */
export const atRemote = <Result>(top: string, work: () => Promise<Result>) =>
  inTurn(`${top} remote`, work);

/** How many are looked at. */
const KNOWN = 5;

/**
 * In the settings of a branch that was handed in: whose it is, the commit of the others that it was made on, the branch
 * that it was made for, and the commit of it that the others had whole.
 */
const NOTES = ['login', 'start', 'base', 'taken'] as const;

/** @param login whose they are @param detached what they are made for where no branch is checked out */
export function handInBranches(top: string, login: string, detached: string) {
  const keyOf = (branch: string, name: (typeof NOTES)[number]) =>
    `branch.${branch}.writing-${name}`;
  const noteOf = ({settings}: Branches, ...one: Parameters<typeof keyOf>) =>
    settings.get(keyOf(...one));
  /** Git locks its settings meanwhile. */
  const configure = (...words: string[]) => inTurn(top, () => git(top, ['config', ...words]));

  const madeFor = ({branch}: Branches) => (branch === 'HEAD' ? detached : branch);
  const isOwn = (now: Branches, branch: string) =>
    noteOf(now, branch, 'base') === madeFor(now) &&
    (noteOf(now, branch, 'login') ?? login) === login;

  function all(now: Branches): HandIn[] {
    const {refs, remote} = now;
    return [...refs].flatMap(([name, {commit, time, author, message}]) => {
      const branch = name.replace('refs/heads/', '');
      if (!isOwn(now, branch)) return [];
      const isThere = !remote || refs.has(`refs/remotes/${remote}/${branch}`);
      const wasTaken = noteOf(now, branch, 'taken') === commit;
      const start = noteOf(now, branch, 'start') ?? commit;
      const [subject = ''] = message.split('\n');
      return [{branch, commit, time, author, subject, start, isThere, wasTaken}];
    });
  }

  const list = (now: Branches) => all(now).slice(0, KNOWN);

  /** @throws RefusalError where it is none of this writer */
  function find(now: Branches, branch: string): HandIn {
    const own = list(now).find((one) => one.branch === branch);
    if (!own) throw new RefusalError(say('editor.request'), 404);
    return own;
  }

  /** Deletes the branch here, unless somebody has it checked out, and what was noted of it; each where it is there. */
  async function forget({refs}: Branches, branch: string, commit: CommitId): Promise<void> {
    const name = `refs/heads/${branch}`;
    if (!refs.get(name)?.folder) await askGit(top, 'update-ref', '-d', name, commit);
    for (const note of NOTES)
      await configure('--unset-all', keyOf(branch, note)).catch(() => undefined);
  }

  /** @param to empty to delete it @param was empty: not there @returns whether it was at `was` */
  async function send(
    {remote = '', settings: asked}: Branches,
    branch: string,
    to: string,
    was: string,
  ): Promise<boolean> {
    const name = `refs/heads/${branch}`;
    const push = (expected: string, ...options: string[]) => {
      const lease = `--force-with-lease=${name}:${expected}`;
      const words = ['push', '--porcelain', ...options, lease, remote, `${to}:${name}`];
      return git(top, words, {settings: [`remote.${remote}.mirror=false`], asked});
    };
    try {
      await push(was);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      // Only git writes it; hooks, here and there, print any words beside it.
      const {answer} = error;
      if (/^!.*\t\[rejected\] \((?:stale info|fetch first|non-fast-forward)\)/m.test(answer))
        return false;
      const refusal = printed(error, 'failed.refused');
      if (/^!.*\t\[remote rejected\]/m.test(answer)) throw refusal;
      // Without an answer: asked again without hooks, git tells why, or that the commit has arrived.
      await push(to, '--dry-run', '--no-verify').catch((second: GitError) => {
        throw /^!/m.test(second.answer) ? refusedBecause('failed.other') : second;
      });
    }
    const there = `refs/remotes/${remote}/${branch}`;
    await git(top, ['update-ref', ...(to ? [there, to] : ['-d', there])]).catch(explainGit);
    return true;
  }

  /** @returns `MOVED` when the branch has another commit than the writer knows, or is somebody else's */
  async function add(now: Branches, id: CommitId, {branch, was, from}: NewCommit) {
    const {remote, refs} = now;
    const name = `refs/heads/${branch}`;
    // The files of somebody who has it checked out would not move with it.
    if (refs.get(name)?.folder || (was !== null && !isOwn(now, branch))) return MOVED;
    const record = async () => {
      await git(top, ['update-ref', name, id, ...(was === null ? [''] : [])]);
      // By the last of them it is known as handed in.
      await configure(keyOf(branch, 'login'), login);
      await configure(keyOf(branch, 'start'), from);
      await configure(keyOf(branch, 'base'), madeFor(now));
    };
    let isSent = false;
    try {
      // A new one is not sent unless it can be noted here; another one stays what the remote has.
      if (was === null) await record();
      isSent = !remote || (await atRemote(top, () => send(now, branch, id, was ?? '')));
    } finally {
      if (!isSent && was === null) await forget(now, branch, id);
    }
    if (!isSent) return MOVED;
    if (was !== null) await record();
    for (const old of all(now).slice(KNOWN - 1))
      if (old.wasTaken) await forget(now, old.branch, old.commit);
    return undefined;
  }

  /** @throws RefusalError where somebody has added to it */
  async function withdraw(now: Branches, branch: string): Promise<void> {
    const {remote, settings: asked} = now;
    const {commit} = find(now, branch);
    if (remote && !(await atRemote(top, () => send(now, branch, '', commit)))) {
      const isThere = await git(top, ['ls-remote', remote, `refs/heads/${branch}`], {asked});
      if (isThere) throw refusedBecause('failed.added');
    }
    await forget(now, branch, commit);
  }

  async function noteTaken(now: Branches, branch: string, taken: CommitId): Promise<void> {
    if (find(now, branch).commit !== taken) throw new RefusalError(say('editor.request'), 404);
    await configure(keyOf(branch, 'taken'), taken);
  }

  return {list, add, withdraw, noteTaken};
}

const ON_GITHUB =
  /^(?:(?:https?|ssh):\/\/)?(?:[^@/:]*(?::[^@/]*)?@)?github\.com(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

/** Where GitHub opens a pull request of `{branch}`; undefined for another host. @param remote its address in git */
export function newRequestAt(remote: string): string | undefined {
  const repository = ON_GITHUB.exec(remote)?.[1];
  return repository && `https://github.com/${repository}/compare/{branch}?expand=1`;
}
