import {parsePage} from 'content-checks/pages/readPages';
import {itemsWithAlternates, robotsTxt} from '@site/src/plugins/search-engines/sitemap';
import {articlesOf} from '@site/src/plugins/search-engines/structuredData';

it('lets everyone read everything and names the lists of pages', () => {
  expect(robotsTxt(['https://brand.example/', 'https://brand.example/ne/'])).toBe(`User-agent: *
Allow: /

Sitemap: https://brand.example/sitemap.xml
Sitemap: https://brand.example/ne/sitemap.xml
`);
});

it.each([
  ['/', ''],
  ['/ne/', 'ne/'],
])('gives the pages below %s their other languages', async (baseUrl, folder) => {
  const siteConfig = {
    url: 'https://brand.example',
    baseUrl,
    i18n: {defaultLocale: 'en', locales: ['en', 'ne']},
  };
  const items = await itemsWithAlternates({
    siteConfig,
    routes: [],
    defaultCreateSitemapItems: () =>
      Promise.resolve(
        ['', 'about'].map((page) => ({url: `https://brand.example/${folder}${page}`})),
      ),
  } as never);
  expect(items.map((item) => (item as {links?: object[]}).links)).toEqual(
    ['', 'about'].map((page) => [
      {lang: 'en', url: `https://brand.example/${page}`},
      {lang: 'ne', url: `https://brand.example/ne/${page}`},
      {lang: 'x-default', url: `https://brand.example/${page}`},
    ]),
  );
});

it('takes a text with a topic for an article, and rules for none', () => {
  const pages = ['topic: Company', 'topic: Legal\neffective: terms-effective', 'title: FAQ'].map(
    (matter, index) => parsePage(`docs/part/page-${index}.mdx`, `---\n${matter}\n---\n`),
  );
  expect(articlesOf(pages)).toEqual(['part/page-0']);
});
