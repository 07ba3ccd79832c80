import {readFileSync} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {strToU8, type Zippable, zipSync} from 'fflate';
import {cached, removeOthers} from 'docusaurus-plugin-collections/cache';
import {hash} from 'content-checks/files';
import type {DownloadableFont} from './loadFonts';
import {archiveName, servedFolder, staticFolder} from './settings';

const folder = `${staticFolder}/${servedFolder}`;

const OPEN_FONT_LICENSE = readFileSync(path.join(__dirname, 'OFL.txt'), 'utf8');

/** The same in every archive, so that the same files give the same bytes. ZIP counts from 1980. */
const TIME = new Date(1980, 0, 1);

/** Changes when the same fonts would give another archive. */
const edition = readFileSync(path.join(__dirname, 'writeFonts.ts'));

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

export async function removeStale(
  siteDir: string,
  fonts: readonly DownloadableFont[],
): Promise<void> {
  const wanted = fonts.map(({fileName}) => fileName);
  await removeOthers(siteDir, folder, fonts.length > 0 ? [...wanted, archiveName] : wanted);
}

/** All fonts in one ZIP file, each with its licence. */
export function archive(fonts: readonly DownloadableFont[]): Uint8Array {
  const files: Zippable = {};
  for (const font of fonts) {
    files[font.fileName] = font.bytes;
    files[`licences/${font.id}.txt`] = strToU8(licenceText(font));
  }
  return zipSync(files, {level: 9, mtime: TIME});
}

/**
 * What has to be distributed with a font: its copyright and its licence. Many packages leave their licence
 * file out; the font itself names both.
 */
export function licenceText({font, licence}: Pick<DownloadableFont, 'font' | 'licence'>): string {
  const {names, open} = font;
  const terms = open
    ? `This Font Software is licensed under the SIL Open Font License, Version 1.1.\n\n${OPEN_FONT_LICENSE}`
    : [licence, names.licence, names.licenceLink].filter(Boolean).join('\n');
  return `${[names.family, names.copyright, terms].filter(Boolean).join('\n\n').trimEnd()}\n`;
}
