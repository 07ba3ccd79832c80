/*
 * The site's folder beside the writer's own branch: what was changed there outside the editor becomes a commit
 * on the branch, and a commit of the editor is written into the folder. Such a commit is noted in a ref of its
 * own first; then its files are put in place, and at last the branch is moved. So one that was interrupted is
 * found and completed later. The index of a developer keeps what is staged.
 */
import {existsSync} from 'node:fs';
import {lstat, mkdir, rename, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import {type CommitId, type SavedMessage, MOVED, type User, writeSavedMessage} from '../repository';
import {RefusalError, say} from '../sentences';
import {isWritable} from '../core/writable';
import {type Branches, pendingOf} from './branches';
import {askGit, explainGit, git, GitError, printed, refusedBecause} from './git';
import {differences, makeCommit, type TreeChange} from './objects';

/** What git has in its folder while it does something that is not finished. */
const UNFINISHED = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
];

/** The last commit of a writer's own branch. */
export interface SavedCommit {
  id: CommitId;
  tree: string;
  /** The commit that is checked out, as the branch knows it. */
  base: CommitId;
  choices?: SavedMessage['choices'];
}

/** How everything is when a request begins. */
export interface FolderState {
  now: Branches;
  saved: SavedCommit;
  /** Whether a merge or the like is not finished; then what was changed outside is not taken. */
  isUnfinished: boolean;
}

interface WorkTreeOptions {
  top: string;
  /** From there to the site's folder: "" or "website/". */
  prefix: string;
  gitDir: string;
  user: User;
  ref: string;
}

export async function openWorkTree({top, prefix, gitDir, user, ref}: WorkTreeOptions) {
  const env = {GIT_INDEX_FILE: path.join(gitDir, 'writing.index')};
  /** The commit that this index of the editor has the files of. */
  let indexed: CommitId | undefined;
  /** Whether it knows which files of the folder are the same. */
  let isRefreshed = false;
  /** Whether the index of the developer has any, and which one that was. */
  let conflicts = {version: '', isThere: false};
  /** Where files are written before they are put in place, on the same disk. */
  const staging = path.join(top, prefix, '.cache/writing-room/files');

  // Git leaves its locks when the computer is switched off. It says where: branches lie in one place for all folders.
  const locks = ['writing.index', ref, pendingOf(ref)].map((name) => `${name}.lock`);
  const asked = ['writing.index', ...locks].flatMap((name) => ['--git-path', name]);
  const left = (await git(top, ['rev-parse', ...asked])).split('\n');
  for (const name of [staging, ...left])
    await rm(path.resolve(top, name), {recursive: true, force: true});

  const isOfEditor = (file: string) =>
    file.startsWith(prefix) && isWritable(file.slice(prefix.length), 'operation');

  async function readIndex(commit: CommitId): Promise<void> {
    if (indexed === commit) return;
    indexed = undefined;
    isRefreshed = false;
    await git(top, ['read-tree', '--reset', commit], {env});
    indexed = commit;
  }

  /** The files in the folder that differ from those of a commit; new ones if git does not ignore them. */
  async function differing(commit: CommitId): Promise<Set<string>> {
    await readIndex(commit);
    // Fails for files that were changed.
    if (!isRefreshed)
      await git(top, ['update-index', '-q', '--refresh'], {env}).catch(() => undefined);
    isRefreshed = true;
    const words = ['ls-files', '-z', '--modified', '--others', '--exclude-standard'];
    return new Set((await git(top, words, {env})).split('\0'));
  }

  /** @param head the commit that is checked out @returns the last commit of the writer's own branch */
  async function takeOutside(head: CommitId, saved: SavedCommit): Promise<SavedCommit> {
    const isMoved = head !== saved.base;
    const names = await differing(isMoved ? head : saved.id);
    // Those of the editor that git ignores.
    for (const {file, before} of isMoved ? await differences(top, head, saved.id) : [])
      if (!before) names.add(file);
    const changed: string[] = [];
    for (const file of names)
      if (isOfEditor(file) && (await isInside(top, file))) changed.push(file);
    if (!isMoved && changed.length === 0) return saved;
    indexed = undefined;
    const update = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];
    await git(top, update, {env, input: changed.map((file) => `${file}\0`).join('')});
    const tree = await git(top, ['write-tree'], {env});
    if (tree === saved.tree && !isMoved) return saved;
    const parents = [saved.id, ...(isMoved ? [head] : [])];
    const {choices} = saved;
    const message = writeSavedMessage({label: '', base: head, choices});
    const id = await makeCommit(top, {tree, parents, message, user});
    await git(top, ['update-ref', ref, id, saved.id]);
    indexed = id;
    return {id, tree, base: head, choices};
  }

  /** Whether somebody has made another file of it in the folder than it was before. */
  const isForeign = ({file, before}: TreeChange, here: ReadonlySet<string>) =>
    here.has(file) || (!before && existsSync(path.join(top, file)));

  /** Writes what files are in a commit, all of them, before one is put in place. */
  async function stage(commit: CommitId, changes: readonly TreeChange[]): Promise<void> {
    const input = changes.flatMap(({file, after}) => (after ? `${file}\0` : [])).join('');
    if (!input) return;
    await readIndex(commit);
    const words = ['checkout-index', '-f', '-z', '--stdin', `--prefix=${staging}/`];
    await git(top, words, {env, input});
  }

  async function place({file, after}: TreeChange): Promise<void> {
    const there = path.join(top, file);
    if (!after) return rm(there, {force: true});
    await mkdir(path.dirname(there), {recursive: true});
    return rename(path.join(staging, file), there);
  }

  /** Puts all of the files in place. @throws RefusalError when none is, and another error when some are */
  async function placeAll(from: CommitId, to: CommitId, changes: readonly TreeChange[]) {
    const undo: TreeChange[] = [];
    try {
      await stage(to, changes);
      for (const change of changes) {
        await place(change);
        undo.push({...change, after: change.before});
      }
    } catch (error) {
      await stage(from, undo);
      for (const one of undo) await place(one);
      if (error instanceof GitError) throw explainGit(error);
      throw refusedBySystem(changes[undo.length]!.file, error as NodeJS.ErrnoException);
    }
  }

  const dropPending = (commit: CommitId) => git(top, ['update-ref', '-d', pendingOf(ref), commit]);

  /**
   * Completes a commit that was noted. A file that is neither as before nor as after it stays as somebody made
   * it, and becomes a change that was made outside.
   *
   * @param head the commit that is checked out
   */
  async function complete(
    pending: CommitId,
    {id, base}: SavedCommit,
    head: CommitId,
  ): Promise<void> {
    const [first, second] = (await git(top, ['rev-parse', `${pending}^@`])).split('\n');
    if (first !== id) return void (await dropPending(pending));
    const here = await differing(id);
    const open: TreeChange[] = [];
    for (const change of await differences(top, id, pending))
      if (!isForeign(change, here) && (await isInside(top, change.file))) open.push(change);
    await placeAll(id, pending, open);
    // Its files have other times now.
    isRefreshed = false;
    const lines = [`update ${ref} ${pending} ${id}`, `delete ${pendingOf(ref)} ${pending}`];
    if (second !== undefined && head === base) {
      // What a developer has staged stays staged.
      await git(top, ['read-tree', '-m', '-i', head, second]);
      lines.push(`update HEAD ${second} ${head}`);
    }
    await git(top, ['update-ref', '-m', 'Editor', '--stdin'], {input: `${lines.join('\n')}\n`});
  }

  return {
    takeOutside,
    complete,

    /**
     * Puts a commit on the writer's own branch and into the folder.
     *
     * @param brought the commit of the others that is checked out then
     * @returns `MOVED` when a file is another one
     */
    async write(
      id: CommitId,
      brought: CommitId | undefined,
      {now, saved, isUnfinished}: FolderState,
    ) {
      if (brought && isUnfinished) throw refusedBecause('unfinished');
      const here = await differing(saved.id);
      for (const change of await differences(top, saved.id, id)) {
        const {file} = change;
        if (!(await isInside(top, file)))
          throw new RefusalError(say('editor.foreign', {file}), 403);
        if (!isForeign(change, here)) continue;
        // It may be one that only a developer changes, or that is not taken.
        if (brought || isUnfinished) throw refusedBecause('unfinished');
        return MOVED;
      }
      if (brought) {
        const words = ['read-tree', '-n', '-m', '-i', now.here!, brought];
        await git(top, words).catch((error: GitError) => {
          const isStaged = /not uptodate|overwritten|would be/.test(error.message);
          throw isStaged ? printed(error, 'unfinished') : error;
        });
      }
      await git(top, ['update-ref', pendingOf(ref), id, '']);
      try {
        await complete(id, saved, now.here!);
      } catch (error) {
        if (error instanceof RefusalError) await dropPending(id);
        throw error;
      }
      return undefined;
    },

    async isUnfinished(): Promise<boolean> {
      if (UNFINISHED.some((name) => existsSync(path.join(gitDir, name)))) return true;
      // Git puts another file in its place at each change.
      const index = await stat(path.join(gitDir, 'index'), {bigint: true}).catch(() => undefined);
      const version = `${index?.ino} ${index?.mtimeNs}`;
      if (conflicts.version !== version)
        conflicts = {version, isThere: Boolean(await askGit(top, 'ls-files', '--unmerged'))};
      return conflicts.isThere;
    },
  };
}

/** Whether a file, which need not exist, lies in a folder with no link on the way to it. */
export async function isInside(folder: string, file: string): Promise<boolean> {
  const parts = file.split('/');
  for (const depth of parts.keys()) {
    const place = path.join(folder, ...parts.slice(0, depth + 1));
    const there = await lstat(place).catch(() => undefined);
    // Then there is nothing below it, either.
    if (!there) return true;
    if (depth < parts.length - 1 ? !there.isDirectory() : !there.isFile()) return false;
  }
  return true;
}

/** What the system says when it does not write a file. */
function refusedBySystem(file: string, {code = ''}: NodeJS.ErrnoException): RefusalError {
  if (['ENOSPC', 'EDQUOT'].includes(code)) return refusedBecause('failed.diskFull');
  const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code);
  const sentence = isForbidden
    ? say('disk.forbidden', {file})
    : say('disk.failed', {file, reason: code});
  return new RefusalError(sentence, 409);
}
