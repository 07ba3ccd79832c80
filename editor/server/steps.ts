/*
 * The steps of the room: what each save changed, with the content of every file before and after it.
 * One file for each step in .cache/writing-room/steps. While the files of a step are being written, its
 * name ends in ".pending.step", so a step that was interrupted is found and finished later.
 */
import {randomBytes} from 'node:crypto';
import {readdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeFileAtomically} from 'content/read/files';
import type {FileChange} from '../models/changes';
import {type HeadMove, moveHead} from './moveHead';
import {contentOf, isEqual, refusedBySystem, reversed, writeChange} from './writeChanges';

export type Change = FileChange;

/** The room's part of the cache, from the site's folder. */
export const roomFolder = '.cache/writing-room';

export interface StoredStep {
  id: string;
  /** ISO 8601. */
  time: string;
  label: string;
  /** The id of the step that this one took back. */
  undoes?: string;
  changes: readonly Change[];
  /** With them, the branch that is checked out is moved. */
  head?: HeadMove;
}

/** How many can be undone. */
const KEPT = 50;
const DONE = '.step';
const PENDING = '.pending.step';

export function stepStore(siteDir: string) {
  const folder = path.join(siteDir, roomFolder, 'steps');
  // In a folder of its own, because every file in `steps` is read as a step.
  const drafts = path.join(siteDir, roomFolder, 'drafts');
  const fileOf = (id: string, ending: string) => path.join(folder, id + ending);

  /** The oldest first. */
  async function idsOf(ending: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(DONE) && name.endsWith(PENDING) === (ending === PENDING))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  }

  async function readAll(ending: string): Promise<StoredStep[]> {
    const contents = (await idsOf(ending)).map((id) => readFile(fileOf(id, ending)));
    return (await Promise.all(contents)).map((content) => deserialize(content) as StoredStep);
  }

  async function writeAll(changes: readonly Change[]): Promise<void> {
    for (const change of changes) await writeChange(siteDir, change, drafts);
  }

  /** All files of the step are written. Renaming needs no room on a disk that is full. */
  async function finish(id: string): Promise<void> {
    await rename(fileOf(id, PENDING), fileOf(id, DONE));
    const old = (await idsOf(DONE)).slice(0, -KEPT);
    await Promise.all(old.map((each) => rm(fileOf(each, DONE), {force: true})));
  }

  /** None of them is. */
  const abandon = (id: string) => rm(fileOf(id, PENDING), {force: true});

  /**
   * Completes a step that was interrupted, because it had been checked as a whole and the writer had
   * pressed "Save". Only when somebody has changed one of its files since then are its other files put
   * back, because the words of both cannot be kept.
   */
  async function complete({id, label, changes, head}: StoredStep): Promise<string> {
    const now = changes.map(async (change) => {
      const content = await contentOf(siteDir, change.file);
      return {change, isDone: isEqual(content, change.after), content};
    });
    const all = await Promise.all(now);
    const done = all.filter(({isDone}) => isDone).map(({change}) => change);
    const open = all.filter(({isDone}) => !isDone);
    const foreign = open.filter(({change, content}) => !isEqual(content, change.before));
    if (foreign.length > 0) {
      await writeAll(done.map(reversed));
      await abandon(id);
      const files = foreign.map(({change}) => change.file).join(', ');
      return `A save that was interrupted was taken back, because somebody has changed ${files} since: ${label}.`;
    }
    await writeAll(open.map(({change}) => change));
    if (head) await moveHead(siteDir, head);
    await finish(id);
    return `A save that was interrupted is complete now: ${label}.`;
  }

  return {
    /**
     * Writes the files of a step: all of them, or none. The step is noted before the first of them, and
     * a file that cannot be written puts the earlier ones back; should that fail, too, or should the
     * program be ended in between, the step stays pending.
     *
     * @throws ConflictError when a file is not as it was before
     * @throws EditError when the system refuses
     */
    async write(given: Omit<StoredStep, 'id' | 'time'>): Promise<void> {
      const {changes, head} = given;
      const time = new Date().toISOString();
      // Sorted by time.
      const id = `${time.replace(/[^0-9T]/g, '')}-${randomBytes(3).toString('hex')}`;
      const step: StoredStep = {...given, id, time};
      try {
        await writeFileAtomically(fileOf(id, PENDING), serialize(step), drafts);
      } catch (error) {
        throw refusedBySystem(changes[0]?.file ?? '', error);
      }
      const written: Change[] = [];
      try {
        for (const change of changes) {
          await writeChange(siteDir, change, drafts);
          written.unshift(reversed(change));
        }
        if (head) await moveHead(siteDir, head);
      } catch (error) {
        await writeAll(written);
        await abandon(id);
        throw error;
      }
      await finish(id);
    },
    /** @returns a sentence about each step that was pending @throws EditError when the system refuses */
    async finishPending(): Promise<string[]> {
      const sentences: string[] = [];
      for (const step of await readAll(PENDING)) sentences.push(await complete(step));
      // What was interrupted may have left a draft.
      if (sentences.length > 0) await rm(drafts, {recursive: true, force: true});
      return sentences;
    },
    /** Those that can be undone, the newest first. */
    list: async () => (await readAll(DONE)).reverse(),
  };
}
