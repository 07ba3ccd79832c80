import {readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {cached, removeOthers} from '../../lib/cache';
import {hash} from '../../lib/hash';
import {archive} from './archive';
import {licenceText} from './licenceText';
import type {Typeface} from './loadTypefaces';
import {archiveName, servedFolder, staticFolder} from './settings';

const folder = `${staticFolder}/${servedFolder}`;

/** Changes when the same typefaces would give another archive. */
const edition = readFileSync(path.join(__dirname, 'archive.ts'));

/**
 * Puts the files of all typefaces where the site serves them, and the archive of them all. What is
 * there and right is left alone: each language calls this, and packing takes a second.
 *
 * @returns the size of the archive in bytes; 0 when there is nothing to put into it
 */
export async function writeTypefaces(
  siteDir: string,
  typefaces: readonly Typeface[],
): Promise<number> {
  await mkdir(path.join(siteDir, folder), {recursive: true});
  for (const {fileName, bytes} of typefaces) {
    await cached({siteDir, file: `${folder}/${fileName}`, key: hash([bytes])}, () => bytes);
  }
  return typefaces.length === 0 ? 0 : writeArchive(siteDir, typefaces);
}

async function writeArchive(siteDir: string, typefaces: readonly Typeface[]): Promise<number> {
  const key = hash([
    edition,
    ...typefaces.flatMap((each) => [each.fileName, each.bytes, licenceText(each)]),
  ]);
  const entry = {siteDir, file: `${folder}/${archiveName}`, key};
  return (await cached(entry, () => archive(typefaces))).length;
}

/** Takes away what no entry names any more. */
export async function dropStale(siteDir: string, typefaces: readonly Typeface[]): Promise<void> {
  const wanted = typefaces.map(({fileName}) => fileName);
  await removeOthers(siteDir, folder, typefaces.length > 0 ? [...wanted, archiveName] : wanted);
}
