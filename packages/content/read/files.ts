import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a draft and renames it, so that no process reads half a file, not even after a crash. Missing folders are made.
 *
 * @param draftFolder for a file in a folder that is copied as a whole: a draft that a crash leaves
 *   behind must not be copied with it. On the same disk as the file.
 */
export async function writeFileAtomically(
  file: string,
  content: string | Uint8Array,
  draftFolder = path.dirname(file),
): Promise<void> {
  const draft = path.join(draftFolder, `${path.basename(file)}.${crypto.randomUUID()}.draft`);
  await mkdir(draftFolder, {recursive: true});
  await mkdir(path.dirname(file), {recursive: true});
  try {
    await writeFile(draft, content);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, {force: true});
    throw error;
  }
}

/** The files of a folder and of folders below it, from the folder and with slashes; none when it does not exist. */
export function filesBelow(folder: string): string[] {
  const entries = existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
    : [];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

/** A site's folder, or the files of a site in memory, by their paths from its folder, with slashes. */
export type ContentFiles = string | ReadonlyMap<string, Uint8Array>;

/** @returns undefined when there is no such file @param file from the site's folder, with slashes */
export function readSiteFile(site: ContentFiles, file: string): Uint8Array | undefined {
  if (typeof site !== 'string') return site.get(file);
  try {
    return readFileSync(path.join(site, file));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(Object(error).code))) return undefined;
    throw error;
  }
}

/** The same as a text. */
export function readSiteText(site: ContentFiles, file: string): string | undefined {
  const bytes = readSiteFile(site, file);
  return bytes && new TextDecoder().decode(bytes);
}

/** The files of a folder of a site and of folders below it, from that folder. */
export function listSiteFiles(site: ContentFiles, folder: string): string[] {
  if (typeof site === 'string') return filesBelow(path.join(site, folder));
  return [...site.keys()]
    .filter((file) => file.startsWith(`${folder}/`))
    .map((file) => file.slice(folder.length + 1));
}

/** Contents in memory do not change: each has a number. */
const numbers = new WeakMap<Uint8Array, number>();
let lastNumber = 0;

function numberOf(content: Uint8Array): number {
  const number = numbers.get(content) ?? (lastNumber += 1);
  numbers.set(content, number);
  return number;
}

/** A text that changes when a file in a folder of a site is added, changed or removed. */
export function stateOfFolder(site: ContentFiles, folder: string): string {
  const states = listSiteFiles(site, folder).map((name) => {
    if (typeof site !== 'string') return `${name} ${numberOf(site.get(`${folder}/${name}`)!)}`;
    const place = path.join(site, folder, name);
    const file = statSync(place, {bigint: true, throwIfNoEntry: false});
    return [name, file?.ino, file?.size, file?.mtimeNs, file?.ctimeNs].join(' ');
  });
  return states.join('\n');
}

/** A SHA-256 over several parts as 32 hex digits, the same on every machine. */
export function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  // The lengths keep ['ab', 'c'] and ['a', 'bc'] apart.
  for (const part of parts) {
    const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
    sum.update(`${bytes.length}:`).update(bytes);
  }
  return sum.digest('hex').slice(0, 32);
}
