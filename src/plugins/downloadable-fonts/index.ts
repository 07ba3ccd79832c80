import path from 'node:path';
import type {ServedFonts} from '@downloadable-fonts/served';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from '../../lib/locale';
import {type DrawnWord, drawWords, wordSprite} from './drawWords';
import {loadFonts} from './loadFonts';
import {served} from './served';
import {ownFiles} from './settings';
import {removeStale, writeFonts} from './writeFonts';

const name = 'downloadable-fonts';

interface Content {
  served: ServedFonts;
  words: readonly DrawnWord[];
}

/**
 * Serves the fonts of fonts.yml, one by one and in one archive, and draws their names in their own
 * letters. Size, family, copyright and licence come from the files and are never written by hand.
 *
 * The packages `@expo-google-fonts/…` are in package.json for one file each, and go as the real fonts
 * come. Look at another one under `lang="ne"` first: several fonts break क्ष, ट्र or the reph there.
 */
export default function downloadableFonts({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<Content> {
  const locale = toLocale(i18n.currentLocale);
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const isDevServer = process.env.NODE_ENV === 'development';
  return {
    name,

    getPathsToWatch: () => ['src/data/fonts.yml', ownFiles],

    async loadContent() {
      const fonts = await loadFonts(siteDir);
      const [archiveSize, words] = await Promise.all([
        writeFonts(siteDir, fonts),
        drawWords(fonts),
      ]);
      // The development server of the other language may be a change ahead.
      if (!isDevServer) await removeStale(siteDir, fonts);
      return {served: served({fonts, words, archiveSize}, root, locale), words};
    },

    async contentLoaded({content, actions}) {
      await actions.createData('served.json', JSON.stringify(content.served));
      // With the ending of the woven sprites, whose rule makes it a file of its own.
      await actions.createData('words.woven', wordSprite(content.words));
    },

    configureWebpack: () => ({
      resolve: {alias: {'@downloadable-fonts': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}
