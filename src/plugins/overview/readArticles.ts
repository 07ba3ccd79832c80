import type {Lists} from '../../collections';
import {type Locale, locales} from '../../lib/locale';
import type {MarkdownPage} from '../content/markdownPage';
import {importedMarkdown, isPartial, readPage, readPairs, routeOf} from '../content/readPages';
import {type Article, type Articles, inEach} from './overviewOf';
import {sectionsOf} from './sectionsOf';

/** Reads the pages of a site that are written in Markdown. Without a translation, the English one. */
export function readArticles(siteDir: string, lists: Readonly<Record<Locale, Lists>>): Articles {
  const articles = new Map<string, Record<Locale, Article>>();
  const [firstLocale, ...otherLocales] = locales;
  for (const locale of otherLocales) {
    for (const {englishFile, english, twin} of readPairs(siteDir, locale)) {
      if (!english || isPartial(englishFile)) continue;
      const path = routeOf(englishFile);
      const original = articleOf(siteDir, english, lists[firstLocale]);
      const article = articles.get(path) ?? inEach(() => original);
      if (twin) article[locale] = articleOf(siteDir, twin, lists[locale]);
      articles.set(path, article);
    }
  }
  return articles;
}

function articleOf(siteDir: string, page: MarkdownPage, lists: Lists): Article {
  const field = (name: string) => String(page.frontMatter.get(name)?.value ?? '');
  return {
    title: field('title'),
    description: field('description'),
    sections: sectionsOf(page, lists, (statement) => {
      const file = importedMarkdown(siteDir, statement);
      return file === undefined ? undefined : readPage(siteDir, file);
    }),
  };
}
