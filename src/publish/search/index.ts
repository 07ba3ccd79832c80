import {SEARCH_BOX_FILE, SEARCH_FILE} from '../../lib/urls';
import type {Build, Language, OutputFiles} from '../build';
import {fillLists} from './lists';
import {searchablePage, searchData} from './records';

/** Lists of others, which would be answers to everything; a trade is a record of its own. */
const NO_ANSWERS = /^\/(search|offline|hire(\/.*)?)$/;

/** The search page shows no list of itself, and the trades in one of their own. */
const NOT_LISTED = /^\/(search|hire\/.*)$/;

const recordsOf = ({base, pages}: Language) =>
  pages.map((page) => searchablePage(`/${page.address.slice(base.length)}`, page));

/**
 * What browsers search from the finished pages, a file for each language, and the dialog of the search page as
 * a file of its own: the link in the header of other pages loads it from there. No name has a hash, so hosts
 * have them revalidated: the script that fetches them need not be made again. The search page lists the same.
 */
export function searchRecords({languages, lists}: Build): OutputFiles {
  const records = languages.map(recordsOf);
  const searchable = records.map((pages) => pages.filter(({path}) => !NO_ANSWERS.test(path)));
  const listed = languages.map(({pages}, index) =>
    records[index]!.map((record, place) => ({
      ...record,
      description: pages[place]!.facts.description,
      sections: NO_ANSWERS.test(record.path) ? [] : record.sections,
    })).filter(({path}) => !NOT_LISTED.test(path)),
  );
  const files = languages.flatMap(({locale, base, pages}, index) => {
    const otherIndex = 1 - index;
    const other = languages[otherIndex]!.locale;
    const page = pages.find(({address}) => address === `${base}search`)!;
    fillLists(page, listed[index]!, listed[otherIndex]!, {base, other});
    const data = searchData(
      searchable[index]!,
      searchable[otherIndex]!,
      lists[locale],
      lists[other],
    );
    return [
      [base + SEARCH_FILE, JSON.stringify(data)],
      [base + SEARCH_BOX_FILE, page.sourceOf(page.$('dialog')[0]!)],
    ];
  });
  return Object.fromEntries(files);
}
