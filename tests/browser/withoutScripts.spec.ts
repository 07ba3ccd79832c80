import {locales} from '../../src/lib/locale';
import {expect, test} from './support/fixtures';
import {openedPages} from './support/sitemap';
import {prefixOf} from './support/words';

test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

for (const locale of locales) {
  const prefix = prefixOf(locale);

  test(`every page is all there (${locale})`, async ({page, trouble}) => {
    for (const {path} of openedPages().filter((each) => each.locale === locale)) {
      await page.goto(path);
      await expect(page.locator('h1'), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
      expect((await page.locator('main').innerText()).length, path).toBeGreaterThan(100);
      // A button that cannot work is not shown; disabled form buttons and those without target stay.
      await expect(page.locator('.needs-js:visible'), path).toHaveCount(0);
      expect(trouble.foreign, path).toEqual([]);
    }
  });

  test(`the menu opens and leads on (${locale})`, async ({page}) => {
    await page.goto(`${prefix}/about`);
    await page.locator('header summary').click();
    await page.locator(`header details a[href="${prefix}/team"]`).click();
    await expect(page).toHaveURL(`${prefix}/team`);
  });

  test(`the address of an answer opens it (${locale})`, async ({page}) => {
    await page.goto(`${prefix}/faq#minimum-age`);
    await expect(page.locator('#minimum-age')).toBeVisible();
  });

  test(`"Hire now" leads to the first box of the search (${locale})`, async ({page}) => {
    await page.goto(`${prefix}/about`);
    await page.locator(`header a[href="${prefix}/#find"]`).click();
    await expect(page).toHaveURL(`${prefix}/#find`);
    await expect(page.getByRole('search').getByRole('combobox').first()).toBeFocused();
  });

  test(`the contents of an article unfold (${locale})`, async ({page}) => {
    await page.goto(`${prefix}/privacy`);
    await page.locator('article summary').first().click();
    await expect(page.locator('article details a').first()).toBeVisible();
  });

  test(`the language switch leads to the same page (${locale})`, async ({page}) => {
    const other = locale === 'en' ? 'ne' : 'en';
    await page.goto(`${prefix}/services`);
    await page.locator('header summary').click();
    await page.locator(`header details a[hreflang=${other}]`).click();
    await expect(page).toHaveURL(`${prefixOf(other)}/services`);
  });
}

test('the system’s dark scheme is followed', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.goto('/about');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(15, 18, 40)');
});
