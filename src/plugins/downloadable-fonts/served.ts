import type {ServedFont, ServedFonts} from '@downloadable-fonts/served';
import type {Locale} from '../../lib/locale';
import {localDigits} from '../../lib/locale';
import type {DownloadableFont} from './loadFonts';
import {archiveName, servedFolder} from './settings';

interface Written {
  fonts: readonly DownloadableFont[];
  /** In bytes. */
  archiveSize: number;
}

/** @param root where the site begins: all languages share the files */
export function served({fonts, archiveSize}: Written, root: string, locale: Locale): ServedFonts {
  const hrefOf = (name: string) => `${root}${servedFolder}/${name}`;
  const entries = fonts.map(({id, fileName, bytes, font}): [string, ServedFont] => [
    id,
    {
      href: hrefOf(fileName),
      size: fileSize(bytes.length, locale),
      family: font.names.family,
      open: font.open,
    },
  ]);
  return {
    fonts: Object.fromEntries(entries),
    ...(archiveSize > 0 && {
      all: {href: hrefOf(archiveName), size: fileSize(archiveSize, locale)},
    }),
  };
}

const KB = 1000;
const MB = KB * KB;

/** How much there is to download, in the digits of the language: "216 KB", "३.४ MB". */
export function fileSize(bytes: number, locale: Locale): string {
  const text =
    bytes < MB
      ? `${Math.ceil(bytes / KB)} KB`
      : `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} MB`;
  return localDigits(text, locale);
}
