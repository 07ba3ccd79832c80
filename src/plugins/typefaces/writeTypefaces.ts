import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {writeWhole} from '../site-data/pictures/wholeFile';
import {fingerprint} from '../social/storePictures';
import {archive} from './archive';
import {licenceText} from './licenceText';
import type {Typeface} from './loadTypefaces';
import {archiveName, servedFolder, staticFolder} from './settings';

const folder = `${staticFolder}/${servedFolder}`;

/** What the archive was made of; not for the public. */
const record = '.cache/typefaces-archive';

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
    if (!read(siteDir, `${folder}/${fileName}`)?.equals(bytes)) {
      await writeWhole(siteDir, `${folder}/${fileName}`, bytes);
    }
  }
  return typefaces.length === 0 ? 0 : writeArchive(siteDir, typefaces);
}

async function writeArchive(siteDir: string, typefaces: readonly Typeface[]): Promise<number> {
  const file = `${folder}/${archiveName}`;
  const madeOf = fingerprint([
    edition,
    ...typefaces.flatMap((each) => [each.fileName, each.bytes, licenceText(each)]),
  ]);
  const kept = read(siteDir, record)?.toString() === madeOf ? read(siteDir, file) : undefined;
  if (kept) return kept.length;
  const packed = archive(typefaces);
  await writeWhole(siteDir, file, packed);
  await writeWhole(siteDir, record, madeOf);
  return packed.length;
}

/** Takes away what no entry names any more. */
export async function dropStale(siteDir: string, typefaces: readonly Typeface[]): Promise<void> {
  const wanted = new Set(typefaces.map(({fileName}) => fileName));
  if (typefaces.length > 0) wanted.add(archiveName);
  const place = path.join(siteDir, folder);
  const stale = (await readdir(place)).filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(place, name), {force: true})));
}

function read(siteDir: string, file: string): Buffer | undefined {
  const place = path.join(siteDir, file);
  return existsSync(place) ? readFileSync(place) : undefined;
}
