import {existsSync} from 'node:fs';
import {type Locale, locales} from 'nepali-text/locale';
import {baseOf} from '../../../src/siteUrl';
import {buildDir} from '../../../scripts/lib/paths';
import {readRules} from '../../../src/publish/hosts';

export interface SitePage {
  /** Canonical, for example "/ne/about". */
  path: string;
  locale: Locale;
}

/** Every page of the build in every language, from its table of routes: a new page needs no new test. */
export function sitePages(): SitePage[] {
  if (!existsSync(buildDir)) throw new Error(`There is no ${buildDir}. Type: npm run build`);
  return readRules(buildDir).table.flatMap(({base, pages}) => {
    const locale = locales.find((one) => baseOf(one) === base)!;
    return pages.map((path) => ({path, locale}));
  });
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
