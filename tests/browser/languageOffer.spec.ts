import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {lost} from './support/reading';

const PATH = '/privacy';
/** Where the title is the closest to the header. */
const HOME = '/';

test.describe('an English page, a browser in Nepali', () => {
  test.use({locale: 'ne-NP'});

  for (const path of [PATH, HOME])
    test(`${path} offers Nepali before the first paint, moves nothing and never redirects`, async ({
      page,
      trouble,
    }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
      const note = page.getByRole('group', {name: 'नेपाली'});
      const title = page.locator('h1');
      await expect(note).toBeVisible();
      await expect(note).toHaveAttribute('lang', 'ne');
      for (const width of [320, 360, 997, 1280]) {
        await page.setViewportSize({width, height: 740});
        const {x, y, width: wide, height} = (await note.boundingBox())!;
        const controls = await page
          .getByRole('banner')
          .locator(':is(a, summary, [data-color-scheme]):visible:not([role=group] *)')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
        expect([Math.max(...controls) <= y, height <= 60, x + wide <= width]).toEqual([
          true,
          true,
          true,
        ]);
        const heading = (await title.boundingBox())!;
        expect(heading.y).toBeGreaterThanOrEqual(y + height);
        if (width > 996) {
          const link = (await page
            .getByRole('banner')
            .locator('a[hreflang=ne]:visible:not([role=group] *)')
            .boundingBox())!;
          expect([link.x > x, link.x + link.width < x + wide]).toEqual([true, true]);
        }
        expect(await lost(page)).toEqual([]);
      }
      // In both colour schemes.
      expect(await axeViolations(page, 'header [role=group]')).toEqual([]);
      const places = () =>
        page
          .locator('main :is(h1, h2, p)')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      const before = await places();
      await note.getByRole('button').click();
      await expect(note).toBeHidden();
      expect(await places()).toEqual(before);
      expect(trouble).toEqual({messages: [], foreign: []});
    });

  test('is read in Nepali, at the same place, and asks no more', async ({page}) => {
    await page.goto(PATH);
    const note = page.locator('header [role=group]');
    await note.getByRole('link').press('Enter');
    await expect(page).toHaveURL(`/ne${PATH}`);
    await expect(note).toHaveCount(0);
    await page.goto(PATH);
    await expect(note).toBeHidden();
  });

  test('asks no more once the header has changed the language', async ({page}) => {
    await page.goto(`/ne${PATH}`);
    await page.getByRole('banner').locator('a[hreflang=en]:visible').click();
    await expect(page).toHaveURL(PATH);
    await expect(page.locator('header [role=group]')).toBeHidden();
  });

  test('is closed for good, without React, and is not printed', async ({page}) => {
    await page.goto(PATH);
    const note = page.locator('header [role=group]');
    await page.emulateMedia({media: 'print'});
    await expect(note).toBeHidden();
    await page.emulateMedia({media: 'screen'});
    await page.keyboard.press('Tab');
    await note.getByRole('button').press('Enter');
    await expect(note).toBeHidden();
    await expect(page.locator('header :focus')).toHaveCount(1);
    await page.goto('/faq');
    await expect(note).toBeHidden();
  });
});

for (const [locale, path] of [
  ['en-GB', PATH],
  // Nepal Bhasa.
  ['new-NP', PATH],
  ['en-GB', `/ne${PATH}`],
  ['ne-NP', `/ne${PATH}`],
] as const) {
  test.describe(`${path}, a browser in ${locale}`, () => {
    test.use({locale});

    test('offers nothing', async ({page}) => {
      await page.goto(path);
      await expect(page.locator('header [role=group]').filter({visible: true})).toHaveCount(0);
    });
  });
}
