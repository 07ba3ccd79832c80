import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeAssets} from '../standaloneAssets';
import {filesOf, staticFolder} from './files';

/**
 * Makes the script that shows a page of prose in two languages side by side, and its style sheet, once for
 * all languages. They are outside of the bundles, because they must not wait for React, which takes sixty
 * times as many bytes; and outside of the pages, because few readers ask for them.
 */
export default function bothLanguages({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  return {
    name: 'both-languages',

    async loadContent() {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      await writeAssets(path.join(siteDir, staticFolder), filesOf(baseUrl));
    },
  };
}
