import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {defined} from './support/scripts';

const open = 'Open the map here';
const link = 'Open on OpenStreetMap (opens in a new tab)';
const missing = 'If the map stays empty, open it on OpenStreetMap.';

const atlas = 'https://www.openstreetmap.org/**';

/** Where everything on the page is, to see that nothing moves. */
const places = (page: Page) =>
  page
    .locator('main :is(h1, h2, h3, p, a, strong, svg):not(button *)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility())
        .map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    );

test(`the map comes on a press, in the sketch's place, and goes again`, async ({page, trouble}) => {
  await page.route(atlas, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Map</title><p><a href="#x">+</a></p></html>',
    }),
  );
  await page.goto('/contact');
  const button = page.getByRole('button', {name: open});
  await expect(button).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(trouble.foreign).toEqual([]);
  const before = await places(page);

  await button.press('Enter');
  const map = page.locator('iframe[title="Map of Kamalpokhari, Kathmandu"]');
  await expect(map).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('+')).toBeVisible();
  expect(trouble.foreign).toEqual([await map.getAttribute('src')]);
  expect(trouble.foreign[0]).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=[\d.,]+&layer=mapnik&marker=[\d.,]+$/,
  );
  await expect(page.getByText(missing)).toBeVisible();
  await expect(page.getByRole('link', {name: link})).toBeVisible();
  expect(await places(page)).toEqual(before);
  // Both in one look: the page may still be scrolling to what has the focus.
  const [box, room] = await map.evaluate((element) =>
    [element, element.parentElement!].map((each) => each.getBoundingClientRect().toJSON()),
  );
  expect(box).toEqual(room);

  // With the sketch, everyPage.spec.ts looks at this page.
  expect(await axeViolations(page, 'main')).toEqual([]);

  await page.getByRole('button', {name: 'Close the map'}).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', {name: open})).toBeFocused();
  expect(await places(page)).toEqual(before);
  expect(trouble.foreign).toHaveLength(1);
  expect(trouble.messages).toEqual([]);
});

test('a press without a connection says so and asks nobody', async ({page, context, trouble}) => {
  await page.goto('/contact');
  await defined(page, 'site-map');
  const button = page.getByRole('button', {name: open});
  await expect(button).toBeVisible();
  const before = await places(page);
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(page.getByRole('link', {name: link})).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  expect(trouble.foreign).toEqual([]);

  await context.setOffline(false);
  await page.route(atlas, (route) => route.abort());
  await button.click();
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.getByText(missing)).toBeVisible();
});
