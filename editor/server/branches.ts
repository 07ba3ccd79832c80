/* The branches and settings of a repository, as they are now; and branches `writing/…` that were handed in. */
import {type CommitId, type HandIn, MOVED, type NewCommit} from '../repository';
import {RefusalError, say} from '../sentences';
import {askGit, git, type GitError, inTurn, refusedBecause} from './git';

/** A branch or another ref, and its last commit. */
interface Ref extends Pick<HandIn, 'commit' | 'time' | 'author'> {
  tree: string;
  message: string;
}

const FIELDS = [
  'refname',
  'objectname',
  'tree',
  'committerdate:iso-strict',
  'authorname',
  'contents',
];

export type Branches = Awaited<ReturnType<typeof readBranches>>;

/** A commit that is not yet on the writer's own branch. */
export const pendingOf = (ref: string): string => `${ref}.pending`;

/** @param ref the writer's own branch @throws RefusalError when there is no commit at all */
export async function readBranches(top: string, isBare: boolean, ref: string) {
  const checkedOut = await askGit(top, 'symbolic-ref', 'HEAD');
  // "HEAD" where none is checked out.
  const branch = checkedOut?.replace('refs/heads/', '') ?? 'HEAD';
  const lines = (await git(top, ['config', '--list', '-z'])).split('\0');
  const settings = new Map(
    lines.map((one) => one.split(/\n(.*)/s) as [key: string, value: string]),
  );
  const remotes = [...settings.keys()].flatMap((key) => /^remote\.(.+)\.url$/.exec(key)?.[1] ?? []);
  const likely = [settings.get(`branch.${branch}.remote`), 'origin'];
  const remote =
    remotes.length === 1 ? remotes[0] : likely.find((name) => name && remotes.includes(name));
  const tracked = `refs/remotes/${remote}`;
  const merged = settings.get(`branch.${branch}.merge`) ?? `refs/heads/${branch}`;
  const upstream = branch === 'HEAD' ? branch : merged.replace('refs/heads', tracked);
  const known = [ref, pendingOf(ref), 'refs/heads/writing', `${tracked}/writing`];
  const patterns = [...known, `refs/heads/${branch}`, upstream];
  const sorted = ['--sort=-refname', '--sort=-committerdate'];
  const format = `--format=${FIELDS.map((field) => `%(${field})%00`).join('')}`;
  const fields = (await git(top, ['for-each-ref', ...sorted, format, ...patterns])).split('\0');
  const refs = new Map<string, Ref>();
  while (fields.length > FIELDS.length) {
    const own = fields.splice(0, FIELDS.length);
    const [name = '', commit = '', tree = '', time = '', author = '', message = ''] = own;
    refs.set(name.trim(), {commit, tree, time, author, message});
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
  return {branch, settings, remote, refs, here, main, problem};
}

/** How many are looked at. */
const KNOWN = 5;

/**
 * In the settings of a branch that was handed in: the branch that it was made for, the commit of the others that
 * it was made on, the commit of it that the others had whole, and whose it is.
 */
type Note = 'base' | 'start' | 'taken' | 'login';

/** @param login whose they are */
export function handInsOf(top: string, login: string) {
  const noteOf = ({settings}: Branches, branch: string, key: Note) =>
    settings.get(`branch.${branch}.writing-${key}`);

  /** Git locks its settings meanwhile. */
  const note = (branch: string, key: Note, value: string) =>
    inTurn(top, () => git(top, ['config', `branch.${branch}.writing-${key}`, value]));

  const isOwn = (now: Branches, branch: string) =>
    noteOf(now, branch, 'base') === now.branch && (noteOf(now, branch, 'login') ?? login) === login;

  function list(now: Branches): HandIn[] {
    const {refs, remote} = now;
    const own = [...refs].flatMap(([name, {commit, time, author, message}]) => {
      const branch = name.replace('refs/heads/', '');
      if (!isOwn(now, branch)) return [];
      const isThere = !remote || refs.has(`refs/remotes/${remote}/${branch}`);
      const wasTaken = noteOf(now, branch, 'taken') === commit;
      const start = noteOf(now, branch, 'start') ?? commit;
      const [subject = ''] = message.split('\n');
      return [{branch, commit, time, author, subject, start, isThere, wasTaken}];
    });
    return own.slice(0, KNOWN);
  }

  /** @throws RefusalError where it is none of this writer */
  function find(now: Branches, branch: string): HandIn {
    const own = list(now).find((one) => one.branch === branch);
    if (!own) throw new RefusalError(say('room.request'), 404);
    return own;
  }

  /** @returns `MOVED` when the branch has another commit than the writer knows, or is somebody else's */
  async function add(now: Branches, id: CommitId, {branch, was, from}: NewCommit) {
    const {remote} = now;
    if (was !== null && !isOwn(now, branch)) return MOVED;
    const name = `refs/heads/${branch}`;
    if (remote) {
      // The branch there is the one that the writer knows.
      const lease = `--force-with-lease=${name}:${was ?? ''}`;
      const words = ['push', '--porcelain', '--no-follow-tags', lease, remote, `${id}:${name}`];
      try {
        await git(top, words);
      } catch (error) {
        const isOther = /\[rejected\].*\((?:stale info|fetch first|non-fast-forward)\)/;
        if (isOther.test((error as GitError).message)) return MOVED;
        throw error;
      }
      await git(top, ['update-ref', `refs/remotes/${remote}/${branch}`, id]);
    }
    await git(top, ['update-ref', name, id, was ?? '']);
    // By the last of them it is known as handed in.
    await note(branch, 'login', login);
    await note(branch, 'start', from);
    await note(branch, 'base', now.branch);
    return undefined;
  }

  async function withdraw(now: Branches, branch: string): Promise<void> {
    const {remote} = now;
    const {commit} = find(now, branch);
    if (remote) {
      await git(top, ['push', remote, `:refs/heads/${branch}`]).catch((error: GitError) => {
        if (!/remote ref does not exist/.test(error.message)) throw error;
      });
      await git(top, ['update-ref', '-d', `refs/remotes/${remote}/${branch}`]);
    }
    await git(top, ['update-ref', '-d', `refs/heads/${branch}`, commit]);
  }

  async function noteTaken(now: Branches, branch: string, taken: CommitId): Promise<void> {
    if (find(now, branch).commit !== taken) throw new RefusalError(say('room.request'), 404);
    await note(branch, 'taken', taken);
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
