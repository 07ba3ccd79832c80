import type {CheerioAPI} from 'cheerio';
import {readHtml} from '../../lib/html';
import {SEARCH_BOX_FILE} from '../../lib/urls';
import type {Build, Language, OutputFiles} from '../build';
import type {HtmlDocument} from '../documents';
import {fillLists} from './lists';
import {recordFiles, searchablePage, searchData} from './records';

/** Not a page that search engines leave out, nor the list of trades, each of which has a record of its own. */
const isAnswer = ({facts, address}: HtmlDocument) =>
  !facts.noIndex && !/\/hire(\/|$)/.test(address);

/** The list of all pages leaves out the search page, and the trades, which have a list of their own. */
const NOT_LISTED = /^\/(search|hire\/.*)$/;

const recordsOf = ({base, pages}: Language) =>
  pages.map((page) => searchablePage(`/${page.address.slice(base.length)}`, page));

/**
 * The records that browsers search, in files of each language, and the dialog of the search page as a file of its own,
 * which the link in the header of other pages loads. The names have no hash, so browsers revalidate the files, and the
 * script that fetches them does not change with them. The search page lists the same pages.
 */
export function searchRecords({languages, lists}: Build): OutputFiles {
  const records = languages.map(recordsOf);
  const searchable = languages.map(({pages}, index) =>
    records[index]!.filter((_, place) => isAnswer(pages[place]!)),
  );
  const listed = languages.map(({pages}, index) =>
    records[index]!.map((record, place) => ({
      ...record,
      description: pages[place]!.metadata.description,
      sections: isAnswer(pages[place]!) ? record.sections : [],
    })).filter(({path}) => !NOT_LISTED.test(path)),
  );
  const files = languages.flatMap(({locale, base, pages}, index) => {
    const otherIndex = 1 - index;
    const other = languages[otherIndex]!.locale;
    const page = pages.find(({address}) => address === `${base}search`)!;
    const fill = ($: CheerioAPI) =>
      fillLists($, listed[index]!, listed[otherIndex]!, {base, other});
    page.change([JSON.stringify([listed, base, other])], fill);
    const filled = readHtml(page.html);
    fill(filled);
    const data = searchData(
      searchable[index]!,
      searchable[otherIndex]!,
      lists[locale],
      lists[other],
    );
    const made = {...recordFiles(data), [SEARCH_BOX_FILE]: filled.html('dialog')};
    return Object.entries(made).map(([file, content]) => [base + file, content]);
  });
  return Object.fromEntries(files);
}
