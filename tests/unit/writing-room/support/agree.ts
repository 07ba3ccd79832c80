import path from 'node:path';
import {writeFileAtomically} from 'content-checks/files';
import {agreeTargets} from '@site/writing-room/models/agreement';
import type {AgreeTarget} from '@site/writing-room/protocol';

/** Agrees to texts as the room does. @returns how many were open */
export async function agreeTo(siteDir: string, targets: readonly AgreeTarget[]): Promise<number> {
  const {agreed, files} = await agreeTargets(siteDir, targets);
  for (const {file, content} of files) {
    await writeFileAtomically(path.join(siteDir, file), content);
  }
  return agreed;
}
