import {readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {cached, removeOthers} from '../../lib/cache';
import {hash} from '../../lib/hash';
import {archive, licenceText} from './archive';
import type {DownloadableFont} from './loadFonts';
import {archiveName, servedFolder, staticFolder} from './settings';

const folder = `${staticFolder}/${servedFolder}`;

/** Changes when the same fonts would give another archive. */
const edition = readFileSync(path.join(__dirname, 'archive.ts'));

/**
 * Writes the files of all fonts, and an archive of them all, to a folder that is served. Intact files
 * are kept: each language calls this, and packing takes a second.
 *
 * @returns the size of the archive in bytes; 0 when there is nothing to put into it
 */
export async function writeFonts(
  siteDir: string,
  fonts: readonly DownloadableFont[],
): Promise<number> {
  await mkdir(path.join(siteDir, folder), {recursive: true});
  for (const {fileName, bytes} of fonts) {
    await cached({siteDir, file: `${folder}/${fileName}`, key: hash([bytes])}, () => bytes);
  }
  return fonts.length === 0 ? 0 : writeArchive(siteDir, fonts);
}

async function writeArchive(siteDir: string, fonts: readonly DownloadableFont[]): Promise<number> {
  const key = hash([
    edition,
    ...fonts.flatMap((each) => [each.fileName, each.bytes, licenceText(each)]),
  ]);
  const entry = {siteDir, file: `${folder}/${archiveName}`, key};
  return (await cached(entry, () => archive(fonts))).length;
}

/** Removes what no entry names any more. */
export async function removeStale(
  siteDir: string,
  fonts: readonly DownloadableFont[],
): Promise<void> {
  const wanted = fonts.map(({fileName}) => fileName);
  await removeOthers(siteDir, folder, fonts.length > 0 ? [...wanted, archiveName] : wanted);
}
