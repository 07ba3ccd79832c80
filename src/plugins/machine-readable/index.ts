import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Lists} from '../../collections';
import {type Locale, locales, nativeName, toLocale} from '../../lib/locale';
import {FEED_FILE, htmlFile, JSON_FEED_FILE, pagePaths} from '../../lib/urls';
import {readPage} from '../search-engines/readPage';
import {inspectSite, loadSiteData} from '../site-data/siteData';
import {LLMS_FILE, llmsTxt} from './llmsTxt';
import {markdownTwin} from './markdownTwin';
import {mediaFeed} from './mediaFeed';

const name = 'machine-readable';

/**
 * Writes for programs what the pages say to readers, in each language: the list of the Media page as
 * feeds, the facts, the prose as Markdown, and llms.txt, which names
 * all of it. The same content gives the same bytes. `npm run dev` serves what is made from lists.
 */
export default function machineReadable(context: LoadContext): Plugin {
  const {siteDir, siteConfig, baseUrl, i18n, generatedFilesDir} = context;
  const locale = toLocale(i18n.currentLocale);
  const isFirst = locale === i18n.defaultLocale;
  const homeOf = (one: string) => siteConfig.url + (i18n.localeConfigs[one]?.baseUrl ?? '/');
  const home = homeOf(locale);
  let all: Readonly<Record<Locale, Lists>>;
  let files: Readonly<Record<string, string>> = {};

  return {
    name,

    // After the lists were read and checked, and again whenever one of them is saved.
    async allContentLoaded({actions}) {
      const {lists, problems} = await loadSiteData(siteDir);
      all = lists;
      const {media, outlets, 'pages/media': copy} = all[locale];
      const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const {rss, json} = mediaFeed({words: copy.feed, language, home, cards: media, outlets});
      const source = (await inspectSite(siteDir)).files.find(({list}) => list === 'facts');
      files = {
        [FEED_FILE]: rss,
        [JSON_FEED_FILE]: json,
        // While a list is invalid, the dev server keeps the former file.
        ...(isFirst && problems.length === 0 && {[FACTS_FILE]: factsJson(source?.value, all)}),
      };
      await Promise.all(
        Object.entries(files).map(([file, text]) => actions.createData(file, text)),
      );
    },

    // While writing there is no build: the server shows the files where createData put them.
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      const directory = path.join(generatedFilesDir, name, 'default');
      // Docusaurus merges it into its own settings, though its types do not name it.
      return {devServer: {static: [{directory, publicPath: baseUrl, watch: false}]}} as object;
    },

    postBuild({routes, outDir}) {
      const pages = pagePaths(routes)
        .sort()
        .map((page) => {
          const file = htmlFile(page, baseUrl);
          const html = readFileSync(path.join(outDir, file), 'utf8');
          const {url, name: title, description} = readPage(html);
          return {
            ...{url, title, description, twin: file.replace(/html$/, 'md')},
            markdown: markdownTwin(html, url),
          };
        });
      const twins = pages.flatMap(({twin, markdown}) => (markdown ? [[twin, markdown]] : []));
      const texts = {
        ...files,
        ...(Object.fromEntries(twins) as Record<string, string>),
        [LLMS_FILE]: llmsTxt({
          ...{lists: all[locale], home, factsUrl: homeOf(i18n.defaultLocale) + FACTS_FILE},
          others: locales
            .filter((one) => one !== locale)
            .map((one) => ({
              title: nativeName(one),
              url: homeOf(one) + LLMS_FILE,
              description: all[one].site.description,
            })),
          pages: pages.map(({markdown, twin, ...page}) => ({
            ...page,
            ...(markdown && {markdownUrl: home + twin}),
          })),
        }),
      };
      for (const [file, text] of Object.entries(texts))
        writeFileSync(path.join(outDir, file), text);
      return Promise.resolve();
    },
  };
}

const FACTS_FILE = 'facts.json';

/** An entry of facts.yml as it is written there. */
interface Source {
  id: string;
  kind: string;
  value: unknown;
  asOf?: string;
  disagrees?: string;
}

/**
 * The facts of facts.yml: the number or the day, how each language writes it, the day on which it was
 * right, and in English what other documents of ours say instead.
 *
 * @param source the contents of the file, after it was checked
 */
export function factsJson(source: unknown, lists: Readonly<Record<Locale, Pick<Lists, 'facts'>>>) {
  const inEach = (field: 'text' | 'short', id: string) =>
    Object.fromEntries(locales.map((locale) => [locale, lists[locale].facts[id]?.[field]]));
  const facts = (source as readonly Source[]).map(({id, kind, value, asOf, disagrees}) => ({
    ...{id, kind},
    ...(typeof value !== 'object' && {value}),
    text: inEach('text', id),
    ...(lists[locales[0]].facts[id]?.short && {short: inEach('short', id)}),
    ...{asOf, disagrees},
  }));
  return `${JSON.stringify({facts}, null, 2)}\n`;
}
