import type {Thing} from 'schema-dts';
import type {Data} from '../../collections';
import type {Locale} from '../../lib/locale';
import type {PageFacts} from './readPage';
import {
  article,
  type Brand,
  breadcrumbs,
  faqPage,
  organisation,
  videoObjects,
  webSite,
} from './things';

/** The data of the site in one language. */
export interface SiteFacts {
  locale: Locale;
  /** Where the language begins, with host and a slash at its end. */
  home: string;
  brand: Brand;
  videos: Data<'videos'>;
  /** The full addresses of the articles, without rules. */
  articles: readonly string[];
}

/** The page of the list of videos, below the base of the language. */
const VIDEO_PAGE = 'video';

/** The structured data of a page, in its language. */
export function structuredData(
  page: PageFacts,
  site: SiteFacts,
  pages: readonly PageFacts[],
): Thing[] {
  const {locale, home, brand, videos, articles} = site;
  const isHome = page.url === home;
  return [
    isHome ? organisation(brand) : undefined,
    isHome ? webSite(brand, home, locale) : undefined,
    breadcrumbs(page, home, pages),
    faqPage(page, locale),
    ...(page.url === home + VIDEO_PAGE ? videoObjects(videos, page.description) : []),
    articles.includes(page.url) ? article(page, brand, locale) : undefined,
  ].filter((thing) => thing !== undefined);
}

/**
 * The element with the data. A browser does not run it, so no content policy has to allow it. Nothing in
 * it can end the element, as `<` is escaped.
 */
export function dataElement(things: readonly Thing[]): string {
  if (things.length === 0) return '';
  const text = JSON.stringify({'@context': 'https://schema.org', '@graph': things});
  return `<script type="application/ld+json">${text.replace(/</g, '\\u003c')}</script>`;
}

/**
 * @param html a finished page
 * @throws when the page has no end tag of its body
 */
export function withData(html: string, element: string): string {
  // At the end, so that words and pictures come first on a slow line.
  const end = html.lastIndexOf('</body>');
  if (end < 0) throw new Error('A page of the build has no </body>.');
  return html.slice(0, end) + element + html.slice(end);
}

/** The part of Docusaurus's doc metadata that is needed here. */
interface Doc {
  permalink: string;
  frontMatter: object;
}

/**
 * The docs with a topic; those with a date of effect are rules.
 *
 * @returns their addresses on the site
 */
export function articlesOf(docs: readonly Doc[]): string[] {
  return docs
    .filter(({frontMatter}) => {
      // As src/theme/DocItem/Layout reads it.
      const {topic, effective} = frontMatter as {topic?: string; effective?: string};
      return topic && !effective;
    })
    .map(({permalink}) => permalink);
}
