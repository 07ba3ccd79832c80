/* What never changes in a repository: its trees, the content of files and the history; and how more of it is made. */
import {isUtf8} from 'node:buffer';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {BlobId, Commit, CommitId, HistoryRequest, User} from '../repository';
import {RefusalError, say} from '../sentences';
import {git, gitBytes} from './git';

/** A file in a commit; its mode says whether it can be executed. */
interface TreeEntry {
  mode: '100644' | '100755';
  id: BlobId;
}

/** The files of a commit, from the top of the repository. Links and submodules are left out. */
export type Tree = ReadonlyMap<string, TreeEntry>;

export interface TreeChange {
  file: string;
  before: TreeEntry | undefined;
  after: TreeEntry | undefined;
}

/** By the commit, whose tree never changes. */
const trees = new Map<CommitId, Promise<Tree>>();
const KEPT_TREES = 30;

export function readTree(top: string, commit: CommitId): Promise<Tree> {
  const tree = trees.get(commit) ?? listTree(top, commit);
  // The one that was used last stands last.
  trees.delete(commit);
  trees.set(commit, tree);
  tree.catch(() => trees.delete(commit));
  const [oldest = ''] = trees.keys();
  if (trees.size > KEPT_TREES) trees.delete(oldest);
  return tree;
}

async function listTree(top: string, commit: CommitId): Promise<Tree> {
  const lines = (await git(top, ['ls-tree', '-r', '-z', '--full-tree', commit])).split('\0');
  const tree = new Map<string, TreeEntry>();
  for (const line of lines) {
    const [, mode, id = '', file = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
    if (mode === '100644' || mode === '100755') tree.set(file, {mode, id});
  }
  return tree;
}

export const differences = (before: Tree, after: Tree): TreeChange[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .map((file) => ({file, before: before.get(file), after: after.get(file)}))
    .filter((one) => one.before?.id !== one.after?.id || one.before?.mode !== one.after?.mode);

/** @throws RefusalError when one of them is not there, or no content of a file */
export async function readBlobs(
  top: string,
  ids: readonly BlobId[],
): Promise<ReadonlyMap<BlobId, Buffer>> {
  const blobs = new Map<BlobId, Buffer>();
  if (ids.length === 0) return blobs;
  const all = await gitBytes(top, ['cat-file', '--batch'], {input: ids.join('\n')});
  for (let start = 0; start < all.length;) {
    const end = all.indexOf('\n', start);
    const [id = '', type, size] = all.toString('latin1', start, end).split(' ');
    if (type !== 'blob') throw new RefusalError(say('room.request'), 404);
    const first = end + 1;
    start = first + Number(size) + 1;
    blobs.set(id, all.subarray(first, start - 1));
  }
  return blobs;
}

/** A text as it is; the content of what is none in base64. */
export const toText = (content: Buffer): string | {base64: string} =>
  isUtf8(content) ? content.toString() : {base64: content.toString('base64')};

/** @throws RefusalError when an id names something else, or nothing */
export async function refuseUnknown(
  top: string,
  commits: readonly CommitId[],
  blobs: readonly BlobId[],
): Promise<void> {
  const ids = [...commits, ...blobs];
  const words = ['cat-file', '--batch-check=%(objecttype)'];
  const types = (await git(top, words, {input: ids.join('\n')})).split('\n');
  const isKnown = ids.every(
    (_, index) => types[index] === (index < commits.length ? 'commit' : 'blob'),
  );
  if (!isKnown) throw new RefusalError(say('room.request'), 404);
}

export const writeBlob = (top: string, content: string | Buffer): Promise<BlobId> =>
  git(top, ['hash-object', '-w', '--stdin'], {input: content});

/** The files of a commit with some that differ, in an index of its own. @returns the tree */
export async function writeTree(
  top: string,
  from: CommitId,
  changes: readonly Pick<TreeChange, 'file' | 'after'>[],
): Promise<string> {
  const lines = changes.map(({file, after}) =>
    after ? `${after.mode} ${after.id}\t${file}\0` : `0 ${'0'.repeat(from.length)}\t${file}\0`,
  );
  const folder = await mkdtemp(path.join(os.tmpdir(), 'editor-'));
  const env = {GIT_INDEX_FILE: path.join(folder, 'index')};
  try {
    await git(top, ['read-tree', from], {env});
    const words = ['update-index', '-z', '--replace', '--index-info'];
    await git(top, words, {env, input: lines.join('')});
    return await git(top, ['write-tree'], {env});
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

interface CommitOptions {
  tree: string;
  parents: readonly CommitId[];
  message: string;
  user: User;
}

export function writeCommit(top: string, options: CommitOptions): Promise<CommitId> {
  const {tree, parents, message, user} = options;
  // Git does not allow these characters in a name; the joiners of Nepali letters it does.
  const plain = (text: string) => text.replace(/[<>\p{Cc}\s]+/gu, ' ').trim();
  const name = plain(user.name) || user.login;
  const email = plain(user.email) || `${user.login}@users.noreply`;
  const env = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  const words = ['commit-tree', tree, '-F', '-', ...parents.flatMap((parent) => ['-p', parent])];
  return git(top, words, {input: message, env});
}

/** @param prefix of the site's folder in the repository: "" or "website/" */
export async function readHistory(
  top: string,
  prefix: string,
  {from, not, files = [], most, isOwn}: HistoryRequest,
): Promise<Commit[]> {
  const words = [
    ...['-c', 'log.showRoot=true', 'log', '-z', '--raw', '--no-abbrev', '--no-renames'],
    ...['--diff-merges=first-parent', '--format=%x01%H%x00%P%x00%an%x00%aI%x00%B'],
    ...[`--max-count=${most}`, ...(isOwn ? ['--first-parent'] : [])],
    ...[from, ...(not ? [`^${not}`] : []), '--'],
    ...(files.length > 0 ? files.map((file) => prefix + file) : prefix ? [prefix] : []),
  ];
  const parts = (await git(top, words)).split('\0');
  const commits: (Omit<Commit, 'changes'> & {changes: Commit['changes'][number][]})[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!.trimStart();
    const [, before, after] = /^:\d+ \d+ (\w+) (\w+) /.exec(part) ?? [];
    if (before && after) {
      index += 1;
      const name = parts[index]!;
      const idOf = (id: string) => (/^0+$/.test(id) ? null : id);
      const change = {file: name.slice(prefix.length), before: idOf(before), after: idOf(after)};
      if (name.startsWith(prefix)) commits.at(-1)!.changes.push(change);
    } else if (part.startsWith('\x01')) {
      const [parents = '', author = '', time = '', message = ''] = parts.slice(
        index + 1,
        index + 5,
      );
      const all = parents.split(' ').filter(Boolean);
      commits.push({id: part.slice(1), parents: all, author, time, message, changes: []});
      index += 4;
    }
  }
  return commits;
}
