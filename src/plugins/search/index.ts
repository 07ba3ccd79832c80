import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {elementsIn, named, readHtml} from '../../lib/html';
import {type Locale, locales} from 'nepali-text/locale';
import {pageFile, SEARCH_BOX_FILE, SEARCH_FILE} from '../../lib/urls';
import {finish} from '../finish-build';
import {builtPages, readLocaleTable} from '../routing/routeTable';
import {readPage} from '../search-engines/readPage';
import {loadSiteData} from '../site';
import {searchablePage, searchData} from './records';

/** Lists of others, which would be answers to everything; a trade is a record of its own. */
const LEFT_OUT = /^(search|offline|hire(\/.*)?)$/;

/**
 * Writes what browsers search from the finished pages, a file for each language, and the dialog of the search
 * page into a file of its own: the link in the header of other pages loads it from there. No name has a hash,
 * so hosts have them revalidated: the script that fetches them need not be made again.
 */
export default function search({siteDir}: LoadContext): Plugin {
  return {
    name: 'search',
    postBuild: (props) =>
      finish(props, 10, async (buildDir) => {
        const {lists} = await loadSiteData(siteDir);
        const pagesIn = (locale: Locale) => {
          const {base} = readLocaleTable(buildDir, locale);
          return builtPages(buildDir, locale)
            .map(({address, html}) => ({name: address.slice(base.length), html}))
            .filter(({name}) => !LEFT_OUT.test(name))
            .map(({name, html}) => searchablePage(`/${name}`, readPage(html), html));
        };
        const pages = {en: pagesIn('en'), ne: pagesIn('ne')};
        for (const locale of locales) {
          const twin = locale === 'en' ? 'ne' : 'en';
          const data = searchData(pages[locale], pages[twin], lists[locale], lists[twin]);
          const {base} = readLocaleTable(buildDir, locale);
          writeFileSync(path.join(buildDir, base, SEARCH_FILE), JSON.stringify(data));
          const html = readFileSync(path.join(buildDir, pageFile(`${base}search`)), 'utf8');
          const [dialog] = elementsIn(readHtml(html), named('dialog'));
          const {startOffset, endOffset} = dialog!.sourceCodeLocation!;
          const box = html.slice(startOffset, endOffset);
          writeFileSync(path.join(buildDir, base, SEARCH_BOX_FILE), box);
        }
      }),
  };
}
