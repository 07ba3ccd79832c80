/*
 * The build cache: files in .cache that are expensive to make. For each content that was written there is
 * an empty file in .cache/hashes, named by a hash of the entry and its content; it is not beside the entry,
 * because some of these folders are served as static files. An entry without such a file (cut off, changed,
 * written by something else) counts as missing. Several processes may use the cache at once.
 */
import {existsSync} from 'node:fs';
import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {hash, writeFileAtomically} from './read/files';

interface CacheEntry {
  siteDir: string;
  /** From the site's folder: ".cache/social/a.png". */
  file: string;
  /** What the content is made from, or a hash of it, unless that is in the name of the file. */
  key?: string;
}

/** The content of an entry, which is made and written when it is missing or damaged. */
export async function cached(
  {siteDir, file, key = ''}: CacheEntry,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const place = path.join(siteDir, file);
  const hashFileOf = (content: Uint8Array) =>
    path.join(siteDir, '.cache/hashes', hash([file, key, content]));
  const kept = await readIfThere(place);
  if (kept && existsSync(hashFileOf(kept))) return kept;
  const content = Buffer.from(await make());
  await writeFileAtomically(place, content, path.join(siteDir, '.cache/drafts'));
  await writeFileAtomically(hashFileOf(content), '');
  return content;
}

/**
 * Removes the files and folders of a cache folder that are not named.
 *
 * @param folder from the site's folder: ".cache/social"
 */
export async function removeOthers(
  siteDir: string,
  folder: string,
  names: Iterable<string>,
): Promise<void> {
  const kept = new Set(names);
  const place = path.join(siteDir, folder);
  const others = (await readdir(place).catch(() => [])).filter((name) => !kept.has(name));
  await Promise.all(
    others.map((name) => rm(path.join(place, name), {recursive: true, force: true})),
  );
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
