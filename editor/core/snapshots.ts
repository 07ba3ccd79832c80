/* A repository with what was read of it: neither a commit nor the content of a file ever changes. */
import {picturesInMemory} from 'content/pictures/pictureOf';
import {type Content, encode} from '../content';
import type {FileChange} from '../models/changes';
import type {BlobId, CommitId, HistoryRequest, NewFile, Repository} from '../repository';

/** Files in memory, by their names. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;

/** Files with words, which are read; any other file has in memory what names its content. */
const WORDS = /^(?:docs|pages|i18n|src\/data)\/.*\.(?:mdx?|ya?ml|txt)$/;
/** The beginning, a zero, keeps it from being taken for a text. */
const NAMED = /^\0([0-9a-f]{40,64})$/;
/** How many answers are kept. */
const KEPT = 200;

export type Snapshots = ReturnType<typeof createSnapshots>;

export function createSnapshots(repository: Repository) {
  /** The one that was used last stands last. */
  const answers = new Map<string, Promise<unknown>>();
  const contents = new Map<string, Uint8Array>();

  /** The answer to a question about what never changes. */
  function remember<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = (answers.get(question) ?? ask()) as Promise<Answer>;
    answers.delete(question);
    answers.set(question, answer);
    answer.catch(() => answers.delete(question));
    const [oldest = ''] = answers.keys();
    if (answers.size > KEPT) answers.delete(oldest);
    return answer;
  }

  const treeOf = (commit: CommitId) =>
    remember(`files ${commit}`, () => repository.files({commit}));

  const history = (request: HistoryRequest) =>
    remember(`history ${JSON.stringify(request)}`, () => repository.history(request));

  const keyOf = (file: string, blob: BlobId) => (WORDS.test(file) ? blob : `\0${blob}`);

  /** Reads the contents of files that are not known yet, all at once. */
  async function read(files: readonly (readonly [file: string, blob: BlobId])[]): Promise<void> {
    const wanted = new Set<BlobId>();
    for (const key of files.map(([file, blob]) => keyOf(file, blob))) {
      if (contents.has(key)) continue;
      if (key.startsWith('\0')) contents.set(key, encode(key));
      else wanted.add(key);
    }
    if (wanted.size === 0) return;
    for (const [blob, content] of Object.entries(await repository.read({blobs: [...wanted]}))) {
      const isText = typeof content === 'string';
      contents.set(blob, isText ? encode(content) : fromBase64(content.base64));
    }
  }

  /** Some files of a commit. */
  async function contentsIn(commit: CommitId, names: readonly string[]): Promise<SiteFiles> {
    const tree = await treeOf(commit);
    const files = names.flatMap((file) => {
      const blob = tree[file];
      return blob === undefined ? [] : [[file, blob] as const];
    });
    await read(files);
    return new Map(files.map(([file, blob]) => [file, contents.get(keyOf(file, blob))!]));
  }

  /** All files of a commit. */
  const filesAt = async (commit: CommitId) => contentsIn(commit, Object.keys(await treeOf(commit)));

  /** Files as each of several commits has them. */
  async function versions(names: readonly string[], ...commits: CommitId[]) {
    const all: SiteFiles[] = [];
    for (const commit of commits) all.push(await contentsIn(commit, names));
    return names.map((file) => ({file, contents: all.map((files) => files.get(file))}));
  }

  /** The files that differ between two commits, by name. */
  async function changedNames(one: CommitId, other: CommitId): Promise<string[]> {
    const [before, after] = await Promise.all([treeOf(one), treeOf(other)]);
    return Object.keys({...before, ...after})
      .filter((file) => before[file] !== after[file])
      .sort();
  }

  return {
    repository,
    remember,
    treeOf,
    contentsIn,
    filesAt,
    changedNames,
    history,
    versions,
    /** The files that differ between two commits, or others, as they are in both. */
    async changes(one: CommitId, other: CommitId, names?: readonly string[]) {
      const all = await versions(names ?? (await changedNames(one, other)), one, other);
      return all.map(({file, contents: [before, after]}): FileChange => ({file, before, after}));
    },
    /** The same commits with the contents that they changed, all read at once. */
    async historyWithContents(request: HistoryRequest) {
      const commits = await history(request);
      const changed = commits.flatMap(({changes}) => changes);
      await read(
        changed.flatMap(({file, before, after}) =>
          [before, after].flatMap((blob) => (blob === null ? [] : [[file, blob] as const])),
        ),
      );
      const contentOf = (file: string, blob: BlobId | null) =>
        blob === null ? undefined : contents.get(keyOf(file, blob));
      return commits.map((commit) => ({
        ...commit,
        changes: commit.changes.map(({file, before, after}): FileChange => ({
          file,
          before: contentOf(file, before),
          after: contentOf(file, after),
        })),
      }));
    },
    /** All files of a commit, with what only native code can say of its pictures. */
    siteAt: (commit: CommitId) =>
      remember(`site ${commit}`, async () => {
        const files = await filesAt(commit);
        const unknown = [...files].filter(
          ([file, content]) => file.startsWith('static/') && !picturesInMemory.has(content),
        );
        if (unknown.length === 0) return files;
        const pictures = await repository.pictures({commit});
        for (const [file, content] of unknown) {
          if (pictures[file]) picturesInMemory.set(content, pictures[file]);
        }
        return files;
      }),
    /** As a commit takes it. */
    newFile(file: string, content: Content): NewFile {
      if (!content) return {file, text: null};
      try {
        const text = new TextDecoder('utf-8', {fatal: true}).decode(content);
        const blob = NAMED.exec(text)?.[1];
        return blob === undefined ? {file, text} : {file, blob};
      } catch {
        return {file, base64: toBase64(content)};
      }
    },
  };
}

export const fromBase64 = (text: string): Uint8Array =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function toBase64(content: Uint8Array): string {
  let text = '';
  for (const byte of content) text += String.fromCharCode(byte);
  return btoa(text);
}
