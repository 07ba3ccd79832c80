import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadSiteData} from '../site-data/siteData';
import {writeAssets} from '../standaloneAssets';
import {filesOf, staticFolder} from './files';

/**
 * Makes the script of the search over all pages, and its style sheet, once for all languages: files of
 * their own like those of src/plugins/both-languages, and for the same reasons. What is searched is written
 * when all pages are finished: see writeRecords.ts.
 */
export default function search({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'search',

    async loadContent() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const {lists} = await loadSiteData(siteDir);
      await writeAssets(path.join(siteDir, staticFolder), filesOf(baseUrl, lists));
    },
  };
}
