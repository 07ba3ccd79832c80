/* Which files were changed since the last commit, the last hand-in or, without git, the first step. */
import {isWritable, isInside} from './writable';
import {firstVersions} from './firstVersions';
import {gitBytes, gitFiles} from './git';
import {findRepository, type Repository} from './repository';
import type {Change} from './steps';
import {contentOf} from './writeChanges';

export type {Change};

/** Files that the room may write and that were not handed in as they are now, by name. */
export async function changedFiles(siteDir: string): Promise<Change[]> {
  const repository = await findRepository(siteDir);
  return repository ? changedSince(siteDir, repository) : changedSinceFirst(siteDir);
}

export async function changedSince(siteDir: string, repository: Repository): Promise<Change[]> {
  const {head, open} = repository;
  const names = new Set([...(await differentFromHead(siteDir)), ...(open?.files ?? [])]);
  const changes = [...names].sort().map(async (file): Promise<Change | undefined> => {
    if (!(await mayBeHandedIn(siteDir, file))) return undefined;
    const commit = open?.files.has(file) ? open.commit : head;
    const before = await gitBytes(siteDir, ['show', `${commit}:./${file}`]).catch(() => null);
    return {file, before, after: await contentOf(siteDir, file)};
  });
  return (await Promise.all(changes)).filter((change) => change !== undefined).filter(isChanged);
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

async function changedSinceFirst(siteDir: string): Promise<Change[]> {
  const first = await firstVersions(siteDir);
  const changes = [...first].map(async ([file, before]): Promise<Change> => {
    return {file, before, after: await contentOf(siteDir, file)};
  });
  return (await Promise.all(changes))
    .filter(isChanged)
    .sort((one, other) => (one.file < other.file ? -1 : 1));
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
