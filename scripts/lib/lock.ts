import {mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const POLL_MS = 500;
/** No build takes as long: the process id of an older lock belongs to another program by now. */
const LONGEST_MS = 15 * 60_000;

/** The locks of this process: in a container the next one may have the id of the one that was killed. */
const own = new Set<string>();

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // A full disk takes the file without the id, which would then stand for nobody.
    rmSync(file, {force: true});
    throw error;
  }
}

/** The id of the process that holds the lock; null when it has ended. */
function holderOf(file: string): number | null {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) return null;
    const holder = Number(readFileSync(file, 'utf8'));
    if (holder === process.pid && !own.has(file)) return null;
    try {
      process.kill(holder, 0);
    } catch (error) {
      if (codeOf(error) === 'ESRCH') return null;
    }
    return holder;
  } catch {
    return null;
  }
}

/**
 * Does some work that only one process may do at a time; a second one waits, and says so. The lock of
 * a process that was killed is taken over.
 *
 * @param file what marks the lock; its folder is made when it is missing
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  pollMs = POLL_MS,
): Promise<Result> {
  mkdirSync(path.dirname(file), {recursive: true});
  for (let isWaiting = false; !take(file);) {
    const holder = holderOf(file);
    if (holder === null) {
      rmSync(file, {force: true});
      continue;
    }
    if (!isWaiting) console.log(`Another build is running (process ${holder}). Waiting for it …`);
    isWaiting = true;
    await sleep(pollMs);
  }
  own.add(file);
  const release = () => {
    own.delete(file);
    rmSync(file, {force: true});
  };
  // Ctrl-C, too, ends with this event.
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
