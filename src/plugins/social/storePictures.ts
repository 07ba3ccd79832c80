import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A picture to be drawn. */
export interface Picture {
  /** Where it belongs. */
  file: string;
  heading: string;
}

/** sharp works on threads of its own; more at a time would only take memory. */
const AT_A_TIME = 4;

/** A name for what is drawn from these ingredients, the same on every machine. */
export function fingerprint(ingredients: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  // Lengths keep apart what would read alike when put in a row.
  for (const part of ingredients) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Writes every picture where it belongs. What was drawn once is only copied the next time.
 *
 * @param cacheDir where drawn pictures are kept; may be deleted at any time
 * @param settings everything beside the heading that shapes a picture
 */
export async function storePictures(
  pictures: readonly Picture[],
  cacheDir: string,
  settings: readonly (string | Buffer)[],
  draw: (heading: string) => Promise<Buffer>,
): Promise<void> {
  await mkdir(cacheDir, {recursive: true});
  const store = async ({file, heading}: Picture) => {
    const kept = path.join(cacheDir, `${fingerprint([...settings, heading])}.png`);
    if (!existsSync(kept)) {
      // In two steps, so that an interrupted build leaves no half a picture behind.
      const partial = `${kept}.${process.pid}.${path.basename(file)}`;
      await writeFile(partial, await draw(heading));
      await rename(partial, kept);
    }
    await mkdir(path.dirname(file), {recursive: true});
    await copyFile(kept, file);
  };
  for (let next = 0; next < pictures.length; next += AT_A_TIME) {
    await Promise.all(pictures.slice(next, next + AT_A_TIME).map(store));
  }
}
