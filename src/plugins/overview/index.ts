import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Lists} from '../../collections';
import {type Locale, toLocale} from 'nepali-text/locale';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import {
  importedMarkdown,
  isPartial,
  readPage,
  readPairs,
  routeOf,
} from 'content-checks/pages/readPages';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {loadSiteData} from '../site';
import {type Article, type Articles, type Overview, overviewOf} from './overviewOf';
import {sectionsOf} from './sectionsOf';

const name = 'overview';

/**
 * Gives the page /search everything that there is on the site as `@overview/site`: pages with their
 * sections, professions and cities, named in every language.
 */
export default function overview({
  siteDir,
  generatedFilesDir,
  i18n,
}: LoadContext): Plugin<Overview> {
  return {
    name,

    getPathsToWatch: () => [
      `${dataFolder}/**/*.{yml,yaml}`,
      '{docs,pages,src/pages,i18n}/**/*.{md,mdx}',
    ],

    async loadContent() {
      const {lists} = await loadSiteData(siteDir);
      return overviewOf(readArticles(siteDir, lists), lists, toLocale(i18n.currentLocale));
    },

    async contentLoaded({content, actions}) {
      await actions.createData('site.json', JSON.stringify(content));
    },

    configureWebpack: () => ({
      resolve: {alias: {'@overview': path.join(generatedFilesDir, name, 'default')}},
    }),
  };
}

/** Reads the pages of a site that are written in Markdown. Without a translation, the English one. */
export function readArticles(siteDir: string, lists: Readonly<Record<Locale, Lists>>): Articles {
  const articles = new Map<string, Record<Locale, Article>>();
  for (const {englishFile, english, twin} of readPairs(siteDir)) {
    if (!english || isPartial(englishFile)) continue;
    const en = articleOf(siteDir, english, lists.en);
    const ne = twin ? articleOf(siteDir, twin, lists.ne) : en;
    articles.set(routeOf(englishFile), {en, ne});
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
