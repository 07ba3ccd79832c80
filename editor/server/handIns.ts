/* Branches `writing/…` that a writer has handed in, here and at the remote. */
import {type CommitId, type HandIn, MOVED, type User} from '../repository';
import {RefusalError, say} from '../sentences';
import {askGit, git, type GitError} from './git';
import {inTurn} from './inTurn';
import {mainOf, type Refs} from './refs';

/** How many are looked at. */
const KNOWN = 5;

/** In the settings of a branch that was handed in: the branch that it was made for … */
const baseOf = (branch: string) => `branch.${branch}.writing-base`;
/** … the commit of the others that it was made on … */
const startOf = (branch: string) => `branch.${branch}.writing-start`;
/** … the commit of it that the others had whole … */
const takenOf = (branch: string) => `branch.${branch}.writing-taken`;
/** … and whose it is, in a bare repository. */
const loginOf = (branch: string) => `branch.${branch}.writing-login`;

interface HandInMove {
  branch: string;
  id: CommitId;
  was: CommitId | null;
  /** The commit of the others that it was made on. */
  from: CommitId;
}

export function handInsOf(top: string, user: User) {
  async function list(now: Refs): Promise<readonly HandIn[]> {
    const {settings, refs, remote, isBare, branch: base} = now;
    const {main} = await mainOf(top, now);
    const own = [...refs].flatMap(([name, {commit, time, author, subject}]) => {
      const branch = name.replace('refs/heads/', '');
      const isOwn =
        settings.get(baseOf(branch)) === base &&
        (!isBare || settings.get(loginOf(branch)) === user.login);
      if (!isOwn) return [];
      const isThere = !remote || refs.has(`refs/remotes/${remote}/${branch}`);
      const wasTaken = settings.get(takenOf(branch)) === commit;
      return [{branch, commit, time, author, subject, isThere, wasTaken}];
    });
    return Promise.all(
      own.slice(0, KNOWN).map(async (one) => ({
        ...one,
        start:
          settings.get(startOf(one.branch)) ??
          (await askGit(top, 'merge-base', one.commit, main)) ??
          one.commit,
      })),
    );
  }

  /** Git locks its settings meanwhile. */
  const note = (name: string, value: string) =>
    inTurn(top, () => git(top, ['config', name, value]));

  /** @returns `MOVED` when the branch has another commit than the writer knows, or is somebody else's */
  async function add(now: Refs, {branch, id, was, from}: HandInMove) {
    const {remote, isBare, branch: base, settings} = now;
    const isOwn = was === null || !isBare || settings.get(loginOf(branch)) === user.login;
    if (!isOwn) return MOVED;
    const name = `refs/heads/${branch}`;
    if (remote) {
      // The branch there is the one that the writer knows.
      const lease = `--force-with-lease=${name}:${was ?? ''}`;
      const words = ['push', '--porcelain', '--no-follow-tags', lease, remote, `${id}:${name}`];
      const refused = await git(top, words).then(
        () => undefined,
        (error: GitError) => error,
      );
      if (
        refused &&
        /\[rejected\].*\((?:stale info|fetch first|non-fast-forward)\)/.test(refused.output)
      )
        return MOVED;
      if (refused) throw refused;
      await git(top, ['update-ref', `refs/remotes/${remote}/${branch}`, id]);
    }
    await git(top, ['update-ref', name, id, was ?? '']);
    await note(baseOf(branch), base);
    await note(startOf(branch), from);
    if (isBare) await note(loginOf(branch), user.login);
    return undefined;
  }

  async function withdraw(now: Refs, branch: string): Promise<void> {
    const {remote} = now;
    const own = (await list(now)).find((one) => one.branch === branch);
    if (!own) throw new RefusalError(say('room.request'), 404);
    if (remote) {
      await git(top, ['push', remote, `:refs/heads/${branch}`]).catch((error: GitError) => {
        if (!/remote ref does not exist/.test(error.output)) throw error;
      });
      await git(top, ['update-ref', '-d', `refs/remotes/${remote}/${branch}`]);
    }
    await git(top, ['update-ref', '-d', `refs/heads/${branch}`, own.commit]);
  }

  async function noteTaken(now: Refs, branch: string, taken: CommitId): Promise<void> {
    const own = (await list(now)).find((one) => one.branch === branch);
    if (own?.commit !== taken) throw new RefusalError(say('room.request'), 404);
    await note(takenOf(branch), taken);
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
