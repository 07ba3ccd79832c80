/*
 * A repository as the editor sees it: immutable snapshots, and one way to add to them. Its first backend is
 * git in a folder or a bare repository (server/gitRepository); the page calls it over HTTP. Nothing here needs
 * a work tree, so that the API of a forge can be another backend.
 */
import type {InspectedFile} from 'content/pictures/pictureOf';

/** A commit, and the content of a file, by the hash that git gives them. */
export type CommitId = string;
export type BlobId = string;

export interface User {
  name: string;
  email: string;
  /** What tells writers of one server apart: "asha". */
  login: string;
}

/** What a commit changed in a file. Null: it was or is not there. */
export interface BlobChange {
  file: string;
  before: BlobId | null;
  after: BlobId | null;
}

export interface Commit {
  id: CommitId;
  parents: readonly CommitId[];
  author: string;
  /** ISO 8601. */
  time: string;
  message: string;
  /** Against its first parent. */
  changes: readonly BlobChange[];
}

/** A commit on a branch `writing/…`, which was handed in for somebody to look at. */
export interface HandIn {
  branch: string;
  commit: CommitId;
  /** ISO 8601. */
  time: string;
  author: string;
  subject: string;
  /** The commit of the others that it was made from: what differs from it is the writer's. */
  start: CommitId;
  /** Whether the remote had the branch when it was asked last; always without a remote. */
  isThere: boolean;
  /** Whether the others had all of this commit once: see `noteTaken`. */
  wasTaken: boolean;
}

export interface RepositoryState {
  user: User;
  /**
   * The last commit on the writer's own branch, which nobody else sees. Every save is a commit on it. Its
   * message is a SavedMessage.
   */
  saved: CommitId;
  /** The commit of the others that its files come from, but for what the writer has changed. */
  base: CommitId;
  choices?: SavedMessage['choices'];
  /**
   * The last commit of the others that is known; with a work tree, the one that is checked out where it has all of
   * theirs and commits of its own.
   */
  main: CommitId;
  /** Whether there is a remote, with which the others work. */
  hasRemote: boolean;
  /** Of this writer, the newest first. */
  handIns: readonly HandIn[];
  /** What the name of the next one begins with: "writing/", or "writing-" where there is a branch "writing". */
  handInPrefix: string;
  /** Where a pull request of a branch is opened, with `{branch}` in it, where the remote has such a page. */
  newRequest?: string;
  /** The others who have a page or list open, and where. */
  others: readonly {name: string; place: string}[];
  /** Why the remote could not be asked, or `main` must not be brought in: an id of `ui.handIn` in words.yml. */
  problem?: string;
}

/** The message of a commit on the writer's own branch. */
export interface SavedMessage {
  /** What was done, in the writer's words; empty for what was changed outside the editor. */
  label: string;
  /** The commit of the others that the files come from, but for what the writer has changed. */
  base: CommitId;
  /** The commit that this one took back. */
  undoes?: CommitId;
  /**
   * Texts that the writer and somebody else have changed, by their ids: to be chosen from, or to be looked at. Every
   * message has all that are open, so that none is forgotten, however many commits there are.
   */
  choices?: Readonly<Record<string, unknown>>;
}

/** The label on the first line, for those who read the log; the rest as JSON. */
export const writeSavedMessage = ({label, ...rest}: SavedMessage): string =>
  `${label || 'Changed outside the editor'}\n\n${JSON.stringify({label, ...rest})}\n`;

/** Undefined for the message of any other commit. */
export function readSavedMessage(message: string): SavedMessage | undefined {
  try {
    // The label may have empty lines.
    const all = JSON.parse(message.slice(message.lastIndexOf('\n\n') + 2)) as SavedMessage;
    return typeof all.label === 'string' && typeof all.base === 'string' ? all : undefined;
  } catch {
    return undefined;
  }
}

/** The new content of a file: a text, bytes in base64, or null where it is removed. */
export type NewFile = {file: string} & ({text: string | null} | {base64: string} | {blob: BlobId});

export interface NewCommit {
  /** `DRAFTS`, or the name of a branch with `handInPrefix`. */
  branch: string;
  /** The last commit that the caller knows of the branch; null for a new one. */
  was: CommitId | null;
  /**
   * Of a commit on the writer's own branch: `was`, and where the files come from another commit of the others now,
   * that one. With a work tree it is checked out then.
   */
  parents: readonly CommitId[];
  /** The commit whose files are changed; on the writer's own branch the last of `parents`. For a hand-in: `start`. */
  from: CommitId;
  files: readonly NewFile[];
  message: string;
  /** The writer's name, where `user` has none. */
  author?: string;
}

/** The name of the writer's own branch in `NewCommit`. */
export const SAVED_BRANCH = 'unsaved';

export interface HistoryRequest {
  from: CommitId;
  /** Only those that this commit has not. */
  not?: CommitId;
  /** Only those that changed one of these files or folders, without what else they changed; all by default. */
  files?: readonly string[];
  most: number;
  /** Only the first parent of each: what was done on the branch itself. */
  isOwn?: boolean;
}

/** Another commit is on the branch than the caller knows. */
export const MOVED = 'moved';

/**
 * Every method takes one value and can be asked over HTTP. Errors are RefusalErrors, with a sentence, and where git or
 * the remote refuses with the `id` of one in `ui.handIn`.
 */
export interface Repository {
  /** @param isFetching whether the remote is asked for what is new @param place what the writer has open */
  state(request: {isFetching: boolean; place?: string}): Promise<RepositoryState>;
  /** The files of a commit, from the site's folder. */
  files(request: {commit: CommitId}): Promise<Readonly<Record<string, BlobId>>>;
  /** Texts; the content of what is no UTF-8 in base64. */
  read(request: {
    blobs: readonly BlobId[];
  }): Promise<Readonly<Record<BlobId, string | {base64: string}>>>;
  /**
   * A commit with these files changed; a branch `writing/…` is pushed to the remote, too. With a work tree,
   * a commit on the writer's own branch is written there as well.
   *
   * @returns `MOVED` when the branch has another commit than `was`, also at the remote, or because something was changed
   *   outside the editor
   */
  commit(request: NewCommit): Promise<{id: CommitId} | typeof MOVED>;
  /** The newest first. */
  history(request: HistoryRequest): Promise<readonly Commit[]>;
  /** What only native code can say of the pictures of a commit, by their files. */
  pictures(request: {commit: CommitId}): Promise<Readonly<Record<string, InspectedFile>>>;
  /** The others have had all of what was handed in. */
  noteTaken(request: {branch: string; commit: CommitId}): Promise<void>;
  /** Deletes a branch that was handed in, at the remote, too. */
  withdraw(request: {branch: string}): Promise<void>;
}
