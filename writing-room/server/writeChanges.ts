/* Writing several files as one: all of them, or none. */
import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Change} from './steps';
import {type Sentence, SentenceError} from 'content-checks/sentences';
import {say} from '../sentences';

/** A file that has another content than the change began with. Nothing was written. */
export class ConflictError extends Error {
  constructor(readonly files: readonly string[]) {
    super(`Changed meanwhile: ${files.join(', ')}`);
  }
}

/** A file that the system does not let us write. */
export class WriteError extends SentenceError {
  /** @param isUndone whether all files are as they were before */
  constructor(
    readonly file: string,
    readonly isUndone: boolean,
    cause: unknown,
  ) {
    super(explain(file, cause), {cause});
  }
}

function explain(file: string, cause: unknown): Sentence {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return say('disk.full');
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return say('disk.forbidden', {file});
  return say('disk.failed', {file, reason: code || String(cause)});
}

export const contentOf = (siteDir: string, file: string): Promise<Buffer | null> =>
  readFile(path.join(siteDir, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

export const isEqual = (one: Buffer | null, other: Buffer | null): boolean =>
  one === null || other === null ? one === other : one.equals(other);

interface Draft {
  change: Change;
  /** Null: the file is removed. */
  draft: string | null;
}

async function writeDraft(change: Change, drafts: string): Promise<Draft> {
  if (change.after === null) return {change, draft: null};
  const draft = path.join(drafts, `${path.posix.basename(change.file)}.${randomUUID()}`);
  await writeFile(draft, change.after);
  return {change, draft};
}

async function putInPlace(siteDir: string, {change, draft}: Draft): Promise<void> {
  const place = path.join(siteDir, change.file);
  if (!isEqual(await contentOf(siteDir, change.file), change.before)) {
    throw new ConflictError([change.file]);
  }
  if (draft === null) return rm(place, {force: true});
  await mkdir(path.dirname(place), {recursive: true});
  await rename(draft, place);
}

export const reversed = ({file, before, after}: Change): Change => ({
  file,
  before: after,
  after: before,
});

/**
 * Writes the files of a change. All contents are on the disk before the first file is replaced, so a
 * full disk is noticed while nothing has happened. Should a later file fail, the earlier ones are put
 * back. Each single file is replaced at once: no reader ever sees half of it.
 *
 * @param drafts a folder on the same disk, for what is not in its place yet
 * @throws ConflictError when a file is not as it was before
 * @throws WriteError when the system refuses
 */
export async function writeChanges(
  siteDir: string,
  changes: readonly Change[],
  drafts: string,
): Promise<void> {
  const ready: Draft[] = [];
  const written: Change[] = [];
  let file = changes[0]?.file ?? '';
  try {
    await mkdir(drafts, {recursive: true});
    for (const change of changes) {
      ({file} = change);
      ready.push(await writeDraft(change, drafts));
    }
    for (const draft of ready) {
      ({file} = draft.change);
      await putInPlace(siteDir, draft);
      written.push(draft.change);
    }
  } catch (error) {
    const isUndone = await putBack(siteDir, written, drafts);
    if (error instanceof ConflictError && isUndone) throw error;
    throw new WriteError(file, isUndone, error);
  } finally {
    // Also the parts of a draft that did not fit.
    await rm(drafts, {recursive: true, force: true});
  }
}

async function putBack(siteDir: string, written: readonly Change[], drafts: string) {
  try {
    for (const change of written.map(reversed).reverse()) {
      await putInPlace(siteDir, await writeDraft(change, drafts));
    }
    return true;
  } catch {
    return false;
  }
}
