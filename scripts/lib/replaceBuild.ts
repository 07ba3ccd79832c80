import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';

const remove = (folder: string) => rm(folder, {recursive: true, force: true, maxRetries: 5});

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
  await remove(next);
  // A build that was killed between the two steps below has left none in place.
  if (!existsSync(buildDir) && existsSync(previous)) await rename(previous, buildDir);
  try {
    if (!(await make(next))) return false;
    await remove(previous);
    if (existsSync(buildDir)) await rename(buildDir, previous);
    await rename(next, buildDir);
    await remove(previous);
    return true;
  } finally {
    await remove(next);
  }
}
