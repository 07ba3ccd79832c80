import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import {agreeTargets} from '../../models/agreement';
import type {AgreeTarget} from '../../types';

/** Where no text was before is known. */
export const noEarlier = () => Promise.resolve(new Map<string, string>());

/** Agrees to texts as the editor does. */
export async function agreeTo(siteDir: string, targets: readonly AgreeTarget[]): Promise<void> {
  for (const {file, content} of await agreeTargets(siteDir, targets)) {
    await writeFileAtomically(path.join(siteDir, file), content);
  }
}
