import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';

/** What was typed → where the visitor ends; the same on every kind of host. */
const cases: [typed: string, end: string][] = [
  ['/ABOUT', '/about'],
  ['/Ne/About', '/ne/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/ne/TOS.html?a=1&b=2#amendments', '/ne/tos?a=1&b=2#amendments'],
  ['/about/index.html', '/about'],
  ['/no-such-page', '/app?missing=/no-such-page#not-found'],
  ['/no/such/page?x=1', '/app?missing=/no/such/page&x=1#not-found'],
  ['/ne/no-such-page', '/ne/app?missing=/ne/no-such-page#not-found'],
  ['/NE/no-such-page', '/ne/app?missing=/NE/no-such-page#not-found'],
  ['/%E0%A4', '/app?missing=/%E0%A4#not-found'],
  ['/ne/%E0%A4%A8%E0%A5%87', '/ne/app?missing=/ne/%E0%A4%A8%E0%A5%87#not-found'],
  ['/ne', '/ne/'],
];

test('every spelling ends at its page by the rules of our server', async ({page}) => {
  // Every second one: the next test tries the others, and tests/hosting all of them.
  for (const [typed, end] of cases.filter((_case, index) => index % 2 === 1)) {
    await test.step(`${typed} ends at ${end}`, async () => {
      await page.goto(typed);
      await expect(page).toHaveURL(end);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test('every spelling ends at its page on a host that knows only 404.html', async ({
  page,
  githubPagesOrigin,
}) => {
  // Every second one: tests/hosting/githubPages.spec.ts tries many more.
  for (const [typed, end] of cases.filter((_case, index) => index % 2 === 0)) {
    await test.step(`${typed} ends at ${end}`, async () => {
      await page.goto(githubPagesOrigin + typed);
      // Such a host answers some spellings with the page itself, which names its address in its head.
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`${end.replace(/[?#].*/, '')}$`));
      await expect(page).toHaveURL(githubPagesOrigin + end);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test('one hop is enough, and an unknown address is never remembered', async ({request}) => {
  const wrong = await request.get('/NE/About.html?q=1', {maxRedirects: 0});
  expect(wrong.status()).toBe(301);
  expect(wrong.headers().location).toBe('/ne/about?q=1');

  const unknown = await request.get('/nowhere?q=1', {maxRedirects: 0});
  expect(unknown.status()).toBe(302);
  expect(unknown.headers().location).toBe('/app?missing=/nowhere&q=1#not-found');
  expect(unknown.headers()['cache-control']).toBe('no-store');
});

test('a missing file is missing and says so, without a page', async ({request}) => {
  for (const file of [
    '/assets/js/gone.js',
    '/img/gone.png',
    '/fonts/gone.ttf',
    '/.well-known/gone',
  ]) {
    const response = await request.get(file, {maxRedirects: 0});
    expect(response.status(), file).toBe(404);
    expect(response.headers()['content-type'], file).not.toContain('html');
  }
});

test('a missing file on a host that knows only 404.html stays a 404', async ({
  page,
  githubPagesOrigin,
}) => {
  const response = await page.goto(`${githubPagesOrigin}/img/gone.png`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page).toHaveURL(`${githubPagesOrigin}/img/gone.png`);
});

test.describe('the page for unknown addresses says that there is none', () => {
  test('by its name', async ({page}) => {
    for (const [typed, words] of [
      ['/abuot', 'There is no page at /abuot. '],
      ['/NE/सेवा', '/NE/सेवामा कुनै पृष्ठ छैन। '],
      // Not a path of words, so it is not repeated.
      ['/<b>x', 'There is no page at this address. '],
    ] as const) {
      await page.goto(typed);
      const note = page.locator('main aside');
      await expect(note).toContainText(words);
      await expect(note).toBeInViewport();
      await page.getByRole('link', {name: /^(Skip|मुख्य)/}).press('Enter');
      await expect(note).toBeVisible();
      expect(await axeViolations(page, 'main aside')).toEqual([]);
    }
  });

  test('without scripts, too', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/abuot');
    await expect(page.locator('main aside')).toContainText('There is no page at this address.');
    await expect(page.locator('main aside')).toBeVisible();
    await context.close();
  });

  test('but not to those who asked for it', async ({page}) => {
    for (const path of ['/app', '/ne/app']) {
      await page.goto(path);
      await expect(page.locator('main aside')).toBeHidden();
    }
  });
});
