import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, type Zippable, zipSync} from 'fflate';
import {cacheFile, removeOthers} from 'content/cache';
import {hash, writeFileAtomically} from 'content/read/files';
import {loadSiteData} from '../../data';
import {codeHash} from '../../lib/buildInputs';
import {findFont, type FontMetadata} from '../../lib/fonts/readFont';
import {archiveName, servedFolder, staticFolder} from '../../lib/fonts/settings';

/** An entry of fonts.yml with the file that it names. */
export interface DownloadableFont {
  id: string;
  /** The name of the entry in Nepali, which the preview shows. */
  word: string;
  /** The licence of the entry, in English; '' where only the file names it. */
  licence: string;
  /** The name of the file on the site and in the archive. */
  fileName: string;
  bytes: Buffer;
  font: FontMetadata;
}

/** The entries that have a file. */
export async function loadDownloadableFonts(siteDir: string): Promise<DownloadableFont[]> {
  const {lists} = await loadSiteData(siteDir);
  const fonts: DownloadableFont[] = [];
  for (const [index, {id, file, licence = ''}] of lists.en.fonts.entries()) {
    const found = file && (await findFont(siteDir, file));
    if (!found || 'problem' in found) continue;
    const word = lists.ne.fonts[index]?.name ?? '';
    fonts.push({id, word, licence, fileName: `${id}.${found.font.format}`, ...found});
  }
  return fonts;
}

const OPEN_FONT_LICENSE = readFileSync(path.join(__dirname, 'OFL.txt'), 'utf8');

/** The same in every archive, so that the same files give the same bytes. ZIP counts from 1980. */
const TIME = new Date(1980, 0, 1);

/**
 * Writes the files of all fonts, and an archive of them, to a folder that is served. Unchanged files are not written,
 * because the development server watches the folder.
 *
 * @returns the size of the archive in bytes; 0 when there is nothing to put into it
 */
export async function writeFonts(
  siteDir: string,
  fonts: readonly DownloadableFont[],
): Promise<number> {
  const folder = path.join(siteDir, staticFolder, servedFolder);
  const files = new Map<string, Uint8Array>(fonts.map(({fileName, bytes}) => [fileName, bytes]));
  if (fonts.length > 0) files.set(archiveName, await keptArchive(siteDir, fonts));
  // The whole folder is served, with what another version may have left in it.
  await removeOthers(siteDir, staticFolder, [servedFolder]);
  await removeOthers(siteDir, `${staticFolder}/${servedFolder}`, files.keys());
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    await writeFileAtomically(file, bytes, path.join(siteDir, '.cache/drafts'));
  }
  return files.get(archiveName)?.length ?? 0;
}

/** The archive takes 1.5 s to make. */
function keptArchive(siteDir: string, fonts: readonly DownloadableFont[]): Promise<Buffer> {
  const inputs = fonts.flatMap((font) => [font.fileName, font.bytes, font.id, licenceText(font)]);
  const entry = {
    siteDir,
    file: `${staticFolder}/${servedFolder}/${archiveName}`,
    key: hash([codeHash(siteDir), ...inputs]),
  };
  return cacheFile(entry, () => archive(fonts));
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
 * The copyright and the licence, which have to be distributed with a font. Many packages lack a licence file; the font
 * itself names both.
 */
export function licenceText({font, licence}: Pick<DownloadableFont, 'font' | 'licence'>): string {
  const {names, open} = font;
  const terms = open
    ? `This Font Software is licensed under the SIL Open Font License, Version 1.1.\n\n${OPEN_FONT_LICENSE}`
    : [licence, names.licence, names.licenceLink].filter(Boolean).join('\n');
  return `${[names.full, names.copyright, terms].filter(Boolean).join('\n\n').trimEnd()}\n`;
}
