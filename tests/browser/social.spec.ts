import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {locales} from '../../src/lib/locale';
import {attribute} from '../../src/lib/html';
import {expect, test} from './support/fixtures';
import {diskPages, fileOf, readDiskPage} from './support/pagesOnDisk';
import {siteWords} from './support/words';

/** More than this some chats do not fetch before they show a link. */
const LARGEST = 60 * 1024;

// All pages are read from the disk, which takes a moment: one worker, read once.
test.describe.configure({mode: 'default'});

test('every page tells chats what it is', () => {
  for (const page of diskPages()) {
    const {meta, title, locale} = page;
    const others = locales.filter((one) => one !== locale);
    const canonical = page.all('link').find((link) => attribute(link, 'rel') === 'canonical');
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
      title,
      description: meta('description'),
      url: canonical && attribute(canonical, 'href'),
      type: 'website',
      site: siteWords(locale).name,
      locale: locale,
      other: others[0],
      card: 'summary_large_image',
    });
    for (const card of ['og', 'twitter']) expect(meta(`${card}:image:alt`)).toBe(title);
  }
});

test('every page has a picture of its own, and another one in each language', async () => {
  const seen = new Map<string, string>();
  for (const {path, meta} of diskPages()) {
    const address = new URL(meta('og:image')!);
    expect(meta('twitter:image')).toBe(address.href);
    // Where the site will live, not where it is tested.
    expect(address.origin).toBe(new URL(meta('og:url')!).origin);
    const picture = readFileSync(fileOf(address.pathname));
    expect(picture.length).toBeLessThanOrEqual(LARGEST);
    const {format, width, height} = await sharp(picture).metadata();
    expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    const bytes = picture.toString('base64');
    expect({path, sameAs: seen.get(bytes)}).toEqual({path, sameAs: undefined});
    seen.set(bytes, path);
  }
});

test('the server sends the pictures, and what robots ask for', async ({request}) => {
  const [page] = diskPages();
  for (const [address, type] of [
    [new URL(page!.meta('og:image')!).pathname, 'image/png'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', /^(?:application|text)\/xml/],
    ['/ne/sitemap.xml', /^(?:application|text)\/xml/],
  ] as const) {
    const response = await request.get(address);
    expect({address, status: response.status()}).toEqual({address, status: 200});
    expect(response.headers()['content-type']).toEqual(
      typeof type === 'string' ? type : expect.stringMatching(type),
    );
  }
});

test('what is no page has no picture', async ({request, githubPagesOrigin}) => {
  const notFound = await request.get(`${githubPagesOrigin}/nothing`);
  expect(notFound.status()).toBe(404);
  const page = readDiskPage({path: '/404.html', locale: 'en'}, fileOf('/404.html'));
  expect(page.meta('og:image')).toBeUndefined();
  expect((await request.get('/img/social/nothing.png')).status()).toBe(404);
});
