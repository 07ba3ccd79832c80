import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isLanguage, languages} from '../../collections/language';
import {type DrawnWord, drawWords, wordSheet} from './drawWords';
import {loadTypefaces} from './loadTypefaces';
import {type Served, served} from './served';
import {ownFiles} from './settings';
import {dropStale, writeTypefaces} from './writeTypefaces';

const name = 'typefaces';

interface Content {
  served: Served;
  words: readonly DrawnWord[];
}

/** Serves the typefaces of fonts.yml, one by one and in one archive, and draws their names. */
export default function typefaces({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<Content> {
  const language = isLanguage(i18n.currentLocale) ? i18n.currentLocale : languages[0];
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const whileWriting = process.env.NODE_ENV === 'development';
  return {
    name,

    getPathsToWatch: () => ['src/data/fonts.yml', ownFiles],

    async loadContent() {
      const loaded = loadTypefaces(siteDir);
      const [archiveSize, words] = await Promise.all([
        writeTypefaces(siteDir, loaded),
        drawWords(loaded),
      ]);
      // Not while writing: the server of the other language may be a change ahead.
      if (!whileWriting) await dropStale(siteDir, loaded);
      return {served: served({typefaces: loaded, words, archiveSize}, root, language), words};
    },

    async contentLoaded({content, actions}) {
      await actions.createData('served.json', JSON.stringify(content.served));
      // Its ending is that of the woven sheets, whose rule makes it a file of its own.
      await actions.createData('words.woven', wordSheet(content.words));
    },

    configureWebpack: () => ({
      resolve: {alias: {'@typefaces': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}
