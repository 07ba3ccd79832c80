import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFileAtomically} from '../../lib/files';
import {loadSiteData} from '../site-data/siteData';
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
      const folder = path.join(siteDir, staticFolder);
      const {lists} = await loadSiteData(siteDir);
      await rm(folder, {recursive: true, force: true});
      await Promise.all(
        Object.values(filesOf(baseUrl, lists)).map(({name, text}) =>
          writeFileAtomically(path.join(folder, name), text, path.dirname(folder)),
        ),
      );
    },
  };
}
