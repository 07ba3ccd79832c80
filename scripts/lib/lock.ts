import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const POLL_MS = 500;
/** A holder that gives no sign of life for so many polls is gone, though its process id is in use. */
const PATIENCE = 60;

interface Holder {
  pid: number;
  /** When it took the lock, to be printed. */
  since: string;
}

/** The content of the lock with the time of its last sign of life; null when it is free. */
function readLock(file: string): {text: string; beat: number} | null {
  try {
    return {text: readFileSync(file, 'utf8'), beat: statSync(file).mtimeMs};
  } catch {
    return null;
  }
}

function holderOf(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return null;
  }
}

/** A lock that was created just now is still empty, so its holder is not known yet. */
function isDead(holder: Holder | null): boolean {
  if (!holder) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose holder is gone. Of two processes that try, the rename lets one succeed. */
function removeStale(file: string, text: string): void {
  const moved = `${file}.${process.pid}`;
  try {
    if (readFileSync(file, 'utf8') !== text) return;
    renameSync(file, moved);
    rmSync(moved);
  } catch {
    // Another process was faster.
  }
}

/** Waits until the lock is free or its holder is gone, and takes it. */
async function take(file: string, text: string, log: (message: string) => void, pollMs: number) {
  let logged = false;
  let last: ReturnType<typeof readLock> = null;
  let silent = 0;
  while (!create(file, text)) {
    const found = readLock(file);
    const holder = found && holderOf(found.text);
    silent = found?.text === last?.text && found?.beat === last?.beat ? silent + 1 : 0;
    last = found;
    if (found && (isDead(holder) || silent >= PATIENCE)) {
      removeStale(file, found.text);
      continue;
    }
    if (!logged && holder) {
      log(
        `Another build is running (since ${holder.since}, process ${holder.pid}). Waiting for it …`,
      );
      logged = true;
    }
    await sleep(pollMs);
  }
}

/**
 * Does some work that only one process may do at a time; a second one waits. The lock of a process
 * that was killed is taken over.
 *
 * @param file what marks the lock; its folder is made when it is missing
 * @param log gets one message, that this process waits and for whom
 */
export async function withLock<Result>(
  file: string,
  log: (message: string) => void,
  work: () => Promise<Result>,
  pollMs = POLL_MS,
): Promise<Result> {
  mkdirSync(path.dirname(file), {recursive: true});
  const holder: Holder = {pid: process.pid, since: new Date().toLocaleTimeString('en-GB')};
  // Two locks of one process must differ, too.
  const text = JSON.stringify({...holder, id: Math.random()});
  await take(file, text, log, pollMs);

  const release = () => {
    if (readLock(file)?.text === text) rmSync(file, {force: true});
  };
  const beat = setInterval(() => {
    const now = new Date();
    if (readLock(file)?.text === text) utimesSync(file, now, now);
  }, pollMs);
  beat.unref();
  // Ctrl-C, too, ends with this event.
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}
