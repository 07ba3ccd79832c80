import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, locales} from '../../lib/locale';
import {pageFile, SEARCH_FILE} from '../../lib/urls';
import {readTable} from '../routing/routeTable';
import {readPage} from '../search-engines/readPage';
import {baseOf} from '../on-demand/bundle';
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
  const table = readTable(buildDir);
  const root = table[0]?.base ?? '/';
  const fileOf = (address: string) => path.join(buildDir, address.slice(root.length));
  const pagesIn = (locale: Locale): SearchablePage[] => {
    const base = baseOf(root, locale);
    return (table.find((one) => one.base === base)?.pages ?? [])
      .map((page) => ({page, name: `/${page.slice(base.length)}`}))
      .filter(({name}) => !LEFT_OUT.test(name))
      .map(({page, name}) => {
        const html = readFileSync(fileOf(pageFile(page)), 'utf8');
        return searchablePage(name, readPage(html), html);
      });
  };
  const pages = new Map(locales.map((locale) => [locale, pagesIn(locale)]));
  for (const locale of locales) {
    // With more than two languages, the first other one.
    const twin = locales.find((one) => one !== locale) ?? locale;
    const data = searchData(pages.get(locale)!, pages.get(twin)!, lists[locale], lists[twin]);
    writeFileSync(fileOf(baseOf(root, locale) + SEARCH_FILE), JSON.stringify(data));
  }
}
