import {locales} from '../../src/lib/locale';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {diskPages} from './support/pagesOnDisk';
import {attribute} from '../../src/lib/html';
import {prefixOf} from './support/words';

const words = {
  en: {share: 'Share', copy: 'Copy link', copied: 'Link copied'},
  ne: {share: 'सेयर गर्नुहोस्', copy: 'लिङ्क कपी गर्नुहोस्', copied: 'लिङ्क कपी भयो'},
};

test('sharing is offered once, at the end of an article', () => {
  const offers = diskPages().flatMap(({path, all}) =>
    all('summary')
      .filter((summary) => attribute(summary, 'data-load') === 'share')
      .map(() => path),
  );
  expect(offers.sort()).toEqual(['/ne/press', '/ne/welcome', '/press', '/welcome']);
});

for (const locale of locales) {
  const prefix = prefixOf(locale);
  const {share, copy, copied} = words[locale];

  test.describe(`without scripts (${locale})`, () => {
    test.use({javaScriptEnabled: false});

    test('an article is shared by plain links', async ({page}) => {
      await page.goto(`${prefix}/press`);
      const address = await page.locator('link[rel=canonical]').getAttribute('href');
      await page.locator('summary', {hasText: share}).click();
      const link = page.locator('.share-menu a').first();
      await expect(link).toHaveAttribute('href', `https://wa.me/?text=${address}`);
      await expect(link).toBeVisible();
    });
  });

  test(`its address is copied by keyboard (${locale})`, async ({page, context, trouble}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${prefix}/welcome`);
    const address = await page.locator('link[rel=canonical]').getAttribute('href');
    const summary = page.locator('summary', {hasText: share});
    await summary.press('Enter');
    const button = page.getByRole('button', {name: copy});
    await expect(button).toBeVisible();
    await expect(summary).not.toHaveAttribute('aria-busy');
    expect(await axeViolations(page)).toEqual([]);
    await button.press('Enter');
    await expect(page.locator('.share').getByRole('status')).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(button).toBeHidden();
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}
