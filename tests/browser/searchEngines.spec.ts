import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'cheerio';
import sharp from 'sharp';
import {parse} from 'yaml';
import {baseOf} from '../../src/siteUrl';
import {buildDir, siteDir} from '../../scripts/lib/paths';
import {type Locale, locales} from 'nepali-text/locale';
import {elementText} from '../../src/lib/html';
import {problemsOf} from '../structuredData/problemsOf';
import {entriesOf, valuesOf} from './support/lists';
import {type DiskPage, diskPages, fileOf, readDiskPage} from './support/pagesOnDisk';
import type {SitePage} from './support/routes';
import {expect, test} from './support/fixtures';
import {prefixOf, siteWords} from './support/words';

// Each test reads all pages from the disk, which takes a moment: one worker, read once.
test.describe.configure({mode: 'default'});

/** More than this some chats do not fetch before they show a link. */
const LARGEST = 60 * 1024;

/** What is wrong, with the page; nothing when all is well. */
function faults(judge: (page: DiskPage) => (string | false | undefined)[]): string[] {
  return diskPages().flatMap((page) =>
    judge(page)
      .filter(Boolean)
      .map((fault) => `${page.path}: ${String(fault)}`),
  );
}

/** Where the site will live. */
const origin = () => new URL(linkOf(diskPages()[0]!, 'canonical')!).origin;

const linkOf = (page: DiskPage, rel: string) => {
  const link = page.all('link').find((one) => one.attribs.rel === rel);
  return link && link.attribs.href;
};

const alternatesOf = (page: DiskPage): Record<string, string> =>
  Object.fromEntries(
    page
      .all('link')
      .filter((link) => link.attribs.hreflang)
      .map((link) => [link.attribs.hreflang, link.attribs.href ?? '']),
  );

/** The same page in every language. */
function translationsOf({path: pathname, locale}: DiskPage): Record<string, string> {
  const page = pathname.slice(baseOf(locale).length);
  const found = locales.map((one) => [one, origin() + baseOf(one) + page] as const);
  return {...Object.fromEntries(found), 'x-default': found[0]![1]};
}

const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

test('every page has a title and a description of its own, in its language', () => {
  const pages = diskPages();
  expect(pages.length).toBeGreaterThan(40);
  expect(
    faults(({title, locale, meta, all}) => {
      const {name, descriptor} = siteWords(locale);
      const description = meta('description') ?? '';
      const script = locale === 'ne' ? /^[^a-z]*\p{Script=Devanagari}/u : /^[^\u0900-\u097f]+$/u;
      return [
        !(title.startsWith(`${name} | `) && title.endsWith(` | ${descriptor}`)) && title,
        title.split(' | ').length !== 3 && title,
        // Search engines cut what is longer, which here is the end of what the site is.
        title.length > 65 && `the title has ${title.length} signs`,
        !(description.length >= 50 && description.length <= 160) &&
          `the description has ${description.length} signs, and should have 50 to 160`,
        !script.test(title) && `another language: ${title}`,
        !script.test(description) && `another language: ${description}`,
        all('html')[0]!.attribs.lang !== locale && 'another language in <html>',
        meta('viewport') === undefined && 'no viewport',
        all('h1').length !== 1 && `${all('h1').length} main headings`,
      ];
    }),
  ).toEqual([]);
  expect(twice(pages.map(({title}) => title))).toEqual([]);
  expect(twice(pages.map(({meta}) => meta('description')!))).toEqual([]);
});

test('every page names its own address and those of its translations, in full', () => {
  const pages = diskPages();
  for (const page of pages) {
    expect(linkOf(page, 'canonical')).toBe(origin() + page.path);
    expect(alternatesOf(page)).toEqual(translationsOf(page));
  }
  // Each is a page that says the same of itself, so every pair names each other.
  const known = pages.map(({path: pathname}) => origin() + pathname);
  expect(
    faults((page) =>
      Object.values(alternatesOf(page)).map((address) => !known.includes(address) && address),
    ),
  ).toEqual([]);
});

/** The addresses in the sitemaps of a build, which Docusaurus makes. */
const sitemapPaths = (): string[] =>
  locales.flatMap((locale) => {
    const sitemap = readFileSync(fileOf(`${baseOf(locale)}sitemap.xml`), 'utf8');
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  });

test('the sitemaps hold every page but those for readers who are here, and robots.txt names them', () => {
  const isLeftOut = ({path: pathname}: SitePage) =>
    /^(?:\/ne)?\/(?:offline|search)$/.test(pathname);
  const pathsOf = (pages: readonly SitePage[]) => pages.map(({path: pathname}) => pathname).sort();
  const pages = diskPages();
  expect(sitemapPaths().sort()).toEqual(pathsOf(pages.filter((page) => !isLeftOut(page))));
  expect(pathsOf(pages.filter(isLeftOut))).toHaveLength(2 * locales.length);
  for (const page of pages)
    expect.soft(page.meta('robots'), page.path).toBe(isLeftOut(page) ? 'noindex' : undefined);
  expect(readFileSync(fileOf('/robots.txt'), 'utf8')).toBe(
    [
      'User-agent: *',
      'Allow: /',
      '',
      ...locales.map((locale) => `Sitemap: ${origin()}${baseOf(locale)}sitemap.xml`),
      '',
    ].join('\n'),
  );
});

test('what is no page is not to be listed', () => {
  for (const locale of locales)
    for (const name of ['404.html', '500.html']) {
      const file = path.join(buildDir, baseOf(locale), name);
      const {meta} = readDiskPage({path: `/${name}`, locale}, file);
      expect([meta('robots'), meta('og:image')]).toEqual(['noindex', undefined]);
    }
});

/** Whether a style element has other rules than names of fonts. */
const isRules = ({children}: Element): boolean =>
  children.some((child) => 'data' in child && /\}[^@]/.test(String(child.data)));

test('links can be followed, pictures have words, and all that the head names is there', () => {
  expect(
    faults(({all}) => [
      // Whether they have words is a question for axe.
      ...all('a').map((link) => {
        const href = link.attribs.href ?? '';
        return (
          !/^(?:\/|#|\?|https:|mailto:|tel:|viber:|fb-messenger:)/.test(href) &&
          `a link to "${href}"`
        );
      }),
      ...all('img').map((img) => img.attribs.alt === undefined && img.attribs.src),
      ...all('link')
        .map((link) => link.attribs.href!)
        .filter((href) => href.startsWith('/'))
        .map((href) => !existsSync(fileOf(href)) && `there is no ${href}`),
      ...['icon', 'apple-touch-icon', 'manifest'].map(
        (rel) => !all('link').some((link) => link.attribs.rel === rel) && `no ${rel}`,
      ),
      // Besides the names of the fonts of headings.
      all('style').filter(isRules).length !== 1 && 'not one style sheet',
    ]),
  ).toEqual([]);
});

/** What links say that lead those who offer a skill to the words for them. */
const registerWords = [
  (valuesOf('pages/end').skill as {action: Record<Locale, string>}).action,
  (valuesOf('pages/home').fee as {action: Record<Locale, string>}).action,
  ...entriesOf('services').map(({provider}) => provider as Record<Locale, string>),
];

test('every link to register leads to the words for providers, and every trade has its own', () => {
  for (const {path, locale, $} of diskPages()) {
    const target = `${prefixOf(locale)}/app#register`;
    const words = registerWords.map((word) => word[locale]);
    const register = $('a')
      .get()
      // The text of an element is worked out in a copy of it: few of all links need one.
      .filter((link) => words.some((word) => $(link).text().includes(word)))
      .filter((link) => words.includes(elementText($(link))));
    const targets = register.map((link) => $(link).attr('href'));
    expect.soft(new Set(targets), path).toEqual(new Set(targets.length > 0 ? [target] : []));
    const [, trade] = /\/hire\/(.+)/.exec(path) ?? [];
    if (!trade) continue;
    const {provider} = entriesOf('services').find(({id}) => id === trade) as {
      provider: Record<Locale, string>;
    };
    expect
      .soft(
        register.map((link) => elementText($(link))),
        path,
      )
      .toEqual([provider[locale]]);
  }
});

test('the media page leads programs to the feed of its language', () => {
  for (const locale of locales) {
    const page = diskPages().find(({path: pathname}) => pathname === `${baseOf(locale)}media`)!;
    const feed = page.all('link').find((link) => link.attribs.type === 'application/rss+xml')!;
    expect(feed.attribs.rel).toBe('alternate');
    expect(feed.attribs.href).toBe(`${baseOf(locale)}media-feed.xml`);
    expect(feed.attribs.title).toBeTruthy();
  }
});

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The data of a page, which are at most one element. */
function dataOf(page: DiskPage): Thing[] {
  const elements = page.$('script[type="application/ld+json"]');
  expect(elements.length).toBeLessThan(2);
  if (elements.length === 0) return [];
  const data = JSON.parse(elements.html()!) as {'@context': string; '@graph': Thing[]};
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every text in the data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

test('structured data are valid, and their addresses are pages and files of the site', async () => {
  const things = diskPages().flatMap(dataOf);
  expect(things.length).toBeGreaterThan(40);
  expect(await problemsOf(things)).toEqual([]);
  const known = new Set(diskPages().map(({path: pathname}) => origin() + pathname));
  const odd = textsIn(things)
    .filter((text) => text.startsWith(origin()))
    .map((text) => text.split('#')[0]!)
    .filter((text) => !known.has(text) && !existsSync(fileOf(new URL(text).pathname)));
  expect(odd).toEqual([]);
});

test('structured data say what the page says, in its language', () => {
  for (const page of diskPages()) {
    const data = dataOf(page);
    const only = (type: string) => data.filter((thing) => thing['@type'] === type);
    const isHome = page.path === baseOf(page.locale);

    const ways = only('BreadcrumbList').map(({itemListElement}) => itemListElement as Thing[]);
    expect(ways).toHaveLength(isHome || page.meta('robots') ? 0 : 1);
    if (ways[0]) {
      expect(ways[0][0]).toMatchObject({position: 1, item: origin() + baseOf(page.locale)});
      expect(ways[0].at(-1)).toMatchObject({
        item: origin() + page.path,
        name: page.title.split(' | ')[1],
      });
    }

    const questions = page.all('[data-faq] > summary');
    const told = only('FAQPage').flatMap(({mainEntity}) => mainEntity as Thing[]);
    expect(told.map(({name}) => name)).toEqual(
      questions.map((question) => elementText(page.$(question))),
    );
    for (const {inLanguage} of data) expect(inLanguage ?? page.locale).toBe(page.locale);
  }
  const withQuestions = diskPages().filter((page) =>
    dataOf(page).some((thing) => thing['@type'] === 'FAQPage'),
  );
  expect(withQuestions.map(({path: pathname}) => pathname)).toEqual(['/faq', '/ne/faq']);
});

test('no file that is served says a phone number that is a placeholder', () => {
  const {phone} = parse(readFileSync(path.join(siteDir, 'src/data/site.yml'), 'utf8')) as {
    phone: {shown: string; placeholder?: boolean};
  };
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.(html|xml|json|webmanifest|svg|txt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(60);
  const saying = files.filter((file) =>
    readFileSync(path.join(buildDir, file), 'utf8').includes(phone.shown),
  );
  expect(saying.length > 0).toBe(!phone.placeholder);
});

test('every page tells chats what it is', () => {
  for (const page of diskPages()) {
    const {meta, title, locale} = page;
    const others = locales.filter((one) => one !== locale);
    const isTrade = /\/hire\/./.test(page.path);
    expect({
      title: meta('og:title'),
      description: meta('og:description'),
      url: meta('og:url'),
      type: meta('og:type'),
      site: meta('og:site_name'),
      locale: meta('og:locale'),
      other: meta('og:locale:alternate'),
      card: meta('twitter:card'),
    }).toEqual({
      // The page of a trade is sent on: its title is the trade alone.
      title: isTrade ? title.split(' | ')[1] : title,
      description: meta('description'),
      url: linkOf(page, 'canonical'),
      type: 'website',
      site: siteWords(locale).name,
      locale: {en: 'en_US', ne: 'ne_NP'}[locale],
      other: others.map((other) => ({en: 'en_US', ne: 'ne_NP'})[other])[0],
      card: 'summary_large_image',
    });
    expect(meta('og:image:alt')).toBe(title);
  }
});

test('every page has a picture of its own, and another one in each language', async () => {
  const seen = new Map<string, string>();
  for (const {path: pathname, meta} of diskPages()) {
    const address = new URL(meta('og:image')!);
    // Where the site will live, not where it is tested.
    expect(address.origin).toBe(new URL(meta('og:url')!).origin);
    const picture = readFileSync(fileOf(address.pathname));
    expect(picture.length).toBeLessThanOrEqual(LARGEST);
    const {format, width, height} = await sharp(picture).metadata();
    expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    const bytes = picture.toString('base64');
    expect({pathname, sameAs: seen.get(bytes)}).toEqual({pathname, sameAs: undefined});
    seen.set(bytes, pathname);
  }
});

test('no file that is served holds anything of the editor', () => {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) =>
    /__write|writing-room|x-editor-key/.test(readFileSync(file, 'latin1')),
  );
  expect(found).toEqual([]);
});
