/*
 * The build cache: files in .cache that are expensive to make. Each has its hash in a file of its own
 * in .cache/hashes, because some of these folders are served as static files. An entry whose content
 * does not match its hash (cut off, changed, written by something else) counts as missing.
 *
 * Several processes may use the cache at once. They write the same bytes for the same key; should the
 * hash of one meet the content of another, the entry is made again the next time.
 */
import {readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {hash, writeFileAtomically} from './files';

const cacheFolder = '.cache';
const hashFolder = `${cacheFolder}/hashes`;
const draftFolder = `${cacheFolder}/drafts`;

export interface CacheEntry {
  siteDir: string;
  /** From the site's folder: ".cache/social/a.png". */
  file: string;
  /** What the content is made from, or a hash of it. */
  key: string;
}

/** The content of an entry, or undefined when it has to be made. */
export async function readCached({siteDir, file, key}: CacheEntry): Promise<Buffer | undefined> {
  const [content, expected] = await Promise.all([
    readIfThere(path.join(siteDir, file)),
    readIfThere(path.join(siteDir, hashFileOf(file))),
  ]);
  return content && expected?.toString() === hash([key, content]) ? content : undefined;
}

export async function writeCached(
  {siteDir, file, key}: CacheEntry,
  content: Uint8Array,
): Promise<void> {
  const drafts = path.join(siteDir, draftFolder);
  await writeFileAtomically(path.join(siteDir, file), content, drafts);
  await writeFileAtomically(path.join(siteDir, hashFileOf(file)), hash([key, content]), drafts);
}

/** The content of an entry, which is made and written when it is missing or damaged. */
export async function cached(
  entry: CacheEntry,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<Buffer> {
  const kept = await readCached(entry);
  if (kept) return kept;
  const content = await make();
  await writeCached(entry, content);
  return Buffer.from(content);
}

/**
 * Removes the files and folders of a cache folder that are not named, with their hashes.
 *
 * @param folder from the site's folder: ".cache/social"
 */
export async function removeOthers(
  siteDir: string,
  folder: string,
  names: Iterable<string>,
): Promise<void> {
  const kept = new Set(names);
  for (const place of [folder, hashFileOf(folder)].map((name) => path.join(siteDir, name))) {
    const there = await readdir(place).catch(() => []);
    const others = there.filter((name) => !kept.has(name));
    await Promise.all(
      others.map((name) => rm(path.join(place, name), {recursive: true, force: true})),
    );
  }
}

function hashFileOf(file: string): string {
  return `${hashFolder}/${path.posix.relative(cacheFolder, file)}`;
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
