/*
 * Checking and saving. Every change is laid over the files of the writer's own branch first, checked there, and
 * becomes a commit on it only when it brings no new problem. All of this happens one after the other.
 */
import type {Problem} from 'content/check/diagnostics';
import {earlierTexts, type EarlierTexts, hashesBefore} from 'content/pairs/earlierTexts';
import {bySource, type SiteText} from 'content/pairs/texts';
import {picturesInMemory} from 'content/pictures/pictureOf';
import type {InspectedFile} from 'content/pictures/pictureOf';
import {type Content, isEqual, textOf} from '../content';
import {EditError} from '../edits/editError';
import type {FileChange} from '../models/changes';
import {type PlacedProblem, withBlocks} from '../models/page';
import {
  type CommitId,
  DRAFTS,
  type DraftMessage,
  MOVED,
  readDraftMessage,
  type Repository,
  type RepositoryState,
  writeDraftMessage,
} from '../repository';
import {RefusalError, say} from '../sentences';
import {site} from '../site';
import type {Edit, SaveAnswer} from '../types';
import {changesBy, onFiles} from './edits';
import {mergeFile} from './mergeFile';
import {createSnapshots, type SiteFiles} from './snapshots';
import {isWritable, type Purpose} from './writable';

/** A file with its whole new content; null: it is removed. */
export interface NewContent {
  file: string;
  content: Content;
}

/** A commit on the writer's own branch. */
export interface Step extends DraftMessage {
  id: CommitId;
  /** ISO 8601. */
  time: string;
  changes: readonly FileChange[];
  /** Whether it brought the work of others in. */
  isNewest: boolean;
}

export interface WorkspaceOptions {
  /** What only the system can say of a picture that is not saved yet. */
  inspect: (content: Uint8Array, file: string) => Promise<InspectedFile>;
  /** What the writer has open, for the others. */
  place?: () => string;
}

type Saved = SaveAnswer<PlacedProblem>;
export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** How many commits on the writer's own branch are looked at. */
const STEPS = 60;
/** How many versions of a file are read to find a text as it was. */
const VERSIONS = 40;
/** How often something is done again because the branch has moved. */
const TRIES = 3;

/** Texts that somebody has changed meanwhile. */
class ConflictError extends Error {
  constructor(readonly isDeleted = false) {
    super('Changed meanwhile');
  }
}

class MovedError extends Error {}

/** Why an edit was not made or a file was not written; throws all other errors. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof EditError)) throw error;
  // An operation that could not be done is about no file yet.
  const {file = '', field} = error.about ?? {};
  return {file, line: 1, ...(field && {place: [field]}), ...error.sentence};
}

/** @throws RefusalError for a file that the editor does not write for this purpose */
function admit(file: string, purpose: Purpose): void {
  if (!isWritable(file, purpose)) throw new RefusalError(say('room.foreign', {file}), 403);
}

export async function openWorkspace(repository: Repository, options: WorkspaceOptions) {
  const snapshots = createSnapshots(repository);
  let state: RepositoryState;
  let message: DraftMessage;
  let files: SiteFiles;
  let known: {files: SiteFiles; problems: Promise<Problem[]>} | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Does some work when all work that was asked for earlier is done. */
  function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  /** Looks where everything is now. */
  async function refresh(isFetching = false): Promise<void> {
    state = await repository.state({isFetching, place: options.place?.()});
    const [own] = await repository.history({from: state.drafts, most: 1, isOwn: true});
    message = readDraftMessage(own?.message ?? '') ?? {label: '', base: state.main};
    files = await snapshots.siteAt(state.drafts);
  }

  /** The problems that the site has already. */
  function knownProblems(): Promise<Problem[]> {
    if (known?.files !== files) known = {files, problems: site.checkSite(files)};
    return known.problems;
  }

  /** The site with changes in it. */
  async function withChanges(changes: readonly FileChange[]): Promise<SiteFiles> {
    const changed = new Map(files);
    for (const {file, after} of changes) {
      if (after === null) changed.delete(file);
      else changed.set(file, after);
      if (after === null || !isWritable(file, 'upload') || picturesInMemory.has(after)) continue;
      picturesInMemory.set(after, await options.inspect(after, file));
    }
    return changed;
  }

  /** Those that changes would bring. */
  async function problemsOf(changes: readonly FileChange[]): Promise<PlacedProblem[]> {
    const before = await knownProblems();
    const edited = await withChanges(changes);
    return withBlocks(edited, newProblems(before, await site.checkSite(edited)));
  }

  /**
   * A commit on the writer's own branch.
   *
   * @param theirs with it, the work of the others until this commit is brought in
   * @throws MovedError
   */
  async function write(
    changes: readonly NewContent[],
    words: Omit<DraftMessage, 'base'>,
    theirs?: CommitId,
  ): Promise<void> {
    const answer = await repository.commit({
      branch: DRAFTS,
      was: state.drafts,
      parents: [state.drafts, ...(theirs ? [theirs] : [])],
      from: theirs ?? state.drafts,
      files: changes.map(({file, content}) => snapshots.newFile(file, content)),
      message: writeDraftMessage({...words, base: theirs ?? message.base}),
    });
    if (answer === MOVED) throw new MovedError();
    await refresh();
  }

  /** Writes changes, if they are in order. */
  async function commit(
    all: readonly FileChange[],
    words: Omit<DraftMessage, 'base'>,
  ): Promise<Saved> {
    const changes = all.filter(({before, after}) => !isEqual(before, after));
    for (const {file} of changes) admit(file, 'operation');
    if (changes.length === 0 && !words.chosen) return {result: 'saved'};
    const problems = await problemsOf(changes);
    if (problems.length > 0) return {result: 'rejected', problems};
    await write(
      changes.map(({file, after}) => ({file, content: after})),
      words,
    );
    return {result: 'saved'};
  }

  /** Does something to the branch as it is now, and again where another tab was faster. */
  async function onBranch<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof MovedError) || tries === TRIES) throw error;
        await refresh();
      }
    }
  }

  /** Does some work; what stops it becomes an answer. */
  const inTurn = (work: () => Promise<Saved>): Promise<Saved> =>
    queue(() =>
      onBranch(async () => {
        try {
          return await work();
        } catch (error) {
          if (!(error instanceof ConflictError)) {
            if (error instanceof MovedError) throw error;
            return {result: 'rejected', problems: [problemOf(error)]};
          }
          // Somebody else's work: what is on the screen is read again.
          await refresh();
          return {result: 'conflict', isDeleted: error.isDeleted};
        }
      }),
    );

  /** Edits on the files as they are now. @throws ConflictError */
  async function changesNow(edits: readonly Edit[]): Promise<FileChange[]> {
    const now = onFiles(files, edits);
    if (now.outdated.length > 0) {
      throw new ConflictError(now.outdated.some((file) => !files.has(file)));
    }
    return changesBy(files, now.edits);
  }

  function admitAll(edits: readonly Edit[]): void {
    for (const {file, kind} of edits) admit(file, kind === 'upload' ? kind : 'edit');
  }

  /** Changes without those that were made in other texts since then. */
  function undone(changes: readonly FileChange[]): FileChange[] {
    const merged = changes.map(({file, before, after}) => {
      const now = files.get(file) ?? null;
      const {content, clashes} = mergeFile(file, after, before, now);
      return {
        file,
        before: now,
        after: content,
        isLost: clashes.length > 0 || isEqual(content, now),
      };
    });
    if (merged.some(({isLost}) => isLost)) {
      throw new ConflictError(merged.some(({before, isLost}) => isLost && before === null));
    }
    return merged;
  }

  /** The last one first. */
  async function steps(): Promise<Step[]> {
    const commits = await repository.history({
      from: state.drafts,
      not: message.base,
      most: STEPS,
      isOwn: true,
    });
    const own = commits.map((one) => ({...one, words: readDraftMessage(one.message)}));
    const end = own.findIndex(({words}) => !words);
    const all = own.slice(0, end < 0 ? STEPS : end);
    return (await snapshots.withContents(all)).map(({id, time, parents, changes, words}) => ({
      ...words!,
      id,
      time,
      isNewest: parents.length > 1,
      changes,
    }));
  }

  /** The texts that were looked for, by their hashes. */
  const earlier = new Map<string, string | undefined>();

  /** Stale texts as they were when they were agreed. */
  async function earlierOf(texts: readonly SiteText[]): Promise<EarlierTexts> {
    const hashes = (text: SiteText) =>
      (['english', 'translation'] as const).flatMap((side) => hashesBefore(text, side));
    const unknown = texts.filter((text) => hashes(text).some((hash) => !earlier.has(hash)));
    const names = [...bySource(unknown).keys()].flatMap((source) => Object.values(source.files));
    const versions = new Map<string, string[]>();
    for (const {changes} of names.length > 0 ? await versionsOf(names, VERSIONS) : []) {
      for (const {file, after} of changes) {
        if (after) versions.set(file, [...(versions.get(file) ?? []), after]);
      }
    }
    const found = earlierTexts((file) => versions.get(file) ?? [], unknown);
    for (const hash of unknown.flatMap(hashes)) earlier.set(hash, found.get(hash));
    return new Map(
      [...earlier].flatMap(([hash, text]) => (text === undefined ? [] : [[hash, text]])),
    );
  }

  /** The commits of the others, and of what is not handed in, that changed some files, the newest first. */
  async function versionsOf(names: readonly string[], most: number) {
    const commits = await repository.history({from: message.base, files: names, most});
    return (await snapshots.withContents(commits)).map(({changes, ...commit}) => ({
      ...commit,
      changes: changes.map(({file, before, after}) => ({
        file,
        before: textOf(before),
        after: textOf(after),
      })),
    }));
  }

  await refresh();
  return {
    repository,
    snapshots,
    steps,
    earlierOf,
    versionsOf,
    queue,
    refresh,
    write,
    onBranch,
    /** Where everything is. */
    state: () => state,
    /** The commit of the others that the files come from. */
    base: () => message.base,
    /** The files as they are now. */
    files: () => files,
    /** The problems that the edits would bring. */
    async check(edits: readonly Edit[]): Promise<PlacedProblem[]> {
      admitAll(edits);
      return queue(async () => {
        try {
          return await problemsOf(changesBy(files, onFiles(files, edits).edits));
        } catch (error) {
          return [problemOf(error)];
        }
      });
    },
    async save({edits, label}: {edits: readonly Edit[]; label: string}): Promise<Saved> {
      admitAll(edits);
      return inTurn(async () => commit(await changesNow(edits), {label}));
    },
    /** Saves files with their whole new contents. */
    change: (
      words: Omit<DraftMessage, 'base'>,
      contents: () => readonly NewContent[] | Promise<readonly NewContent[]>,
    ) =>
      inTurn(async () => {
        const all = await contents();
        const changes = all.map(({file, content}) => ({
          file,
          before: files.get(file) ?? null,
          after: content,
        }));
        return commit(changes, words);
      }),
    undo: (id: CommitId) =>
      inTurn(async () => {
        const step = (await steps()).find((one) => one.id === id);
        if (!step || step.isNewest) throw new RefusalError(say('step.gone'), 404);
        return commit(undone(step.changes), {label: step.label, undoes: id});
      }),
    /** All that is wrong with the site as it is. */
    problems: (): Promise<readonly Problem[]> => queue(knownProblems),
  };
}

/** The problems that there were not before. The same mistake made once more is a new one. */
function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = before.map(keyOf);
  return after.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** What says that two problems are the same one; lines move with every edit above them. */
const keyOf = ({file, place, id, values, more}: Problem) =>
  JSON.stringify([file, place, id, values, more]);
