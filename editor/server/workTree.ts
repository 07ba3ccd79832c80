/*
 * The site's folder beside the writer's own branch: what was changed there outside the editor becomes a commit
 * on the branch, and a commit of the editor is written into the folder. Such a commit is noted in a ref of its
 * own first; then its files are written, and at last the branch is moved. So one that was interrupted is found
 * and completed later. The index of a developer keeps what is staged.
 */
import {chmod, copyFile, lstat, readdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import {type CommitId, MOVED, type User, writeDraftMessage} from '../repository';
import {RefusalError, say} from '../sentences';
import {refusedBecause, refusedBySystem} from './explainGit';
import {askGit, git, type GitError} from './git';
import {differences, readBlobs, readTree, type TreeChange, writeCommit} from './objects';
import {isWritable} from '../core/writable';
import {isInside} from './isInside';

/** The last commit of a writer's own branch. */
export interface Drafts {
  id: CommitId;
  tree: string;
  /** The commit that is checked out, as the branch knows it. */
  base: CommitId;
}

interface WorkTreeOptions {
  /** The top of the repository. */
  top: string;
  /** From there to the site's folder: "" or "website/". */
  prefix: string;
  gitDir: string;
  user: User;
  /** Of the writer's own branch. */
  ref: string;
}

export const pendingOf = (ref: string): string => `${ref}.pending`;

export async function openWorkTree({top, prefix, gitDir, user, ref}: WorkTreeOptions) {
  const ownIndex = path.join(gitDir, 'writing.index');
  const nextIndex = path.join(gitDir, 'writing.next-index');
  const env = {GIT_INDEX_FILE: ownIndex};
  /** The commit that the index of the editor was read from. */
  let indexed: CommitId | undefined;

  // Git leaves its locks when the computer is switched off.
  const locks = [`${ref}.lock`, `${pendingOf(ref)}.lock`].map((name) => path.join(gitDir, name));
  for (const file of [ownIndex, `${ownIndex}.lock`, `${nextIndex}.lock`, ...locks]) {
    await rm(file, {force: true});
  }

  /** Whether the editor may write it. */
  const isOfEditor = (file: string) =>
    file.startsWith(prefix) && isWritable(file.slice(prefix.length), 'operation');

  /** @param head the commit that is checked out @returns the last commit of the writer's own branch */
  async function takeOutside(head: CommitId, drafts: Drafts): Promise<Drafts> {
    const isNew = indexed !== head;
    const names = new Set<string>();
    if (isNew) {
      indexed = undefined;
      await git(top, ['read-tree', '--reset', head], {env});
      // Fails for files that were changed.
      await git(top, ['update-index', '-q', '--refresh'], {env}).catch(() => undefined);
      // Those of the editor that git ignores.
      for (const {file, before} of differences(
        await readTree(top, head),
        await readTree(top, drafts.id),
      ))
        if (!before) names.add(file);
    }
    const words = ['--modified', '--deleted', '--others', '--exclude-standard'];
    const found = await git(top, ['ls-files', '-z', ...words, '--', prefix || '.'], {env});
    for (const file of found.split('\0')) names.add(file);
    const changed: string[] = [];
    for (const file of names)
      if (isOfEditor(file) && (await isInside(top, file))) changed.push(file);
    if (!isNew && changed.length === 0) return drafts;
    const update = ['update-index', '--add', '--remove', '--replace', '-z', '--stdin'];
    await git(top, update, {env, input: changed.map((file) => `${file}\0`).join('')});
    const tree = await git(top, ['write-tree'], {env});
    indexed = head;
    if (tree === drafts.tree && head === drafts.base) return drafts;
    const id = await writeCommit(top, {
      tree,
      parents: [drafts.id, ...(head === drafts.base ? [] : [head])],
      message: writeDraftMessage({label: '', base: head}),
      user,
    });
    await git(top, ['update-ref', ref, id, drafts.id]);
    return {id, tree, base: head};
  }

  /** The content of files in the folder as git would store it; null where there is none. */
  async function idsHere(files: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const there: string[] = [];
    for (const file of files) {
      const found = await lstat(path.join(top, file)).catch(() => undefined);
      if (found?.isFile()) there.push(file);
    }
    const input = there.map((file) => `${file}\n`).join('');
    const ids = there.length > 0 ? await git(top, ['hash-object', '--stdin-paths'], {input}) : '';
    const lines = ids.split('\n');
    const known = new Map(there.map((file, index) => [file, lines[index] ?? null]));
    return new Map(files.map((file) => [file, known.get(file) ?? null]));
  }

  async function writeFile(file: string, content: Buffer | null, isExecutable = false) {
    const place = path.join(top, file);
    // What is written only in part lies beside the repository, on the same disk.
    if (content) await writeFileAtomically(place, content, path.join(gitDir, 'writing-drafts'));
    else await rm(place, {force: true});
    if (isExecutable) await chmod(place, 0o755);
  }

  /** Writes all of the files, or none. */
  async function writeFiles(changes: readonly TreeChange[]): Promise<void> {
    const contents = await readBlobs(top, [
      ...new Set(changes.flatMap(({after}) => after?.id ?? [])),
    ]);
    const written: (() => Promise<void>)[] = [];
    for (const {file, after} of changes) {
      try {
        const place = path.join(top, file);
        const old = await lstat(place).catch(() => undefined);
        const before = old ? await readFile(place) : null;
        await writeFile(file, after ? contents.get(after.id)! : null, after?.mode === '100755');
        written.unshift(() => writeFile(file, before, Boolean(old && old.mode & 0o100)));
      } catch (error) {
        // Should that fail, too, the commit stays noted.
        for (const putBack of written) await putBack();
        throw refusedBySystem(file, error);
      }
    }
  }

  /** Another commit is checked out, and what a developer has staged stays staged: in an index to be put in place. */
  async function makeIndex(before: CommitId, after: CommitId): Promise<string> {
    const index = path.join(gitDir, 'index');
    await copyFile(index, nextIndex);
    const words = ['read-tree', '-m', '-i', before, after];
    await git(top, words, {env: {GIT_INDEX_FILE: nextIndex}}).catch((error: GitError) => {
      const isStaged = /not uptodate|overwritten|would be/.test(error.output);
      throw isStaged ? refusedBecause('unfinished') : error;
    });
    return index;
  }

  interface Move {
    from: CommitId;
    to: CommitId;
  }

  /** The files are written. @param head the commit that is checked out */
  async function finish(drafts: Move, head: Move | undefined): Promise<void> {
    if (head) await rename(nextIndex, await makeIndex(head.from, head.to));
    const lines = [
      `update ${ref} ${drafts.to} ${drafts.from}`,
      ...(head ? [`update HEAD ${head.to} ${head.from}`] : []),
      `delete ${pendingOf(ref)} ${drafts.to}`,
    ];
    await git(top, ['update-ref', '-m', 'Editor', '--stdin'], {
      input: lines.map((line) => `${line}\n`).join(''),
    });
  }

  const changesOf = async ({from, to}: Move): Promise<TreeChange[]> =>
    differences(await readTree(top, from), await readTree(top, to));

  return {
    takeOutside,

    /** Puts a commit on the writer's own branch and into the folder. @returns `MOVED` when a file is another one */
    async write(drafts: Move, head: Move | undefined): Promise<typeof MOVED | undefined> {
      const changes = await changesOf(drafts);
      for (const {file} of changes) {
        if (!(await isInside(top, file))) throw new RefusalError(say('room.foreign', {file}), 403);
      }
      const here = await idsHere(changes.map(({file}) => file));
      const foreign = changes.filter(({file, before, after}) => {
        const id = here.get(file) ?? null;
        return id !== (before?.id ?? null) && id !== (after?.id ?? null);
      });
      if (foreign.some(({file}) => isOfEditor(file))) return MOVED;
      // Something that only a developer changes.
      if (foreign.length > 0) throw refusedBecause('unfinished');
      if (head) await makeIndex(head.from, head.to);
      await git(top, ['update-ref', pendingOf(ref), drafts.to, '']);
      try {
        await writeFiles(changes);
      } catch (error) {
        const isPutBack = error instanceof RefusalError;
        if (isPutBack) await git(top, ['update-ref', '-d', pendingOf(ref), drafts.to]);
        throw error;
      }
      await finish(drafts, head);
      return undefined;
    },

    /**
     * Completes a commit that was interrupted. A file that is neither as before nor as after it stays as
     * somebody made it, and becomes a change that was made outside.
     */
    async complete(pending: CommitId, {id, base}: Drafts, head: CommitId): Promise<void> {
      const [first, second] = (await git(top, ['rev-parse', `${pending}^@`])).split('\n');
      if (first !== id) {
        await git(top, ['update-ref', '-d', pendingOf(ref), pending]);
        return;
      }
      const move = {from: id, to: pending};
      const changes = await changesOf(move);
      const here = await idsHere(changes.map(({file}) => file));
      const isOpen = ({file, before}: TreeChange) => here.get(file) === (before?.id ?? null);
      const open: TreeChange[] = [];
      for (const change of changes)
        if (isOpen(change) && (await isInside(top, change.file))) open.push(change);
      await writeFiles(open);
      const moves = second !== undefined && head === base;
      await finish(move, moves ? {from: head, to: second} : undefined);
    },

    /** Whether a merge or the like is not finished. */
    async isUnfinished(): Promise<boolean> {
      const isBegun = (await readdir(gitDir)).some((name) => UNFINISHED.test(name));
      return isBegun || Boolean(await askGit(top, 'ls-files', '--unmerged'));
    },
  };
}

/** What git has in its folder while it does something that is not finished. */
const UNFINISHED = /^(?:(?:MERGE|CHERRY_PICK|REVERT)_HEAD|rebase-(?:merge|apply))$/;
