/*
 * Checking and saving. Every change is laid over the files of the site first, checked there, and
 * written only when it brings no new problem. All of this happens one after the other.
 */
import type {Problem} from 'content/check/diagnostics';
import {stateOfFolder} from 'content/read/files';
import {EditError} from '../edits/editError';
import {type PlacedProblem, withBlocks} from '../models/page';
import type {Edit, SaveAnswer, SaveRequest} from '../protocol';
import {RefusalError, say} from '../sentences';
import {site} from '../site';
import {changesBy, onFiles} from './edits';
import {mergeFile} from './mergeFile';
import {type Change, type StoredStep, stepStore} from './steps';
import {isInside, isWritable, type Purpose} from './writable';
import {ConflictError, contentOf, isEqual, reversed} from './writeChanges';

/** `null`: the file is removed. */
interface Contents {
  file: string;
  content: string | Buffer | null;
}

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

type Saved = SaveAnswer<PlacedProblem>;

/** Where the checks read. */
const FOLDERS = [
  ...['docs', 'pages', 'i18n', 'src/data', 'src/pages', 'static'],
  ...[site.portraits, site.icons],
];

/** Why an edit was not made or a file was not written; throws all other errors. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof EditError)) throw error;
  // An operation that could not be done is about no file yet.
  const {file = '', field} = error.about ?? {};
  return {file, line: 1, ...(field && {place: [field]}), ...error.sentence};
}

/** Finishes saves that were interrupted. */
export async function openWorkspace(siteDir: string) {
  const steps = stepStore(siteDir);
  let known: {state: string; problems: Promise<Problem[]>} | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Does some work when all work that was asked for earlier is done. */
  function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  /** The problems that the site has already. */
  function knownProblems(): Promise<Problem[]> {
    const state = FOLDERS.map((folder) => stateOfFolder(siteDir, folder)).join('\n');
    if (known?.state !== state) known = {state, problems: site.checkSite(siteDir)};
    return known.problems;
  }

  /** Those that changes would bring. */
  async function problemsOf(changes: readonly Change[]): Promise<PlacedProblem[]> {
    const before = await knownProblems();
    const unsaved = new Map(changes.map(({file, after}) => [file, after]));
    const edited = {folder: siteDir, unsaved};
    return withBlocks(edited, newProblems(before, await site.checkSite(edited)));
  }

  /** @throws RefusalError for a file that the room does not write for this purpose */
  async function admit(file: string, purpose: Purpose): Promise<void> {
    if (isWritable(file, purpose) && (await isInside(siteDir, file))) return;
    throw new RefusalError(say('room.foreign', {file}), 403);
  }

  async function admitAll(edits: readonly Edit[]): Promise<void> {
    for (const {file, kind} of edits) await admit(file, kind === 'upload' ? kind : 'edit');
  }

  /** Writes changes, if they are in order. */
  async function commit(
    all: readonly Change[],
    labels: Pick<StoredStep, 'label' | 'undoes'>,
  ): Promise<Saved> {
    const changes = all.filter(({before, after}) => !isEqual(before, after));
    for (const {file} of changes) await admit(file, 'operation');
    if (changes.length === 0) return {result: 'saved'};
    const problems = await problemsOf(changes);
    if (problems.length > 0) return {result: 'rejected', problems};
    await steps.write({...labels, changes});
    return {result: 'saved'};
  }

  /** Does some work; what stops it becomes an answer. */
  const inTurn = (work: () => Promise<Saved>): Promise<Saved> =>
    queue(async () => {
      try {
        await steps.finishPending();
        return await work();
      } catch (error) {
        if (!(error instanceof ConflictError)) {
          return {result: 'rejected', problems: [problemOf(error)]};
        }
        const contents = await Promise.all(error.files.map((file) => contentOf(siteDir, file)));
        return {result: 'conflict', isDeleted: contents.includes(null)};
      }
    });

  /** A step without the changes that were made in other texts since then. */
  async function undone({changes}: StoredStep): Promise<Change[]> {
    const foreign: string[] = [];
    const merged = changes.map(async ({file, before, after}): Promise<Change> => {
      const now = await contentOf(siteDir, file);
      const {content, clashes} = mergeFile(file, after, before, now);
      if (clashes.length > 0 || isEqual(content, now)) foreign.push(file);
      return {file, before: now, after: content};
    });
    const all = await Promise.all(merged);
    if (foreign.length > 0) throw new ConflictError(foreign);
    return all;
  }

  const recovered = await steps
    .finishPending()
    .catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
  // So that the first check does not wait for it; an error will come again there.
  queue(knownProblems).catch(() => undefined);

  return {
    /** What became of saves that were interrupted, as sentences. */
    recovered,
    /** The problems that the edits would bring. */
    async check(edits: readonly Edit[]): Promise<PlacedProblem[]> {
      await admitAll(edits);
      return queue(async () => {
        try {
          const now = await onFiles(siteDir, edits);
          return await problemsOf(await changesBy(siteDir, now.edits));
        } catch (error) {
          return [problemOf(error)];
        }
      });
    },
    async save({edits, label}: SaveRequest): Promise<Saved> {
      await admitAll(edits);
      return inTurn(async () => {
        const now = await onFiles(siteDir, edits);
        if (now.outdated.length > 0) throw new ConflictError(now.outdated);
        return commit(await changesBy(siteDir, now.edits), {label});
      });
    },
    /** Saves files with their whole new contents. */
    change: (label: string, contents: () => readonly Contents[] | Promise<readonly Contents[]>) =>
      inTurn(async () => {
        const changes = (await contents()).map(async ({file, content}) => ({
          file,
          before: await contentOf(siteDir, file),
          after: content === null ? null : Buffer.from(content),
        }));
        return commit(await Promise.all(changes), {label});
      }),
    /**
     * Writes files as they are somewhere else, unchecked, and moves the branch that is checked out.
     *
     * @returns the files
     * @throws ConflictError when one of them was changed meanwhile
     */
    bring: (
      label: string,
      find: () => Promise<Required<Pick<StoredStep, 'changes' | 'head'>>>,
    ): Promise<string[]> =>
      queue(async () => {
        await steps.finishPending();
        const found = await find();
        await steps.write({label, ...found});
        return found.changes.map(({file}) => file);
      }),
    undo: (id: string) =>
      inTurn(async () => {
        const step = (await steps.list()).find((one) => one.id === id);
        if (!step) throw new RefusalError(say('step.gone'), 404);
        const {label, head} = step;
        if (!head) return commit(await undone(step), {label, undoes: id});
        const back = {before: head.after, after: head.before};
        await steps.write({changes: step.changes.map(reversed), label, undoes: id, head: back});
        return {result: 'saved'};
      }),
    /** Those that can be undone, the newest first. */
    steps: steps.list,
    /** All that is wrong with the site as it is. */
    problems: (): Promise<readonly Problem[]> => queue(knownProblems),
    /** Waits for what has begun. */
    close: () => last,
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
