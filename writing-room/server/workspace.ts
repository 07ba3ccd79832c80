/*
 * Checking and saving. Every change is made in a copy of the site first, checked there, and written
 * only when it brings no new problem. All of this happens one after the other.
 */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Problem} from 'content-checks/diagnostics';
import {EditError} from '../files/editError';
import {versionOf} from '../files/version';
import type {Edit, SaveAnswer, SaveRequest, Step, Unwritten, Versions} from '../protocol';
import {say} from '../sentences';
import {changedFiles} from './changedFiles';
import {applyEdits, FileEditError} from './edits';
import {noteFirst, roomFolder} from './firstVersions';
import {RefusalError} from './http';
import {finishPending} from './recovery';
import {type Change, type StoredStep, stepStore} from './steps';
import {createTrial} from './trial';
import {isInside, isWritable, type Purpose} from './writable';
import {ConflictError, contentOf, isEqual, writeChanges, WriteError} from './writeChanges';

export interface Workspace {
  /** What became of saves that were interrupted, as sentences. */
  recovered: readonly string[];
  /** The problems that the edits would bring. */
  check: (edits: readonly Edit[]) => Promise<Problem[]>;
  save: (request: SaveRequest) => Promise<Saved>;
  /**
   * Saves what an operation writes into a copy of the site.
   *
   * @param work writes into the folder that it is given
   */
  change: (label: string, work: (folder: string) => Promise<void>) => Promise<Saved>;
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

type Labels = Pick<Step, 'label' | 'undoes'>;

type Saved = Unwritten<SaveAnswer>;

const purposeOf = ({kind}: Edit): Purpose => (kind === 'upload' ? 'upload' : 'edit');

/** Those of the edits that are not about the content that the writer saw. */
async function outdated(folder: string, {edits, versions}: SaveRequest): Promise<string[]> {
  const files = [...new Set(edits.map(({file}) => file))];
  const contents = await Promise.all(files.map((file) => contentOf(folder, file)));
  return files.filter((file, index) => {
    const content = contents[index] ?? null;
    const isNew = edits.some((edit) => edit.file === file && edit.kind === 'upload');
    return isNew ? content !== null : content === null || versions[file] !== versionOf(content);
  });
}

/** Puts the earlier contents into the copy. @throws ConflictError when a file has changed since */
async function takeBack(folder: string, changes: readonly Change[]): Promise<void> {
  const contents = await Promise.all(changes.map(({file}) => contentOf(folder, file)));
  const foreign = changes.filter(({after}, index) => !isEqual(contents[index] ?? null, after));
  if (foreign.length > 0) throw new ConflictError(foreign.map(({file}) => file));
  for (const {file, before} of changes) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), {recursive: true});
    if (before === null) await rm(place);
    else await writeFile(place, before);
  }
}

/** Finishes saves that were interrupted, and follows the site from then on. */
export async function openWorkspace(siteDir: string): Promise<Workspace> {
  const folderOf = (name: string) => path.join(siteDir, roomFolder, name);
  const drafts = folderOf('drafts');
  const steps = stepStore(folderOf('steps'));
  const trial = createTrial(siteDir, folderOf('shadow'));
  let last: Promise<unknown> = Promise.resolve();

  /** Does some work when all work that was asked for earlier is done. */
  function queue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  }

  async function refuseForeign(file: string, purpose: Purpose): Promise<void> {
    if (isWritable(file, purpose) && (await isInside(siteDir, file))) return;
    throw new RefusalError(403, say('room.foreign', {file}));
  }

  async function conflict(files: readonly string[]): Promise<Saved> {
    const contents = files.map(async (file) => {
      const content = await contentOf(siteDir, file);
      return {file, content: content && content.toString('utf8')};
    });
    return {result: 'conflict', files: await Promise.all(contents)};
  }

  async function versionsOf(files: readonly string[]): Promise<Versions> {
    const versions = files.map(async (file) => {
      const content = await contentOf(siteDir, file);
      return content ? [[file, versionOf(content)] as const] : [];
    });
    return Object.fromEntries((await Promise.all(versions)).flat());
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
    } catch (error) {
      // A step that is written in parts stays pending, and is finished later.
      if (!(error instanceof WriteError) || error.isUndone) await steps.abandon(id);
      throw error;
    }
    await steps.finish(id);
  }

  /** Writes what was changed in the copy, if it is in order. @param files to give the versions of */
  async function commit(labels: Labels, files: readonly string[] = []): Promise<Saved> {
    const changes = await trial.changes();
    for (const {file} of changes) await refuseForeign(file, 'operation');
    if (changes.length > 0) {
      const problems = await trial.problems();
      if (problems.length > 0) return {result: 'rejected', problems};
      await write(changes, labels);
    }
    const all = new Set([...files, ...changes.map(({file}) => file)]);
    return {result: 'saved', versions: await versionsOf([...all])};
  }

  /** Does some work on a copy that is equal to the site; what stops it becomes an answer. */
  const inTurn = (work: () => Promise<Saved>): Promise<Saved> =>
    queue(async () => {
      try {
        await finishPending(siteDir, steps, drafts);
        await trial.begin();
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
  queue(trial.begin).catch(() => undefined);

  return {
    recovered,
    async check(edits) {
      await admit(edits);
      return queue(async () => {
        await trial.begin();
        try {
          await applyEdits(trial.folder, edits);
        } catch (error) {
          if (!(error instanceof FileEditError)) throw error;
          return [{file: error.file, line: 1, ...error.sentence}];
        }
        return trial.problems();
      });
    },
    async save(request) {
      await admit(request.edits);
      return inTurn(async () => {
        const changed = await outdated(trial.folder, request);
        if (changed.length > 0) return conflict(changed);
        await applyEdits(trial.folder, request.edits);
        const files = request.edits.map(({file}) => file);
        return commit({label: request.label}, files);
      });
    },
    change: (label, work) =>
      inTurn(async () => {
        await work(trial.folder);
        return commit({label});
      }),
    undo: (id) =>
      inTurn(async () => {
        const step = (await steps.list()).find((one) => one.id === id);
        if (!step) throw new RefusalError(404, say('step.gone'));
        await takeBack(trial.folder, step.changes);
        return commit({label: step.label, undoes: id});
      }),
    steps: steps.list,
    changed: () => changedFiles(siteDir),
    problems: () =>
      queue(async () => {
        await trial.begin();
        return trial.known();
      }),
    close: () => last,
  };
}
