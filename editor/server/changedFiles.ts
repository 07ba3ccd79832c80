/* Which files were changed since the last commit or the last hand-in. */
import {changedNames, contentIn, gitLines} from './git';
import {findRepository, type Repository} from './repository';
import type {Change} from './steps';
import {isInside, isWritable} from './writable';
import {contentOf, isEqual} from './writeChanges';

/** Files that the room may write and that were not handed in as they are now, by name; none without git. */
export async function changedFiles(siteDir: string, given?: Repository): Promise<Change[]> {
  const repository = given ?? (await findRepository(siteDir));
  if (!repository) return [];
  const before = await versionsIn(siteDir, repository);
  const changes: Change[] = [];
  for (const file of [...before.keys()].sort()) {
    const change = {file, before: before.get(file)!, after: await contentOf(siteDir, file)};
    if (!isEqual(unifyLines(change.before), unifyLines(change.after))) changes.push(change);
  }
  return changes;
}

/** Those that may differ, as they were handed in last. */
async function versionsIn(siteDir: string, {head, open}: Repository) {
  const files = new Set([...(await differentFromHead(siteDir)), ...(open?.files ?? [])]);
  const versions = new Map<string, Buffer | null>();
  for (const file of files) {
    const commit = open?.files.has(file) ? open.commit : head;
    versions.set(file, await contentIn(siteDir, commit, file));
  }
  return versions;
}

/** Those that git tracks and those that are new, if they may be handed in; what git ignores is not meant. */
export async function differentFromHead(siteDir: string): Promise<string[]> {
  const changed = await changedNames(siteDir, 'HEAD');
  const added = await gitLines(siteDir, 'ls-files', '-z', '--others', '--exclude-standard');
  const files: string[] = [];
  for (const file of [...changed, ...added]) {
    if (await mayBeHandedIn(siteDir, file)) files.push(file);
  }
  return files;
}

export const mayBeHandedIn = async (siteDir: string, file: string): Promise<boolean> =>
  isWritable(file, 'operation') && isInside(siteDir, file);

/** Git on Windows may give a file other line ends than the commit has. */
function unifyLines(content: Buffer | null): Buffer | null {
  if (!content || content.includes(0)) return content;
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
