import {type Locale, locales} from 'nepali-text/locale';
import {buildDir} from '../../../scripts/lib/paths';
import {readRules} from '../../../src/publish/hosts';

export interface SitePage {
  /** Canonical, for example "/ne/about". */
  path: string;
  locale: Locale;
}

/** Every page of the build in every language, from the table of its addresses: a new page needs no new test. */
export function sitePages(): SitePage[] {
  const {table} = readRules(buildDir);
  return table.flatMap(({pages}, index) =>
    pages.map((address) => ({path: address, locale: locales[index]!})),
  );
}

/** Three trades, whose advice begins in three ways, stand for all of them where each page is opened. */
const OPENED = /^(?!.*\/hire\/(?!(?:electrician|tailoring|grocery)$))/;

/** The pages that tests open: all pages but the trades, and three of the trades, which share code and style rules. */
export const openedPages = (): SitePage[] => sitePages().filter(({path}) => OPENED.test(path));

/** How many times as many pages the site has as it had when limits were set that grow with them; at least 1. */
export const growth = (): number => Math.max(1, openedPages().length / 2 / 29);

/** Every second page of a language. Together, the halves of both languages have each page once: languages share code and style rules. */
export const halfOfPages = (locale: Locale): SitePage[] =>
  openedPages()
    .filter((page) => page.locale === locale)
    .filter((_page, index) => index % 2 === Number(locale === 'en'));
