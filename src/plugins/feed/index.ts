import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toLocale} from 'nepali-text/locale';
import {FEED_FILE, JSON_FEED_FILE} from '../../lib/urls';
import {loadSiteData} from '../../content';
import {mediaFeed} from './mediaFeed';

/** Writes the list of the Media page as feeds, in each language. */
export default function feed({siteDir, siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'feed',

    async postBuild({outDir}) {
      const {lists} = await loadSiteData(siteDir);
      const language = toLocale(i18n.currentLocale);
      const feeds = mediaFeed(lists[language], language, siteConfig.url + baseUrl);
      writeFileSync(path.join(outDir, FEED_FILE), `${feeds.rss2()}\n`);
      writeFileSync(path.join(outDir, JSON_FEED_FILE), `${feeds.json1()}\n`);
    },
  };
}
