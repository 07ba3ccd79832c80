import {readFileSync} from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync, type Zippable} from 'fflate';
import type {DownloadableFont} from './loadFonts';

const OPEN_FONT_LICENSE = readFileSync(path.join(__dirname, 'OFL.txt'), 'utf8');

/** The same in every archive, so that the same files give the same bytes. ZIP counts from 1980. */
const TIME = new Date(1980, 0, 1);

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
