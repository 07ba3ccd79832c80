import type {Page} from '@playwright/test';
import {type Locale} from 'nepali-text/locale';
import {expect, test} from './support/fixtures';
import {entriesOf} from './support/lists';
import {sitePages} from './support/routes';
import {defined} from './support/scripts';

/** The paths, with query and fragment, to which the lists of the page lead. */
const listedAddresses = (page: Page): Promise<string[]> =>
  page
    .locator('main section a:not([target])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));

test.describe('the search page without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('lists every other page, with the sections that an article has', async ({page}) => {
    await page.goto('/search');
    const addresses = await listedAddresses(page);
    const pages = sitePages().filter((one) => one.locale === 'en');
    expect([...new Set(addresses)].filter((address) => !/[?#]/.test(address)).sort()).toEqual(
      pages
        .map(({path}) => path)
        .filter((path) => path !== '/search')
        .sort(),
    );
    for (const article of ['/tos', '/faq', '/welcome']) {
      await page.goto(article);
      const ids = await page
        .locator('main article :is(h2, h3)[id]:not(details *), main [data-faq] > [id]')
        .evaluateAll((parts) => parts.map(({id}) => id));
      expect(ids.length).toBeGreaterThan(4);
      const start = `${article}#`;
      expect(addresses.filter((address) => address.startsWith(start))).toEqual(
        ids.map((id) => start + id),
      );
    }
  });

  test('names every profession and city in both languages, each with room for a finger', async ({
    page,
  }) => {
    await page.goto('/search');
    const offered = [
      ...entriesOf('choices.professions').map((entry) => ({
        ...entry,
        address: `/career?profession=${String(entry.id)}#results`,
      })),
      ...entriesOf('services').map((entry) => ({...entry, address: `/hire/${String(entry.id)}`})),
      ...entriesOf('choices.cities').map((entry) => ({
        ...entry,
        address: `/hire?city=${String(entry.id)}`,
      })),
    ] as unknown as {address: string; name: Record<Locale, string>}[];
    for (const {address, name} of offered) {
      const entry = page
        .locator('main section:not(:has(details)) li')
        .filter({has: page.locator(`a[href="${address}"]`)});
      await expect(entry.getByRole('link')).toHaveText(name.en);
      await expect(entry.locator('[lang=ne]')).toHaveText(name.ne);
    }
    await page.locator('main summary').click();
    const heights = await page
      .locator('main section li:not(:has(li))')
      .evaluateAll((entries) => entries.map((entry) => entry.clientHeight));
    expect(heights.length).toBeGreaterThan(offered.length);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('has a sentence in the place of a box that could not answer', async ({page}) => {
    await page.goto('/search?q=plumber');
    await expect(page.locator('main .without-js')).toContainText('Ctrl+F');
    await expect(page.locator('main form:visible')).toHaveCount(0);
  });
});

test('the address has the words when typing rests, or the box is left', async ({page}) => {
  const word = 'zqbg'.repeat(30);
  await page.clock.install();
  await page.goto('/search');
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = page.locator('main').getByRole('searchbox');
  await box.focus();
  await defined(page, 'site-search');
  await box.pressSequentially(word);
  await expect(page.locator('#results [data-part=nothing]')).toBeVisible();
  await expect(page).toHaveURL('/search');
  await page.clock.fastForward(1000);
  await expect(page).toHaveURL(`/search?q=${word}`);
  await box.fill('');
  await box.pressSequentially('plumber');
  await expect(page.locator('#results ol a[href="/hire/plumber"]').first()).toBeVisible();
  await page.getByRole('banner').locator('a[hreflang=ne]:visible').click();
  await expect(page).toHaveURL('/ne/search?q=plumber');
});

test('words lead to the search page of the language, which has one address', async ({page}) => {
  await page.goto('/search');
  const search = page.locator('main').getByRole('search');
  await search.getByRole('searchbox').fill('plumber');
  await search.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=plumber');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/search$`));
  await expect(page.locator('main .without-js')).toBeHidden();
  await expect(page.locator('#results ol li').first()).toBeVisible();
});
