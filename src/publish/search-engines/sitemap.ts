import type {Options} from '@docusaurus/preset-classic';

type SitemapOptions = Exclude<Options['sitemap'], false | undefined>;
type CreateItems = NonNullable<SitemapOptions['createSitemapItems']>;

/**
 * Docusaurus's own list of pages, each with the same page in the other languages: a search engine
 * need not fetch a page to know its translation.
 */
export const itemsWithAlternates: CreateItems = async ({defaultCreateSitemapItems, ...params}) => {
  const {url, baseUrl, i18n} = params.siteConfig;
  const homes = i18n.locales.map((lang) => ({
    lang,
    home: url + (lang === i18n.defaultLocale ? '/' : `/${lang}/`),
  }));
  const standard = homes.filter(({lang}) => lang === i18n.defaultLocale);
  const all = [...homes, ...standard.map(({home}) => ({lang: 'x-default', home}))];
  const items = await defaultCreateSitemapItems(params);
  return items.map((item) => {
    const page = item.url.slice(url.length + baseUrl.length);
    return {...item, links: all.map(({lang, home}) => ({lang, url: home + page}))};
  });
};

/**
 * The file robots.txt: every page may be crawled, and each language has its sitemap.
 *
 * @param homes the address of each language
 */
export const robotsTxt = (homes: readonly string[]): string =>
  `User-agent: *\nAllow: /\n\n${homes.map((home) => `Sitemap: ${home}sitemap.xml\n`).join('')}`;
