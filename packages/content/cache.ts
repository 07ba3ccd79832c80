/*
 * The build cache: files in .cache that are expensive to make. For each entry a file in .cache/hashes has the hash of
 * its key and content; not beside the entry, because some of these folders are served as static files. An entry with
 * another hash (truncated, changed, written by another program) counts as missing. Several processes may use the cache
 * at once, and .cache may be deleted at any time.
 */
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {hash, readSiteFile, readSiteText, writeFileAtomically} from './read/files';

interface CacheEntry {
  siteDir: string;
  /** From the site's folder: ”.cache/social/a.png”. */
  file: string;
  /** The inputs of the content, or their hash, unless the name of the file contains it. */
  key?: string;
}

/** The content of an entry; a missing or damaged entry is made and written. */
export async function cacheFile(
  {siteDir, file, key = ''}: CacheEntry,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const hashFile = hashFileOf(file);
  const kept = readSiteFile(siteDir, file);
  const keptHash = readSiteText(siteDir, hashFile);
  if (kept && keptHash === hash([key, kept])) return Buffer.from(kept);
  const content = Buffer.from(await make());
  await writeFileAtomically(path.join(siteDir, file), content, path.join(siteDir, '.cache/drafts'));
  await writeFileAtomically(path.join(siteDir, hashFile), hash([key, content]));
  return content;
}

/**
 * Removes all files and folders of a cache folder but the named ones.
 *
 * @param folder from the site's folder: ”.cache/social"
 */
export async function removeOthers(
  siteDir: string,
  folder: string,
  wanted: Iterable<string>,
): Promise<void> {
  const kept = new Set(wanted);
  const names = await readdir(path.join(siteDir, folder)).catch(() => []);
  const others = names.filter((name) => !kept.has(name)).map((name) => `${folder}/${name}`);
  await Promise.all(
    others
      .flatMap((file) => [file, hashFileOf(file)])
      .map((file) => rm(path.join(siteDir, file), {recursive: true, force: true})),
  );
}

const hashFileOf = (file: string): string => `.cache/hashes/${hash([file])}`;
