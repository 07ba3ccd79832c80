import type {FilePath, Json} from '../../protocol';
import {call} from '../api';
import {isFields, partAt} from './applyEdits';
import type {Upload} from './host';

/**
 * The name for a file that is uploaded, with the first number behind it that is free: a file is never
 * written over, because browsers would show the old one from their cache.
 *
 * @param fileOf the path of a file by its name
 * @param uploads that are not saved yet
 */
export async function freeFile(
  name: string,
  fileOf: (name: string) => string,
  uploads: readonly Upload[],
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name}-${number}`;
    const file = fileOf(numbered);
    if (uploads.some((upload) => upload.file === file)) continue;
    // Any content does for the question.
    const {problems} = await call('check', {edits: [{kind: 'upload', file, content: 'AA=='}]});
    if (!problems.some((problem) => problem.file === file)) return numbered;
  }
}

/** The id of the entry, else the key of its field, else the name that the file has. */
export function fileBase(value: Json, path: FilePath, fileName: string): string {
  const entry = partAt(value, path.slice(0, -1));
  if (isFields(entry) && typeof entry.id === 'string' && entry.id !== '') return entry.id;
  return path.length > 1 ? String(path.at(-2)) : fileName.replace(/\.\w+$/, '');
}
