import sharp from 'sharp';
import {expect, test} from './support/fixtures';
import {sitePages} from './support/sitemap';
import {siteWords} from './support/words';

/** More than this some chats do not fetch before they show a link. */
const LARGEST = 60 * 1024;

const contentOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:property|name)="?${name}"?[^>]*content=(?:"([^"]*)"|([^\\s>]*))`)
    .exec(html)
    ?.slice(1)
    .find((content) => content !== undefined);

// What is asked for here is what a chat asks for: no page is opened.
for (const {path, language} of sitePages()) {
  test(`${path} has a picture for links that are shared`, async ({request}) => {
    const html = await (await request.get(path)).text();
    const address = new URL(contentOf(html, 'og:image')!);
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(html, 'twitter:image')).toBe(address.href);
    expect(contentOf(html, 'og:image:alt')).toContain(siteWords(language).name);
    // Where the site will live, not where it is tested.
    expect(address.origin).toBe(new URL(contentOf(html, 'og:url')!).origin);

    const response = await request.get(address.pathname);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    const picture = await response.body();
    expect(picture.length).toBeLessThanOrEqual(LARGEST);
    const {format, width, height} = await sharp(picture).metadata();
    expect({format, width, height}).toEqual({format: 'png', width: 1200, height: 630});
    expect(contentOf(html, 'og:image:width')).toBe('1200');
    expect(contentOf(html, 'og:image:height')).toBe('630');
  });
}

test('every page has its own picture, and another one in each language', async ({request}) => {
  const seen = new Map<string, string>();
  for (const {path} of sitePages()) {
    const html = await (await request.get(path)).text();
    const {pathname} = new URL(contentOf(html, 'og:image')!);
    const picture = (await (await request.get(pathname)).body()).toString('base64');
    expect({path, sameAs: seen.get(picture)}).toEqual({path, sameAs: undefined});
    seen.set(picture, path);
  }
  expect(seen.size).toBe(sitePages().length);
});

test('what is no page has no picture', async ({request, plainOrigin}) => {
  const notFound = await request.get(`${plainOrigin}/nothing`);
  expect(notFound.status()).toBe(404);
  const html = await notFound.text();
  expect(contentOf(html, 'og:image')).toBeUndefined();
  expect((await request.get('/img/social/nothing.png')).status()).toBe(404);
});
