import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readdirSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a draft and renames it, so that no other process, and none after a crash, reads half a file.
 * The folders are made when they are missing.
 *
 * @param draftFolder for a file in a folder that is copied as a whole: a draft that a crash leaves
 *   behind must not be copied with it. On the same disk as the file.
 */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  draftFolder = path.dirname(file),
): Promise<void> {
  const draft = path.join(draftFolder, `${path.basename(file)}.${randomUUID()}.draft`);
  await mkdir(draftFolder, {recursive: true});
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, {force: true});
    throw error;
  }
}

/** The files of a folder and those below it, from the folder and with slashes; none without it. */
export function filesBelow(folder: string): string[] {
  const entries = existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
    : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** A SHA-256 over several parts as 32 hex digits, the same on every machine. */
export function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  // The lengths keep ['ab', 'c'] and ['a', 'bc'] apart.
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('hex').slice(0, 32);
}
