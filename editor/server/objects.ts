/* What never changes in a repository: its trees, the content of files and the history; and how more of it is made. */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {BlobId, Commit, CommitId, HistoryRequest, NewFile, User} from '../repository';
import {RefusalError, say} from '../sentences';
import {git, gitBytes} from './git';

/** A file in a commit; its mode says whether it can be executed. */
interface TreeEntry {
  mode: '100644' | '100755';
  id: BlobId;
}

/** The files of a commit, from the top of the repository. Links and submodules are left out. */
type Tree = ReadonlyMap<string, TreeEntry>;

export interface TreeChange {
  file: string;
  before: TreeEntry | undefined;
  after: TreeEntry | undefined;
}

/** By the commit, whose tree never changes. */
const trees = new Map<CommitId, Promise<Tree>>();
const KEPT_TREES = 30;

export function readTree(top: string, commit: CommitId): Promise<Tree> {
  const known = trees.get(commit);
  if (!known && trees.size === KEPT_TREES) trees.clear();
  const tree = known ?? listTree(top, commit);
  trees.set(commit, tree);
  tree.catch(() => trees.delete(commit));
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

export async function differences(
  top: string,
  from: CommitId,
  to: CommitId,
): Promise<TreeChange[]> {
  const [before, after] = await Promise.all([readTree(top, from), readTree(top, to)]);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((file) => ({file, before: before.get(file), after: after.get(file)}))
    .filter((one) => one.before?.id !== one.after?.id || one.before?.mode !== one.after?.mode);
}

/** @throws RefusalError when one of them is not there, or no content of a file */
export async function readBlobs(
  top: string,
  ids: readonly BlobId[],
): Promise<ReadonlyMap<BlobId, Buffer>> {
  const blobs = new Map<BlobId, Buffer>();
  if (ids.length === 0) return blobs;
  const all = await gitBytes(top, ['cat-file', '--batch'], {input: ids.join('\n')});
  for (let start = 0; start < all.length;) {
    const first = all.indexOf('\n', start) + 1;
    const [id = '', type, size] = all.toString('latin1', start, first).split(' ');
    if (type !== 'blob') throw new RefusalError(say('editor.request'), 404);
    start = first + Number(size) + 1;
    blobs.set(id, all.subarray(first, start - 1));
  }
  return blobs;
}

interface CommitOptions {
  /** The tree whose files it has, but for `files`. */
  tree: string;
  files?: readonly NewFile[];
  /** Before the names of `files`, and their modes. */
  prefix?: string;
  before?: Tree;
  parents: readonly CommitId[];
  message: string;
  user: User;
}

/** Where fast-import has the commit while it is made; it is no ref at the end. */
const NOWHERE = 'refs/writing-new/commit';

/** @returns a commit that is on no branch */
export async function makeCommit(top: string, options: CommitOptions): Promise<CommitId> {
  const {tree, files = [], prefix = '', before, parents, message, user} = options;
  // Git does not allow these characters in a name; the joiners of Nepali letters it does.
  const plain = (text: string) => text.replace(/[<>\p{Cc}\s]+/gu, ' ').trim();
  const name = plain(user.name) || user.login;
  const email = plain(user.email) || `${user.login}@users.noreply`;
  const dataOf = (content: Buffer) => [`data ${content.length}`, content];
  const changes = files.flatMap((one) => {
    const file = prefix + one.file;
    const mode = before?.get(file)?.mode ?? '100644';
    if ('blob' in one) return [`M ${mode} ${one.blob} ${file}`];
    if ('text' in one && one.text === null) return [`D ${file}`];
    const content = 'base64' in one ? Buffer.from(one.base64, 'base64') : Buffer.from(one.text!);
    return [`M ${mode} inline ${file}`, ...dataOf(content)];
  });
  const [first = '', ...others] = parents;
  const lines = [
    ...[`commit ${NOWHERE}`, 'mark :1', `committer ${name} <${email}> now`],
    ...dataOf(Buffer.from(message)),
    ...[`from ${first}`, ...others.map((parent) => `merge ${parent}`)],
    ...[`M 040000 ${tree} ""`, ...changes, 'get-mark :1'],
    ...[`reset ${NOWHERE}`, `from ${'0'.repeat(first.length)}`],
  ];
  const input = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')]));
  try {
    return await git(top, ['fast-import', '--quiet', '--date-format=now'], {input});
  } catch (error) {
    const [, report] = /crash report to (.+)/.exec(String(error)) ?? [];
    if (report) await rm(path.resolve(top, report), {force: true});
    throw error;
  }
}

/** @param prefix of the site's folder in the repository: "" or "website/" */
export async function readHistory(
  top: string,
  prefix: string,
  {from, not, files = [''], most, isOwn}: HistoryRequest,
): Promise<Commit[]> {
  const words = [
    ...['log', '-z', '--raw', '--no-abbrev', '--no-renames'],
    ...['--diff-merges=first-parent', '--format=%x01%H%x00%P%x00%an%x00%aI%x00%B'],
    ...[`--max-count=${most}`, ...(isOwn ? ['--first-parent'] : [])],
    ...[from, ...(not ? [`^${not}`] : []), '--'],
    ...files.map((file) => prefix + file).filter(Boolean),
  ];
  const parts = (await git(top, words)).split('\0').values();
  const next = (): string => parts.next().value ?? '';
  const commits: (Omit<Commit, 'changes'> & {changes: Commit['changes'][number][]})[] = [];
  for (const part of parts) {
    const [, before, after] = /^\n?:\d+ \d+ (\w+) (\w+) /.exec(part) ?? [];
    if (before && after) {
      const name = next();
      const idOf = (id: string) => (/^0+$/.test(id) ? null : id);
      const change = {file: name.slice(prefix.length), before: idOf(before), after: idOf(after)};
      if (name.startsWith(prefix)) commits.at(-1)!.changes.push(change);
    } else if (part.trimStart().startsWith('\x01')) {
      const parents = next().split(' ').filter(Boolean);
      const own = {id: part.trimStart().slice(1), parents, author: next(), time: next()};
      commits.push({...own, message: next(), changes: []});
    }
  }
  return commits;
}
