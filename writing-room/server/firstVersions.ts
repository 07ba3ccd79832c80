/* Without git: every file as it was handed in last, or else before it was first changed. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {writeFileAtomically} from 'content/read/files';
import {askGit} from './git';
import type {Change} from './steps';

/** The room's part of the cache, from the site's folder. */
export const roomFolder = '.cache/writing-room';

/** By the file; null: it was not there. */
type Versions = ReadonlyMap<string, Buffer | null>;

const placeIn = (siteDir: string) => path.join(siteDir, roomFolder, 'first-versions');

export const firstVersions = (siteDir: string): Promise<Versions> =>
  readFile(placeIn(siteDir)).then(
    (content) => deserialize(content) as Versions,
    () => new Map(),
  );

/** Before the files are written. Git knows their content by itself. */
export async function noteFirst(siteDir: string, changes: readonly Change[]): Promise<void> {
  if (await askGit(siteDir, 'ls-tree', '--name-only', 'HEAD')) return;
  const before = changes.map((one) => [one.file, one.before] as const);
  await write(siteDir, new Map([...before, ...(await firstVersions(siteDir))]));
}

/** Further changes are compared with what was handed in now. */
export async function keepHandedIn(siteDir: string, changes: readonly Change[]): Promise<void> {
  const after = changes.map((one) => [one.file, one.after] as const);
  await write(siteDir, new Map([...(await firstVersions(siteDir)), ...after]));
}

const write = (siteDir: string, versions: Versions) =>
  writeFileAtomically(placeIn(siteDir), serialize(versions));
