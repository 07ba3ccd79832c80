import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from 'nepali-text/locale';
import {FEED_FILE, JSON_FEED_FILE} from '../../lib/urls';
import {loadSiteData} from '../site';
import {mediaFeed} from './mediaFeed';

/**
 * Writes the list of the Media page as feeds, in each language. The same list gives the same bytes.
 */
export default function feed({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'feed',

    async postBuild({outDir}) {
      const {lists} = await loadSiteData(siteDir);
      const language = toLocale(i18n.currentLocale);
      const {media, outlets, 'pages/media': copy} = lists[language];
      const {rss, json} = mediaFeed({
        words: copy.feed,
        language,
        home: siteConfig.url + baseUrl,
        cards: media,
        outlets,
      });
      writeFileSync(path.join(outDir, FEED_FILE), rss);
      writeFileSync(path.join(outDir, JSON_FEED_FILE), json);
    },
  };
}
