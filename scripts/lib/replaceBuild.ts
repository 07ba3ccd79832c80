import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';

const RETRY_MS = 100;
const RETRIES = 100;

/** Windows refuses to rename a folder for as long as a program reads a file in it. */
async function renameFolder(from: string, to: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await rename(from, to);
    } catch (error) {
      const {code = ''} = error as NodeJS.ErrnoException;
      if (!['EACCES', 'EBUSY', 'EPERM'].includes(code) || tries === RETRIES) throw error;
      await sleep(RETRY_MS);
    }
  }
}

const remove = (folder: string) => rm(folder, {recursive: true, force: true, maxRetries: 5});

/**
 * Puts a finished folder in the place of another one. No system has one step for that everywhere:
 * between two renames the folder is missing, for less than a millisecond, which servers of ours
 * wait out. A link to a folder would need only one, but hosts that copy `build/` may not follow it.
 */
export async function swapFolder(next: string, folder: string): Promise<void> {
  const previous = `${folder}.previous`;
  await remove(previous);
  const hadOne = existsSync(folder);
  if (hadOne) await renameFolder(folder, previous);
  try {
    await renameFolder(next, folder);
  } catch (error) {
    if (hadOne) await renameFolder(previous, folder);
    throw error;
  }
  // The new folder is in place; the next build removes what Windows keeps open.
  await remove(previous).catch(() => undefined);
}

/**
 * Makes a build in a fresh folder, and puts it in the place of the present one only when it is
 * whole: until then the present one stays as it is.
 *
 * @param make fills the folder it is given, which does not exist yet. @returns whether it succeeded
 * @returns what `make` returned
 */
export async function replaceBuild(
  buildDir: string,
  make: (next: string) => Promise<boolean>,
): Promise<boolean> {
  const next = `${buildDir}.next`;
  const previous = `${buildDir}.previous`;
  // A build may have been killed between the two renames.
  if (!existsSync(buildDir) && existsSync(previous)) await renameFolder(previous, buildDir);
  await remove(next);
  try {
    if (!(await make(next))) return false;
    await swapFolder(next, buildDir);
    return true;
  } finally {
    await remove(next);
  }
}
