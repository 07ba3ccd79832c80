import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readHtml} from '../../lib/html';
import {pageFile, SEARCH_BOX_FILE, SEARCH_FILE} from '../../lib/urls';
import {finish} from '../finish-build';
import {readPages} from '../search-engines/readPage';
import {loadSiteData} from '../../content';
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
      finish(props, 10, async ({dir, languages}) => {
        const {lists} = await loadSiteData(siteDir);
        const searchable = languages.map((language) =>
          readPages(dir, language)
            .filter(({name}) => !LEFT_OUT.test(name))
            .map(({name, facts, html}) => searchablePage(`/${name}`, facts, html)),
        );
        for (const [index, {locale, base}] of languages.entries()) {
          const twin = languages[1 - index]!.locale;
          const data = searchData(
            searchable[index]!,
            searchable[1 - index]!,
            lists[locale],
            lists[twin],
          );
          writeFileSync(path.join(dir, base, SEARCH_FILE), JSON.stringify(data));
          const html = readFileSync(path.join(dir, pageFile(`${base}search`)), 'utf8');
          const [dialog] = readHtml(html)('dialog');
          const {startOffset, endOffset} = dialog!.sourceCodeLocation!;
          writeFileSync(path.join(dir, base, SEARCH_BOX_FILE), html.slice(startOffset, endOffset));
        }
      }),
  };
}
