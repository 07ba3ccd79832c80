import {randomUUID} from 'node:crypto';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {recordFolder} from './settings';

/**
 * Writes a file elsewhere and moves it into its place: nobody who reads at the same time, or after a
 * crash, finds half of it there. The servers of both languages may write the same file at once.
 *
 * @param file from the site's folder
 */
export async function writeWhole(
  siteDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<void> {
  const place = path.join(siteDir, file);
  const draft = path.join(siteDir, recordFolder, `${randomUUID()}.draft`);
  await mkdir(path.dirname(draft), {recursive: true});
  await mkdir(path.dirname(place), {recursive: true});
  await writeFile(draft, content);
  await rename(draft, place);
}
