/* The commits of a repository, with what was read of them: neither a commit nor the content of a file ever changes. */
import {picturesInMemory} from 'content/pictures/pictureOf';
import {type Content, encode} from '../content';
import type {BlobId, Commit, CommitId, NewFile, Repository} from '../repository';

/** The files of a site in memory. */
export type SiteFiles = ReadonlyMap<string, Uint8Array>;
type Tree = Readonly<Record<string, BlobId>>;

/** Files with words, which are read; any other file has in memory what names its content. */
const WORDS = /^(?:docs|pages|i18n|src\/data)\/.*\.(?:mdx?|ya?ml|txt)$/;
const STATIC = 'static/';

export type Snapshots = ReturnType<typeof createSnapshots>;

export function createSnapshots(repository: Repository) {
  const trees = new Map<CommitId, Promise<Tree>>();
  const contents = new Map<BlobId, Uint8Array>();
  /** The blobs of contents that were not read. */
  const blobs = new WeakMap<Uint8Array, BlobId>();
  let site: {commit: CommitId; files: SiteFiles} | undefined;

  function treeOf(commit: CommitId): Promise<Tree> {
    const tree = trees.get(commit) ?? repository.files({commit});
    trees.set(commit, tree);
    tree.catch(() => trees.delete(commit));
    return tree;
  }

  /** The beginning, a zero, keeps it from being taken for a text. */
  function nameOnly(blob: BlobId): Uint8Array {
    const content = encode(`\0${blob}`);
    blobs.set(content, blob);
    return content;
  }

  /** Reads the contents of files that are not known yet, all at once. */
  async function read(files: readonly (readonly [file: string, blob: BlobId])[]): Promise<void> {
    const unknown = files.filter(([, blob]) => !contents.has(blob));
    for (const [file, blob] of unknown) if (!WORDS.test(file)) contents.set(blob, nameOnly(blob));
    const wanted = [...new Set(unknown.map(([, blob]) => blob))].filter(
      (one) => !contents.has(one),
    );
    if (wanted.length === 0) return;
    for (const [blob, content] of Object.entries(await repository.read({blobs: wanted}))) {
      contents.set(
        blob,
        typeof content === 'string' ? encode(content) : fromBase64(content.base64),
      );
    }
  }

  async function contentIn(commit: CommitId, file: string): Promise<Content> {
    const tree = await treeOf(commit);
    const blob = Object.hasOwn(tree, file) ? tree[file] : undefined;
    if (blob === undefined) return null;
    await read([[file, blob]]);
    return contents.get(blob) ?? null;
  }

  return {
    treeOf,
    read,
    contentIn,
    /** Commits with the contents that they changed, all read at once. */
    async withContents<One extends Pick<Commit, 'changes'>>(commits: readonly One[]) {
      await read(
        commits.flatMap(({changes}) =>
          changes.flatMap(({file, before, after}) =>
            [before, after].flatMap((blob) => (blob === null ? [] : [[file, blob] as const])),
          ),
        ),
      );
      const known = (blob: BlobId | null): Content => (blob && contents.get(blob)) || null;
      return commits.map(({changes, ...commit}) => ({
        ...commit,
        changes: changes.map(({file, before, after}) => ({
          file,
          before: known(before),
          after: known(after),
        })),
      }));
    },
    /** The files that differ between two commits, by name. */
    async changedNames(one: CommitId, other: CommitId): Promise<string[]> {
      const [before, after] = await Promise.all([treeOf(one), treeOf(other)]);
      return Object.keys({...before, ...after})
        .filter((file) => before[file] !== after[file])
        .sort();
    },
    /** All files of a commit. */
    async siteAt(commit: CommitId): Promise<SiteFiles> {
      if (site?.commit === commit) return site.files;
      const tree = await treeOf(commit);
      const all = Object.entries(tree);
      await read(all);
      const files = new Map(all.map(([file, blob]) => [file, contents.get(blob)!]));
      const pictures = all.flatMap(([file, blob]) =>
        file.startsWith(STATIC) ? [[file, contents.get(blob)!] as const] : [],
      );
      if (pictures.some(([, content]) => !picturesInMemory.has(content))) {
        const facts = await repository.facts({commit});
        for (const [file, content] of pictures) {
          const found = facts.pictures[file];
          if (found) picturesInMemory.set(content, found);
        }
      }
      site = {commit, files};
      return files;
    },
    /** As a commit takes it. */
    newFile(file: string, content: Content): NewFile {
      if (content === null) return {file, text: null};
      const blob = blobs.get(content);
      if (blob !== undefined) return {file, blob};
      try {
        return {file, text: new TextDecoder('utf-8', {fatal: true}).decode(content)};
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
