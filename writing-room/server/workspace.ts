/*
 * Checking and saving. Every change is laid over the files of the site first, checked there, and
 * written only when it brings no new problem. All of this happens one after the other.
 */
import path from 'node:path';
import type {Problem} from 'content-checks/diagnostics';
import {stateOfFolder} from 'content-checks/files';
import {EditError} from 'minimal-edits/editError';
import {mergeFile} from './mergeFile';
import {newProblems, type PlacedProblem, withBlocks} from '../models/problems';
import type {Edit, SaveAnswer, SaveRequest, Unwritten} from '../protocol';
import {say} from '../sentences';
import {changedFiles} from './changedFiles';
import {changesBy, FileEditError, onFiles} from './edits';
import {noteFirst, roomFolder} from './firstVersions';
import {RefusalError} from './http';
import {moveHead} from './moveHead';
import {finishPending} from './recovery';
import {type Change, type StoredStep, stepStore} from './steps';
import {isInside, isWritable, type Purpose} from './writable';
import {
  ConflictError,
  contentOf,
  isEqual,
  reversed,
  writeChanges,
  WriteError,
} from './writeChanges';
import {site} from '../site';

/** `null`: the file is removed. */
interface Contents {
  file: string;
  content: string | Buffer | null;
}

export interface Workspace {
  /** What became of saves that were interrupted, as sentences. */
  recovered: readonly string[];
  /** The problems that the edits would bring. */
  check: (edits: readonly Edit[]) => Promise<PlacedProblem[]>;
  save: (request: SaveRequest) => Promise<Saved>;
  /** Saves files with their whole new contents. */
  change: (
    label: string,
    contents: () => readonly Contents[] | Promise<readonly Contents[]>,
  ) => Promise<Saved>;
  /**
   * Writes files as they are somewhere else, unchecked, and moves the branch that is checked out.
   *
   * @throws ConflictError when one of them was changed meanwhile
   */
  bring: (
    label: string,
    find: () => Promise<Required<Pick<StoredStep, 'changes' | 'head'>>>,
  ) => Promise<void>;
  undo: (id: string) => Promise<Saved>;
  /** Those that can be undone, the newest first. */
  steps: () => Promise<StoredStep[]>;
  /** The files that differ from what was last handed in. */
  changed: () => Promise<Change[]>;
  /** All that is wrong with the site as it is. */
  problems: () => Promise<readonly Problem[]>;
  /** Waits for what has begun. */
  close: () => Promise<unknown>;
}

type Labels = Pick<StoredStep, 'label' | 'undoes' | 'head'>;

type Saved = Unwritten<SaveAnswer>;

const purposeOf = ({kind}: Edit): Purpose => (kind === 'upload' ? 'upload' : 'edit');

/** Where the checks read. */
const FOLDERS = [
  'docs',
  'pages',
  'i18n',
  'src/data',
  'src/pages',
  site.portraits,
  site.icons,
  'static',
];

/** Finishes saves that were interrupted. */
export async function openWorkspace(siteDir: string): Promise<Workspace> {
  const folderOf = (name: string) => path.join(siteDir, roomFolder, name);
  const drafts = folderOf('drafts');
  const steps = stepStore(folderOf('steps'));
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
    if (known?.state !== state) known = {state, problems: site.check(siteDir)};
    return known.problems;
  }

  /** Those that changes would bring. */
  async function problemsOf(changes: readonly Change[]): Promise<PlacedProblem[]> {
    const before = await knownProblems();
    const unsaved = new Map(changes.map(({file, after}) => [file, after]));
    const edited = {folder: siteDir, unsaved};
    return withBlocks(edited, newProblems(before, await site.check(edited)));
  }

  async function refuseForeign(file: string, purpose: Purpose): Promise<void> {
    if (isWritable(file, purpose) && (await isInside(siteDir, file))) return;
    throw new RefusalError(403, say('room.foreign', {file}));
  }

  async function conflict(files: readonly string[]): Promise<Saved> {
    const contents = await Promise.all(files.map((file) => contentOf(siteDir, file)));
    return {result: 'conflict', isDeleted: contents.includes(null)};
  }

  /** Notes the step, writes its files, and notes that they are written. */
  async function write(changes: readonly Change[], labels: Labels): Promise<void> {
    const begin = async () => {
      await noteFirst(siteDir, changes);
      return steps.begin({...labels, changes});
    };
    const {id} = await begin().catch((error: unknown) => {
      throw new WriteError(changes[0]?.file ?? '', true, error);
    });
    try {
      await writeChanges(siteDir, changes, drafts);
      if (labels.head) await moveHead(siteDir, labels.head);
    } catch (error) {
      // A step that is written in parts stays pending, and is finished later.
      if (!(error instanceof WriteError) || error.isUndone) await steps.abandon(id);
      throw error;
    }
    await steps.finish(id);
  }

  /** Writes changes, if they are in order. */
  async function commit(all: readonly Change[], labels: Labels): Promise<Saved> {
    const changes = all.filter(({before, after}) => !isEqual(before, after));
    for (const {file} of changes) await refuseForeign(file, 'operation');
    if (changes.length > 0) {
      const problems = await problemsOf(changes);
      if (problems.length > 0) return {result: 'rejected', problems};
      await write(changes, labels);
    }
    return {result: 'saved'};
  }

  /** Does some work; what stops it becomes an answer. */
  const inTurn = (work: () => Promise<Saved>): Promise<Saved> =>
    queue(async () => {
      try {
        await finishPending(siteDir, steps, drafts);
        return await work();
      } catch (error) {
        if (error instanceof ConflictError) return conflict(error.files);
        // An operation that could not be done is about no file yet.
        if (error instanceof EditError) {
          const {file = '', field} = error.about ?? {};
          const place = field ? [field] : [];
          return {result: 'rejected', problems: [{file, line: 1, place, ...error.sentence}]};
        }
        if (error instanceof FileEditError || error instanceof WriteError) {
          const {file, sentence} = error;
          return {result: 'rejected', problems: [{file, line: 1, ...sentence}]};
        }
        throw error;
      }
    });

  async function admit(edits: readonly Edit[]): Promise<void> {
    for (const edit of edits) await refuseForeign(edit.file, purposeOf(edit));
  }

  const recovered = await finishPending(siteDir, steps, drafts).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ]);
  // So that the first check does not wait for it; an error will come again there.
  queue(knownProblems).catch(() => undefined);

  return {
    recovered,
    async check(edits) {
      await admit(edits);
      return queue(async () => {
        try {
          const {edits: now} = await onFiles(siteDir, edits);
          return await problemsOf(await changesBy(siteDir, now));
        } catch (error) {
          if (!(error instanceof FileEditError)) throw error;
          return [{file: error.file, line: 1, ...error.sentence}];
        }
      });
    },
    async save(request) {
      await admit(request.edits);
      return inTurn(async () => {
        const {edits, outdated} = await onFiles(siteDir, request.edits);
        if (outdated.length > 0) return conflict(outdated);
        return commit(await changesBy(siteDir, edits), {label: request.label});
      });
    },
    change: (label, contents) =>
      inTurn(async () => {
        const changes = (await contents()).map(async ({file, content}) => {
          return {
            file,
            before: await contentOf(siteDir, file),
            after: content === null ? null : Buffer.from(content),
          };
        });
        return commit(await Promise.all(changes), {label});
      }),
    bring: (label, find) =>
      queue(async () => {
        await finishPending(siteDir, steps, drafts);
        const {changes, head} = await find();
        await write(changes, {label, head});
      }),
    undo: (id) =>
      inTurn(async () => {
        const step = (await steps.list()).find((one) => one.id === id);
        if (!step) throw new RefusalError(404, say('step.gone'));
        const {label, head} = step;
        if (head) {
          const back = {before: head.after, after: head.before};
          await write(step.changes.map(reversed), {label, undoes: id, head: back});
          return {result: 'saved'};
        }
        // What was changed in other texts since then stays.
        const merged = step.changes.map(async ({file, before, after}) => {
          const now = await contentOf(siteDir, file);
          const {content, clashes} = mergeFile(file, after, before, now);
          return {
            file,
            before: now,
            after: content,
            isForeign: clashes.length > 0 || isEqual(content, now),
          };
        });
        const changes = await Promise.all(merged);
        const foreign = changes.filter(({isForeign}) => isForeign);
        if (foreign.length > 0) return conflict(foreign.map(({file}) => file));
        return commit(changes, {label, undoes: id});
      }),
    steps: steps.list,
    changed: () => changedFiles(siteDir),
    problems: () => queue(knownProblems),
    close: () => last,
  };
}
