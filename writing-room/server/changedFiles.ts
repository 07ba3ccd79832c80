/* Which files were changed since the last commit, the last hand-in or, without git, the first step. */
import {isWritable, isInside} from './writable';
import {firstVersions} from './firstVersions';
import {contentIn, gitFiles} from './git';
import {findRepository, type Repository} from './repository';
import type {Change} from './steps';
import {contentOf} from './writeChanges';

/** Files that the room may write and that were not handed in as they are now, by name. */
export async function changedFiles(siteDir: string, given?: Repository): Promise<Change[]> {
  const repository = given ?? (await findRepository(siteDir));
  const before = repository ? await versionsIn(siteDir, repository) : await firstVersions(siteDir);
  const changes = [...before].map(async ([file, old]): Promise<Change> => {
    return {file, before: old, after: await contentOf(siteDir, file)};
  });
  return (await Promise.all(changes))
    .filter(isChanged)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
}

/** Those that may differ, as they were handed in last. */
async function versionsIn(siteDir: string, {head, open}: Repository) {
  const names = new Set([...(await differentFromHead(siteDir)), ...(open?.files ?? [])]);
  const versions = [...names].map(async (file) => {
    if (!(await mayBeHandedIn(siteDir, file))) return [];
    const commit = open?.files.has(file) ? open.commit : head;
    return [[file, await contentIn(siteDir, commit, file)] as const];
  });
  return new Map((await Promise.all(versions)).flat());
}

/** Those that git tracks and those that are new; what it ignores is not meant. */
export async function differentFromHead(siteDir: string): Promise<string[]> {
  const changed = ['diff', '--name-only', '-z', '--no-renames', '--relative', 'HEAD'];
  const added = ['ls-files', '-z', '--others', '--exclude-standard'];
  return [...(await gitFiles(siteDir, ...changed)), ...(await gitFiles(siteDir, ...added))];
}

export async function mayBeHandedIn(siteDir: string, file: string): Promise<boolean> {
  return isWritable(file, 'operation') && (await isInside(siteDir, file));
}

function isChanged({before, after}: Change): boolean {
  if (before === null || after === null) return before !== after;
  return !before.equals(after) && !unifyLines(before).equals(unifyLines(after));
}

/** Git on Windows may give a file other line ends than the commit has. */
function unifyLines(content: Buffer): Buffer {
  if (content.includes(0)) return content;
  return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
