import {SEARCH_BOX_FILE, SEARCH_FILE} from '../../lib/urls';
import type {Build, Files, Language} from '../build';
import {searchablePage, searchData} from './records';

/** Lists of others, which would be answers to everything; a trade is a record of its own. */
const LEFT_OUT = /^\/(search|offline|hire(\/.*)?)$/;

/** @param page without the base of the language: "/", "/faq" */
const pathOf = (address: string, base: string): string => `/${address.slice(base.length)}`;

const searchablePages = ({base, pages}: Language) =>
  pages
    .filter(({address}) => !LEFT_OUT.test(pathOf(address, base)))
    .map((page) => searchablePage(pathOf(page.address, base), page));

/**
 * What browsers search from the finished pages, a file for each language, and the dialog of the search page as
 * a file of its own: the link in the header of other pages loads it from there. No name has a hash, so hosts
 * have them revalidated: the script that fetches them need not be made again.
 */
export function searchRecords({languages, lists}: Build): Files {
  const searchable = languages.map(searchablePages);
  const files = languages.flatMap(({locale, base, pages}, index) => {
    const other = 1 - index;
    const data = searchData(
      searchable[index]!,
      searchable[other]!,
      lists[locale],
      lists[languages[other]!.locale],
    );
    const page = pages.find(({address}) => address === `${base}search`)!;
    return [
      [base + SEARCH_FILE, JSON.stringify(data)],
      [base + SEARCH_BOX_FILE, page.sourceOf(page.$('dialog')[0]!)],
    ];
  });
  return Object.fromEntries(files);
}
