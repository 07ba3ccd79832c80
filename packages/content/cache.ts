/*
 * The build cache: files in .cache that are expensive to make. For each entry a file in .cache/hashes has the hash of
 * its key and content; not beside the entry, because some of these folders are served as static files. An entry with
 * another hash (truncated, changed, written by another program) counts as missing. Several processes may use the cache
 * at once, and .cache may be deleted at any time.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {filesBelow, hash, readSiteFile, readSiteText, writeFileAtomically} from './read/files';

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

interface CacheFolder {
  siteDir: string;
  /** From the site's folder: “.cache/bundle/en”. */
  folder: string;
  /** The inputs of the content that the program does not look at, or their hash. */
  key: string;
}

/**
 * A folder of the cache that another program reads and writes. It is emptied unless it is as it was when
 * `sealCacheFolder` was called with this key, so nothing is read that was half written, damaged, or made otherwise.
 */
export function openCacheFolder(cache: CacheFolder): void {
  const place = path.join(cache.siteDir, cache.folder);
  const seal = hashFileOf(cache.folder);
  const isWhole = readSiteText(cache.siteDir, seal) === contentOf(cache);
  // From now on the program may write.
  rmSync(path.join(cache.siteDir, seal), {force: true});
  if (!isWhole) rmSync(place, {recursive: true, force: true});
  mkdirSync(place, {recursive: true});
}

/** Says that the program has written everything. */
export const sealCacheFolder = (cache: CacheFolder): Promise<void> =>
  writeFileAtomically(path.join(cache.siteDir, hashFileOf(cache.folder)), contentOf(cache));

function contentOf({siteDir, folder, key}: CacheFolder): string {
  const place = path.join(siteDir, folder);
  const files = filesBelow(place).sort();
  return hash([key, ...files.flatMap((file) => [file, readFileSync(path.join(place, file))])]);
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
