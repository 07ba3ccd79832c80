import {ChildProcess} from 'node:child_process';
import fs from 'node:fs/promises';
import type {NewCommit} from '../repository';
import {openRepository} from '../server/gitRepository';
import {asha} from './support/requests';

// A process that makes a commit and stops at a point of it, until it is killed.
const [folder = '', point = '', request = ''] = process.argv.slice(2);
const {rename} = fs;
let files = 0;

async function stop(): Promise<void> {
  process.send?.(point);
  await new Promise(() => undefined);
}

fs.rename = async (from, to) => {
  if (point === 'pending') await stop();
  await rename(from, to);
  files += 1;
  const isHere = {'first file': files === 1, 'last file': files === 4}[point];
  if (isHere) await stop();
};

/** Starts the program of a child process. */
interface Spawning {
  spawn: (options: {args: readonly string[]}) => number;
}
const processes = ChildProcess.prototype as unknown as Spawning;
const {spawn} = processes;
processes.spawn = function start(options) {
  // The branches are moved together, at last.
  if (point === 'index' && options.args.includes('Editor')) return Number(void stop());
  return spawn.call(this, options);
};

void openRepository({folder, isBare: false, user: asha}).then((repository) =>
  repository.commit(JSON.parse(request) as NewCommit),
);
