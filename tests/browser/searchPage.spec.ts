import {expect, test} from './support/fixtures';
import {defined} from './support/scripts';

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
  // Each entry of its lists has room for a finger.
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/search');
  await page.locator('main summary').click();
  const heights = await page
    .locator('main section li:not(:has(li))')
    .evaluateAll((entries) => entries.map((entry) => entry.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
