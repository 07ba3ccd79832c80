/*
 * Without git: every file as it was handed in last, or else before it was first changed. A file for each
 * content, named by its hash, and one that says which file of the site had it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeFileAtomically, hash} from 'content-checks/files';
import {askGit} from './git';
import type {Change} from './steps';

/** The room's part of the cache, from the site's folder. */
export const roomFolder = '.cache/writing-room';

/** The hash of the content; null: the file was not there. */
type Index = Record<string, string | null>;
type Version = readonly [file: string, content: Buffer | null];

const placeOf = (siteDir: string, name: string) =>
  path.join(siteDir, roomFolder, 'first-versions', name);
const INDEX = 'index.json';

export async function firstVersions(siteDir: string): Promise<Map<string, Buffer | null>> {
  const versions = Object.entries(await readIndex(siteDir)).map(async ([file, name]) => {
    const content = name === null ? null : await readFile(placeOf(siteDir, name));
    return [file, content] as const;
  });
  return new Map(await Promise.all(versions));
}

/** Before the files are written. Git knows their content by itself. */
export async function noteFirst(siteDir: string, changes: readonly Change[]): Promise<void> {
  if (await askGit(siteDir, 'ls-tree', '--name-only', 'HEAD')) return;
  const known = await readIndex(siteDir);
  const added = changes.filter(({file}) => !Object.hasOwn(known, file));
  if (added.length === 0) return;
  await keep(
    siteDir,
    added.map(({file, before}) => [file, before]),
  );
}

/** Further changes are compared with what was handed in now. */
export async function keepHandedIn(siteDir: string, changes: readonly Change[]): Promise<void> {
  await keep(
    siteDir,
    changes.map(({file, after}) => [file, after]),
  );
}

async function readIndex(siteDir: string): Promise<Index> {
  const source = await readFile(placeOf(siteDir, INDEX), 'utf8').catch(() => '{}');
  return JSON.parse(source) as Index;
}

async function keep(siteDir: string, versions: readonly Version[]): Promise<void> {
  const index = await readIndex(siteDir);
  for (const [file, content] of versions) {
    const name = content && hash([content]);
    if (content && name) await writeFileAtomically(placeOf(siteDir, name), content);
    index[file] = name;
  }
  await writeFileAtomically(placeOf(siteDir, INDEX), JSON.stringify(index));
}
