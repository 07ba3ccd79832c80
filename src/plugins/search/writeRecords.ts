import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, locales} from '../../lib/locale';
import {pageFile, SEARCH_FILE} from '../../lib/urls';
import {readLocaleTable} from '../routing/routeTable';
import {readPage} from '../search-engines/readPage';
import {type ChoiceLists, type SearchablePage, searchablePage, searchData} from './records';

/** Lists of others, which would be answers to everything; a trade is a record of its own. */
const LEFT_OUT = /^\/(search|offline|hire(\/.*)?)$/;

/**
 * Writes what browsers search, a file for each language. Its name has no hash, so hosts have it
 * revalidated: the script that fetches it need not be made again.
 *
 * @param buildDir the folder of all languages
 */
export function writeRecords(buildDir: string, lists: Readonly<Record<Locale, ChoiceLists>>): void {
  const pagesIn = (locale: Locale): SearchablePage[] => {
    const {base, pages} = readLocaleTable(buildDir, locale);
    return pages
      .map((page) => ({page, name: `/${page.slice(base.length)}`}))
      .filter(({name}) => !LEFT_OUT.test(name))
      .map(({page, name}) => {
        const html = readFileSync(path.join(buildDir, pageFile(page)), 'utf8');
        return searchablePage(name, readPage(html), html);
      });
  };
  const pages = new Map(locales.map((locale) => [locale, pagesIn(locale)]));
  for (const locale of locales) {
    const twin = locales.find((one) => one !== locale) ?? locale;
    const data = searchData(pages.get(locale)!, pages.get(twin)!, lists[locale], lists[twin]);
    const {base} = readLocaleTable(buildDir, locale);
    writeFileSync(path.join(buildDir, base, SEARCH_FILE), JSON.stringify(data));
  }
}
