/*
 * Checking and saving. Every change is laid over the files of the writer's own branch first, checked there, and
 * becomes a commit on it only when it brings no new problem. All of this happens one after the other.
 */
import type {Problem} from 'content/say/diagnostics';
import {type InspectedFile, picturesInMemory} from 'content/pictures/pictureOf';
import {type Content, encode, isSameContent} from '../content';
import type {FileChange} from '../models/changes';
import {type PlacedProblem, withBlocks} from '../models/page';
import {
  type CommitId,
  SAVED_BRANCH,
  type SavedMessage,
  MOVED,
  readSavedMessage,
  type RepositoryState,
  writeSavedMessage,
} from '../repository';
import {EditError, RefusalError, say} from '../sentences';
import {site} from '../site';
import type {Edit, SaveRequest} from '../types';
import {changesBy, onFiles} from './edits';
import {conflictChoices, mergeFile} from './mergeFile';
import type {SiteFiles, Snapshots} from './snapshots';
import {isWritable} from './writable';

/** A file with its whole new content; undefined: it is removed. */
export interface NewContent {
  file: string;
  content: Content | string;
  /** What somebody else has changed in it, too, to be chosen from. */
  choices?: SavedMessage['choices'];
}

/** A commit on the writer's own branch. */
export interface Step extends SavedMessage {
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

type SaveResult =
  | {result: 'saved'}
  /** Nothing was written. The problems that the edits would bring; those from before are not among them. */
  | {result: 'rejected'; problems: readonly PlacedProblem[]}
  /** Nothing was written: somebody else has changed the same texts meanwhile, or deleted a file. */
  | {result: 'conflict'; isDeleted: boolean};

type Words = Omit<SavedMessage, 'base'> & {
  /** The id of a choice that is made by it. */
  chosen?: string;
};

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

/** How many commits on the writer's own branch are looked at. */
const STEPS = 60;
/** How often something is done again because the branch has moved. */
const TRIES = 3;

/** Texts that somebody has changed meanwhile. */
class ConflictError extends Error {
  constructor(readonly isDeleted = false) {
    super('Changed meanwhile');
  }
}

/** Another tab was faster. */
class MovedError extends Error {}

/** Why an edit was not made. */
function problemOf({about, sentence}: EditError): Problem {
  // An operation that could not be done is about no file yet.
  const {file = '', field} = about ?? {};
  return {file, line: 1, ...(field && {place: [field]}), ...sentence};
}

export async function openWorkspace(snapshots: Snapshots, {inspect, place}: WorkspaceOptions) {
  const {repository} = snapshots;
  let state: RepositoryState;
  let files: SiteFiles;
  let last: Promise<unknown> = Promise.resolve();

  /** Looks where everything is now. */
  async function refresh(isFetching = false): Promise<void> {
    const now = await repository.state({isFetching, place: place?.()});
    files = await snapshots.siteAt(now.saved);
    // At the same moment: who is not in the queue reads both.
    state = now;
  }

  /** Does some work when all that was asked for earlier is done, and again where another tab was faster. */
  function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const attempt = async (tries: number): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof MovedError) || tries === 1) throw error;
        await refresh();
        return attempt(tries - 1);
      }
    };
    const result = last.then(() => attempt(TRIES));
    last = result.catch(() => undefined);
    return result;
  }

  /** The problems that the site has already. */
  const problems = (): Promise<readonly Problem[]> =>
    snapshots.remember(`problems ${state.saved}`, () => site.checkSite(files));

  /** Those that new contents would bring. */
  async function problemsOf(
    contents: readonly {file: string; content: Content}[],
  ): Promise<PlacedProblem[]> {
    const before = await problems();
    const edited = new Map(files);
    for (const {file, content} of contents) {
      if (!content) {
        edited.delete(file);
        continue;
      }
      edited.set(file, content);
      if (isWritable(file, 'upload') && !picturesInMemory.has(content))
        picturesInMemory.set(content, await inspect(content, file));
    }
    return withBlocks(edited, newProblems(before, await site.checkSite(edited)));
  }

  /**
   * A commit on the writer's own branch.
   *
   * @param theirs with it, the work of the others until this commit is brought in
   * @throws MovedError
   */
  async function write(
    contents: readonly {file: string; content: Content}[],
    {chosen, choices = state.choices, ...words}: Words,
    theirs?: CommitId,
  ): Promise<void> {
    const open = Object.entries({...choices}).filter(([id]) => id !== chosen);
    const answer = await repository.commit({
      branch: SAVED_BRANCH,
      was: state.saved,
      parents: [state.saved, ...(theirs ? [theirs] : [])],
      from: theirs ?? state.saved,
      files: contents.map(({file, content}) => snapshots.newFile(file, content)),
      message: writeSavedMessage({
        ...words,
        base: theirs ?? state.base,
        choices: Object.fromEntries(open),
      }),
    });
    if (answer === MOVED) throw new MovedError();
    await refresh();
  }

  /**
   * Checks files with their whole new contents, and saves them if they are in order.
   *
   * @param words none where they are only checked
   */
  const change = (
    words: Words | undefined,
    makeContents: () => readonly NewContent[] | Promise<readonly NewContent[]>,
  ): Promise<SaveResult> =>
    queue(async () => {
      try {
        const made = await makeContents();
        const contents = made
          .map(({file, content}) => ({
            file,
            content: typeof content === 'string' ? encode(content) : content,
          }))
          .filter(({file, content}) => !isSameContent(files.get(file), content));
        const choices = Object.assign({}, state.choices, ...made.map((one) => one.choices));
        const found = await problemsOf(contents);
        if (found.length > 0) return {result: 'rejected', problems: found};
        if (words && (contents.length > 0 || words.chosen))
          await write(contents, {...words, choices});
        return {result: 'saved'};
      } catch (error) {
        if (error instanceof EditError) return {result: 'rejected', problems: [problemOf(error)]};
        if (!(error instanceof ConflictError)) throw error;
        // Somebody else's work: what is on the screen is read again.
        await refresh();
        return {result: 'conflict', isDeleted: error.isDeleted};
      }
    });

  /** The last one first. */
  async function steps(): Promise<Step[]> {
    const {saved: from, base: not} = state;
    const commits = await snapshots.historyWithContents({from, not, most: STEPS, isOwn: true});
    return commits.flatMap(({id, time, parents, changes, message}) => {
      const words = readSavedMessage(message);
      return words ? [{...words, id, time, changes, isNewest: parents.length > 1}] : [];
    });
  }

  await refresh();
  return {
    snapshots,
    steps,
    queue,
    refresh,
    write,
    change,
    /** All that is wrong with the site as it is. */
    problems,
    state: () => state,
    files: () => files,
    check: (edits: readonly Edit[]) =>
      change(undefined, () => changesBy(files, onFiles(files, edits).edits)),
    save: ({edits, label}: SaveRequest) =>
      change({label}, () => {
        const now = onFiles(files, edits);
        if (now.outdated.length > 0) {
          throw new ConflictError(now.outdated.some((file) => !files.has(file)));
        }
        const before = changesBy(
          files,
          edits.flatMap((edit) =>
            edit.kind === 'set' && edit.base !== undefined ? {...edit, value: edit.base} : [],
          ),
        );
        return changesBy(files, now.edits).map(({file, content}): NewContent => {
          const base = before.find((one) => one.file === file)?.content;
          if (!base) return {file, content};
          const {clashes} = mergeFile(file, base, content, files.get(file));
          return {file, content, choices: conflictChoices(file, state.saved, {clashes})};
        });
      }),
    /** Takes back the changes of a step, without those that were made in other texts since then. */
    async undo(id: CommitId): Promise<SaveResult> {
      const step = (await queue(steps)).find((one) => one.id === id);
      if (!step || step.isNewest) throw new RefusalError(say('step.gone'), 404);
      return change({label: step.label, undoes: id}, () =>
        step.changes.map(({file, before, after}) => {
          const now = files.get(file);
          const {content, clashes} = mergeFile(file, after, before, now);
          if (clashes.length > 0 || isSameContent(content, now)) throw new ConflictError();
          return {file, content};
        }),
      );
    },
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
