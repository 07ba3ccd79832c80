/*
 * The build cache: files in .cache that are expensive to make. For each entry a file in .cache/hashes has the hash of
 * its key and content; not beside the entry, because some of these folders are served as static files. An entry with
 * another hash (truncated, changed, written by another program) counts as missing. Several processes may use the cache
 * at once.
 */
import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {hash, writeFileAtomically} from './read/files';

interface CacheEntry {
  siteDir: string;
  /** From the site's folder: ".cache/social/a.png". */
  file: string;
  /** The inputs of the content, or their hash, unless the name of the file contains it. */
  key?: string;
}

/** The content of an entry; a missing or damaged entry is made and written. */
export async function cacheFile(
  {siteDir, file, key = ''}: CacheEntry,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const target = path.join(siteDir, file);
  const hashFile = hashFileOf(siteDir, file);
  const kept = await readIfThere(target);
  const keptHash = await readIfThere(hashFile);
  if (kept && String(keptHash) === hash([key, kept])) return kept;
  const content = Buffer.from(await make());
  await writeFileAtomically(target, content, path.join(siteDir, '.cache/drafts'));
  await writeFileAtomically(hashFile, hash([key, content]));
  return content;
}

/**
 * Removes all files and folders of a cache folder but the named ones.
 *
 * @param folder from the site's folder: ".cache/social"
 */
export async function removeOthers(
  siteDir: string,
  folder: string,
  names: Iterable<string>,
): Promise<void> {
  const kept = new Set(names);
  const target = path.join(siteDir, folder);
  const others = (await readdir(target).catch(() => [])).filter((name) => !kept.has(name));
  await Promise.all(
    others
      .flatMap((name) => [path.join(target, name), hashFileOf(siteDir, `${folder}/${name}`)])
      .map((file) => rm(file, {recursive: true, force: true})),
  );
}

const hashFileOf = (siteDir: string, file: string): string =>
  path.join(siteDir, '.cache/hashes', hash([file]));

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
