import type {ServedFont, ServedFonts} from '@downloadable-fonts/served';
import type {Locale} from '../../lib/locale';
import {fileSize} from '../../lib/format';
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
