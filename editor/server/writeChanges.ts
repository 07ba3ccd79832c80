/* The files of the site, each written at once. */
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import {EditError} from '../edits/editError';
import {say} from '../sentences';
import type {Change} from './steps';

/** Files that are not as a change began with them. */
export class ConflictError extends Error {
  constructor(readonly files: readonly string[]) {
    super(`Changed meanwhile: ${files.join(', ')}`);
  }
}

export const contentOf = (siteDir: string, file: string): Promise<Buffer | null> =>
  readFile(path.join(siteDir, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

export const isEqual = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

export const reversed = ({file, before, after}: Change): Change => ({
  file,
  before: after,
  after: before,
});

/**
 * Replaces, makes or removes one file.
 *
 * @param drafts a folder on the same disk, for what is not in its place yet
 * @throws ConflictError when the file is not as it was before
 * @throws EditError when the system refuses
 */
export async function writeChange(
  siteDir: string,
  {file, before, after}: Change,
  drafts: string,
): Promise<void> {
  const place = path.join(siteDir, file);
  try {
    if (!isEqual(await contentOf(siteDir, file), before)) throw new ConflictError([file]);
    if (after === null) await rm(place, {force: true});
    else await writeFileAtomically(place, after, drafts);
  } catch (error) {
    throw error instanceof ConflictError ? error : refusedBySystem(file, error);
  }
}

/** What the system says when it does not write a file. */
export function refusedBySystem(file: string, error: unknown): EditError {
  const code = String(Object(error).code ?? '');
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code);
  const sentence = isFull
    ? say('disk.full')
    : isForbidden
      ? say('disk.forbidden', {file})
      : say('disk.failed', {file, reason: code || String(error)});
  return new EditError(sentence, {file});
}
