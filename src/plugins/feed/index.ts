import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FEED_FILE} from '../../lib/urls';
import {toLocale} from '../../lib/locale';
import {loadSiteData} from '../site-data/siteData';
import {mediaFeed} from './mediaFeed';

const name = 'feed';

/**
 * Writes the list of the Media page as an RSS feed, in each language. The same list gives the same bytes.
 * `npm run dev` serves it too, and writes it again when a list is saved.
 */
export default function feed(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n, generatedFilesDir} = context;
  let xml = '';

  return {
    name,

    // After the lists were read and checked, and again whenever one of them is saved.
    async allContentLoaded({actions}) {
      const {lists} = await loadSiteData(siteDir);
      const {media, outlets, 'pages/media': copy} = lists[toLocale(i18n.currentLocale)];
      xml = mediaFeed({
        words: copy.feed,
        language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
        home: siteConfig.url + baseUrl,
        cards: media,
        outlets,
      });
      await actions.createData(FEED_FILE, xml);
    },

    // While writing there is no build: the server shows the file where createData put it.
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      const directory = path.join(generatedFilesDir, name, 'default');
      // Docusaurus merges it into its own settings, though its types do not name it.
      return {devServer: {static: [{directory, publicPath: baseUrl, watch: false}]}} as object;
    },

    postBuild({outDir}) {
      writeFileSync(path.join(outDir, FEED_FILE), xml);
      return Promise.resolve();
    },
  };
}
