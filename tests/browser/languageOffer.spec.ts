import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {lost} from './support/reading';

const PATH = '/privacy';

test.describe('an English page, a browser in Nepali', () => {
  test.use({locale: 'ne-NP'});

  test('offers Nepali before the first paint, moves nothing and never redirects', async ({
    page,
    trouble,
  }) => {
    // Where the title is the closest to the header.
    await page.goto('/');
    await expect(page).toHaveURL('/');
    const note = page.getByRole('group', {name: 'नेपाली'});
    const title = page.locator('h1');
    await expect(note).toBeVisible();
    await expect(note).toHaveAttribute('lang', 'ne');
    for (const width of [320, 997]) {
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

test('nobody else is offered anything', async ({context}) => {
  for (const [languages, path, isOffered] of [
    // After a third language.
    [['mai-NP', 'ne', 'en'], PATH, true],
    [['en-GB'], PATH, false],
    // Nepal Bhasa.
    [['new-NP'], PATH, false],
    [['en-GB'], `/ne${PATH}`, false],
    [['ne-NP'], `/ne${PATH}`, false],
  ] as const) {
    const page = await context.newPage();
    await page.addInitScript((all) => {
      Object.defineProperty(Navigator.prototype, 'languages', {get: () => all});
    }, languages);
    await page.goto(path);
    const note = page.locator('header [role=group]').filter({visible: true});
    await expect(note, `${languages.join()} ${path}`).toHaveCount(Number(isOffered));
    await page.close();
  }
});
