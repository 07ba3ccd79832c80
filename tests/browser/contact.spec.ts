import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {entriesOf} from './support/lists';
import {defined} from './support/scripts';

const open = 'Open the map here';
const link = 'Open on OpenStreetMap (opens in a new tab)';
const missing = 'If the map stays empty, open it on OpenStreetMap.';

const valueOf = (fact: string) => entriesOf('facts').find(({id}) => id === fact)!.value;
const {from, to} = valueOf('calling-hours') as {from: string; to: string};
const days = valueOf('calling-days') as string[];
/** '5 PM' for 17:00, '9:30 AM' for 09:30. */
function spoken(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

const hours = {
  open: `Open now, until ${spoken(to)} Nepal time`,
  closed: `Closed now, opens at ${spoken(from)} Nepal time`,
  next: `Closed now, opens on the next working day at ${spoken(from)} Nepal time`,
};

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** Of November 2026, where the 8th is a Sunday: the first of three working days. */
const workday = [8, 9, 10, 11, 12].find((date) =>
  [0, 1, 2].every((more) => days.includes(WEEK[date - 8 + more]!)),
)!;

/** A moment in Nepal. @param minutes added to the time */
const moment = (date: number, time: string, minutes = 0): Date =>
  new Date(
    Date.parse(`2026-11-${String(date).padStart(2, '0')}T${time}:00+05:45`) + minutes * 60_000,
  );

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
  expect(await axeViolations(page)).toEqual([]);

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

test('the hours follow the clock of Nepal while the page is open', async ({page, trouble}) => {
  const {open: opened, closed} = hours;
  await page.clock.install({time: moment(workday, from, -60)});
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/contact');
  const announced = page.locator('aside li').getByRole('status');
  const says = (text: string | RegExp) => expect(announced).toHaveText(text, {useInnerText: true});
  await says(closed);
  const before = await places(page);

  await page.clock.pauseAt(moment(workday, from, -1.5));
  await page.clock.runFor(89_000);
  await says(closed);
  await page.clock.runFor(1_000);
  await says(opened);
  expect(await places(page)).toEqual(before);

  // Asleep for a day: the timer has not run, the clock has.
  await page.clock.setSystemTime(moment(workday + 1, to));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await says(closed);
  expect(trouble.messages).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('links to the map and does not guess the time', async ({page, trouble}) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', {name: open})).toBeHidden();
    await expect(page.getByRole('link', {name: link})).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=[\d.]+&mlon=[\d.]+#map=/,
    );
    for (const text of Object.values(hours)) {
      await expect(page.getByText(text).filter({visible: true})).toHaveCount(0);
    }
    expect(trouble.foreign).toEqual([]);
  });
});
