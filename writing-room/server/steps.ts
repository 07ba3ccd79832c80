/*
 * The steps of the room: what each save changed, with the content of every file before and after it.
 * One file for each step in .cache/writing-room/steps. While the files of a step are being written, its
 * name ends in ".pending.step", so a step that was interrupted is found when the room opens again.
 */
import {randomBytes} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeFileAtomically} from 'content-checks/files';
import type {Step} from '../protocol';
import type {HeadMove} from './moveHead';

/** The content of a file before and after a step; null: the file is not there. */
export interface Change {
  file: string;
  before: Buffer | null;
  after: Buffer | null;
}

export interface StoredStep extends Omit<Step, 'what'> {
  changes: readonly Change[];
  /** With them, the branch that is checked out is moved. */
  head?: HeadMove;
}

/** How many can be undone. */
const KEPT = 50;
const DONE = '.step';
const PENDING = '.pending.step';

/** Sorted by time as a name. */
function newId(time: string): string {
  return `${time.replace(/[^0-9T]/g, '')}-${randomBytes(3).toString('hex')}`;
}

export interface StepStore {
  /** Notes what is about to be written. */
  begin: (step: Pick<StoredStep, 'label' | 'undoes' | 'changes' | 'head'>) => Promise<StoredStep>;
  /** Says that all of it is written. */
  finish: (id: string) => Promise<void>;
  /** Says that nothing of it is written. */
  abandon: (id: string) => Promise<void>;
  /** Those that were begun and neither finished nor abandoned, the oldest first. */
  pending: () => Promise<StoredStep[]>;
  /** Those that can be undone, the newest first. */
  list: () => Promise<StoredStep[]>;
}

/** @param folder with nothing else in it; made when it is missing */
export function stepStore(folder: string): StepStore {
  const fileOf = (id: string, ending: string) => path.join(folder, id + ending);

  async function idsOf(ending: string): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => name.endsWith(DONE) && name.endsWith(PENDING) === (ending === PENDING))
      .map((name) => name.slice(0, -ending.length))
      .sort();
  }

  async function readAll(ending: string): Promise<StoredStep[]> {
    const ids = await idsOf(ending);
    const contents = ids.map((id) => readFile(fileOf(id, ending)));
    return (await Promise.all(contents)).map((content) => deserialize(content) as StoredStep);
  }

  return {
    async begin(given) {
      const time = new Date().toISOString();
      const step = {...given, id: newId(time), time, files: given.changes.map(({file}) => file)};
      await mkdir(folder, {recursive: true});
      // The draft lies above: every name in the folder is a step.
      await writeFileAtomically(fileOf(step.id, PENDING), serialize(step), path.dirname(folder));
      return step;
    },
    async finish(id) {
      // Renaming needs no room on a disk that is full.
      await rename(fileOf(id, PENDING), fileOf(id, DONE));
      const old = (await idsOf(DONE)).slice(0, -KEPT);
      await Promise.all(old.map((each) => rm(fileOf(each, DONE), {force: true})));
    },
    abandon: (id) => rm(fileOf(id, PENDING), {force: true}),
    pending: () => readAll(PENDING),
    list: async () => (await readAll(DONE)).reverse(),
  };
}
