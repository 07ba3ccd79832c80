import {call} from '../api';
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
