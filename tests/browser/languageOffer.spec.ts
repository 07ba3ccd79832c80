import {locales} from '../../src/lib/locale';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {lost} from './support/reading';
import {headerHeight, prefixOf} from './support/words';

for (const locale of locales) {
  const other = locale === 'en' ? 'ne' : 'en';
  const path = `${prefixOf(locale)}/privacy`;

  test.describe(`a page in ${locale}, a browser in ${other}`, () => {
    test.use({locale: other});

    test('offers the other language before the first paint, and never redirects', async ({
      page,
      trouble,
    }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      const line = page.getByRole('complementary', {name: other === 'ne' ? 'नेपाली' : 'English'});
      await expect(line).toBeVisible();
      await expect(line).toHaveAttribute('lang', other);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({width, height: 740});
        const {y, height} = (await line.boundingBox())!;
        expect([y, height <= 60]).toEqual([headerHeight(locale), true]);
        expect(await lost(page)).toEqual([]);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        expect(await axeViolations(page, 'aside[lang]')).toEqual([]);
      }
      await page.emulateMedia({media: 'print'});
      await expect(line).toBeHidden();
      expect(trouble).toEqual({messages: [], foreign: []});
    });

    test('is read in the other language, at the same place, and asks no more', async ({page}) => {
      await page.goto(path);
      const line = page.locator('aside[lang]');
      await line.getByRole('link').press('Enter');
      await expect(page).toHaveURL(`${prefixOf(other)}/privacy`);
      await expect(line).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
    });

    test('is closed for good, without React', async ({page}) => {
      await page.goto(path);
      const line = page.locator('aside[lang]');
      await page.keyboard.press('Tab');
      await line.getByRole('button').press('Enter');
      await expect(line).toBeHidden();
      await expect(page.locator('header :focus')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready');
      await page.goto(`${prefixOf(locale)}/faq`);
      await expect(line).toBeHidden();
      await page.goto(`${prefixOf(other)}/faq`);
      await expect(line).toBeHidden();
    });
  });

  test.describe(`a page in ${locale}, a browser in ${locale}`, () => {
    test.use({locale});

    test('offers nothing', async ({page}) => {
      await page.goto(path);
      await expect(page.locator('aside[lang]')).toBeHidden();
    });
  });
}
