import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, locales} from 'nepali-text/locale';
import {baseOf, buildDir} from '../../../scripts/lib/paths';

export interface SitePage {
  /** Canonical, for example "/ne/about". */
  path: string;
  locale: Locale;
}

function pagesOf(locale: Locale): SitePage[] {
  const file = path.join(buildDir, baseOf(locale), 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Type: npm run build`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => ({
    path: new URL(url).pathname,
    locale,
  }));
}

/** Every page of the build in every language, from its sitemaps: a new page needs no new test. */
export function sitePages(): SitePage[] {
  return locales.flatMap(pagesOf);
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
