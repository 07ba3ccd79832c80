import {createHash, randomUUID} from 'node:crypto';
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
  const draft = path.join(draftFolder, `${path.basename(file)}.${randomUUID()}.draft`);
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

/** A site's folder, or the folder with unsaved files that replace its own; null for a removed file. */
export type ContentFiles =
  string | {readonly folder: string; readonly unsaved: ReadonlyMap<string, Uint8Array | null>};

export const folderOf = (site: ContentFiles): string =>
  typeof site === 'string' ? site : site.folder;

const unsavedIn = (site: ContentFiles) =>
  typeof site === 'string' ? new Map<string, null>() : site.unsaved;

/** @returns undefined when there is no such file @param file from the site's folder, with slashes */
export function readSiteFile(site: ContentFiles, file: string): Buffer | undefined {
  const unsaved = unsavedIn(site).get(file);
  if (unsaved !== undefined) return unsaved ? Buffer.from(unsaved) : undefined;
  try {
    return readFileSync(path.join(folderOf(site), file));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(Object(error).code))) return undefined;
    throw error;
  }
}

/** The files of a folder of a site and of folders below it, from that folder. */
export function listSiteFiles(site: ContentFiles, folder: string): string[] {
  const files = new Set(filesBelow(path.join(folderOf(site), folder)));
  for (const [file, content] of unsavedIn(site)) {
    if (!file.startsWith(`${folder}/`)) continue;
    const name = file.slice(folder.length + 1);
    if (content) files.add(name);
    else files.delete(name);
  }
  return [...files];
}

/** A text that changes when a file in a folder of a site is added, changed or removed. */
export function stateOfFolder(site: ContentFiles, folder: string): string {
  const saved = filesBelow(path.join(folderOf(site), folder)).map((name) => {
    const place = path.join(folderOf(site), folder, name);
    const file = statSync(place, {bigint: true, throwIfNoEntry: false});
    return [name, file?.ino, file?.size, file?.mtimeNs, file?.ctimeNs].join(' ');
  });
  const unsaved = [...unsavedIn(site)]
    .filter(([file]) => file.startsWith(`${folder}/`))
    .map(([file, content]) => `${file} ${content ? hash([content]) : 'removed'}`);
  return [...saved, ...unsaved].join('\n');
}

/** A SHA-256 over several parts as 32 hex digits, the same on every machine. */
export function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  // The lengths keep ['ab', 'c'] and ['a', 'bc'] apart.
  for (const part of parts) sum.update(`${Buffer.byteLength(part)}:`).update(part);
  return sum.digest('hex').slice(0, 32);
}
