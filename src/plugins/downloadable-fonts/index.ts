import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileSize} from 'nepali-text/format';
import {type Locale, toLocale} from 'nepali-text/locale';
import {fileModule} from '../illustrations/drawings';
import {drawSpecimens} from './drawSpecimens';
import {archiveName, servedFolder} from '../../lib/fonts/settings';
import {type DownloadableFont, loadDownloadableFonts, writeFonts} from './writeFonts';

/**
 * Serves the fonts of fonts.yml, one by one and in one archive, and draws a specimen of each in its
 * own letters. Size, name, copyright and licence come from the files and are never written by hand.
 *
 * The samples in src/data/typefaces/samples are the files of the packages `@expo-google-fonts/…` and, unpacked
 * from WOFF, of `@ibm/plex-sans-devanagari`, under the licence in OFL.txt; the real fonts will replace them.
 */
export default function downloadableFonts({siteDir, i18n}: LoadContext): Plugin {
  const locale = toLocale(i18n.currentLocale);
  return {
    name: 'downloadable-fonts',

    // Not the folder of fonts itself, which may not exist yet.
    getPathsToWatch: () => ['src/data/fonts.yml', 'src/data/*/*'],

    async contentLoaded({actions}) {
      const fonts = await loadDownloadableFonts(siteDir);
      const archiveSize = await writeFonts(siteDir, fonts);
      const specimens = await drawSpecimens(fonts);
      const data = servedFonts(fonts, archiveSize, locale);
      await Promise.all([
        actions.createData('served.json', JSON.stringify(data)),
        actions.createData('specimen-files.js', fileModule('specimen', specimens)),
        // With the ending of sprites, whose bundler rule emits them as files.
        ...Object.entries(specimens).map(([id, svg]) =>
          actions.createData(`specimen-${id}.sprite`, svg),
        ),
      ]);
    },
  };
}

/** The data for the page: every font by its id, and the archive of all fonts, if there is one. */
export type ServedFonts = ReturnType<typeof servedFonts>;

/**
 * @param archiveSize in bytes
 */
export function servedFonts(
  fonts: readonly DownloadableFont[],
  archiveSize: number,
  locale: Locale,
) {
  const file = (name: string, bytes: number) => ({
    href: `/${servedFolder}/${name}`,
    size: fileSize(bytes, locale),
  });
  const entries = fonts.map(({id, fileName, bytes, font}) => {
    const {names, open} = font;
    return [id, {...file(fileName, bytes.length), font: names.full, open}] as const;
  });
  return {
    fonts: Object.fromEntries(entries),
    ...(archiveSize > 0 && {all: file(archiveName, archiveSize)}),
  };
}
