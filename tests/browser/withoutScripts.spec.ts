import {expect, test} from './support/fixtures';
import {locales} from 'nepali-text/locale';
import {halfOfPages} from './support/routes';

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

test('every page is all there', async ({page, trouble}) => {
  // Each in one of the languages, which share their style sheet.
  for (const {path} of locales.flatMap(halfOfPages)) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await expect(page.locator('h1'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100);
    // A button that cannot work is not shown; disabled form buttons and those without target stay.
    await expect(page.locator('.needs-js:visible'), path).toHaveCount(0);
    expect(trouble.foreign, path).toEqual([]);
  }
});

test('the menu opens and leads on, to the other language too', async ({page}) => {
  await page.goto('/ne/about');
  await page.locator('header summary').click();
  await page.locator('header details a[href="/ne/team"]').click();
  await expect(page).toHaveURL('/ne/team');
  await page.locator('header summary').click();
  await page.locator('header details a[hreflang=en]').click();
  await expect(page).toHaveURL('/team');
});

test('the address of an answer opens it', async ({page}) => {
  await page.goto('/ne/faq#minimum-age');
  await expect(page.locator('#minimum-age')).toBeVisible();
});

test('"Hire now" leads to the first box of the search', async ({page}) => {
  await page.goto('/about');
  await page.locator('header a[href="/#find"]').click();
  await expect(page).toHaveURL('/#find');
  await expect(page.getByRole('search').getByRole('combobox').first()).toBeFocused();
});

test('the contents of an article unfold', async ({page}) => {
  await page.goto('/privacy');
  await page.locator('article summary').first().click();
  await expect(page.locator('article details a').first()).toBeVisible();
});

test('the system’s dark scheme is followed', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/about');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(15, 18, 40)');
});
