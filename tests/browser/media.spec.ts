import type {Page} from '@playwright/test';
import {type Locale, locales} from 'nepali-text/locale';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {entriesOf, listed} from './support/lists';

const total = listed('media');

interface Outlet {
  id: string;
  name: Record<Locale, string>;
}

const reports = entriesOf('media') as unknown as {outlet: string; language: string; date: string}[];
const outlets = entriesOf('outlets') as unknown as Outlet[];
/** The name is in both languages the only one that has these words. */
const isOnly = ({name}: Outlet) =>
  locales.every(
    (locale) => outlets.filter((other) => other.name[locale].includes(name[locale])).length === 1,
  );
/** The outlet of the first of the reports that has a name of its own. */
const outletOf = (among: typeof reports) =>
  outlets.find((one) => isOnly(one) && among.some(({outlet}) => outlet === one.id))!;
const OUTLET = outletOf(reports);
const inNepali = reports.filter(({language}) => language === 'ne');
const [ONE] = inNepali;
const YEAR = ONE!.date.slice(0, 4);
const isOfYear = ({date}: {date: string}) => date.startsWith(YEAR);
/** How many cards are shown before "Show all". */
const FIRST = 12;

const showing = (count: number) => `Showing ${count} of ${total}`;

const parts = (page: Page) => ({
  cards: page.locator('main article:visible'),
  status: page.locator('main').getByRole('status'),
  chip: (name: string) => page.locator('main').getByRole('radio', {name, exact: true}),
  year: page.getByRole('combobox', {name: 'Year'}),
  find: page.getByRole('searchbox'),
  more: page.locator('main summary').filter({hasText: `Show all ${total}`}),
  clear: page.getByRole('button', {name: 'Clear the filters'}),
});

async function expectFound(page: Page, count: number): Promise<void> {
  const {cards, status} = parts(page);
  await expect(status).toHaveText(showing(count));
  await expect(cards).toHaveCount(count);
}

/** Without a filter: the first cards, and the others behind "Show all". */
async function expectUnfiltered(page: Page): Promise<void> {
  const {cards, status, more: summary} = parts(page);
  await expect(status).toHaveText('');
  await expect(cards).toHaveCount(FIRST);
  await expect(summary).toBeVisible();
}

test('is narrowed by mouse and keyboard, in steps that Back undoes', async ({page, trouble}) => {
  const {cards, chip, find, ...box} = parts(page);
  await page.goto(`/media?ref=mail`);
  await expectUnfiltered(page);
  await expect(chip('English')).not.toBeChecked();

  await test.step('year', async () => {
    await box.year.selectOption(YEAR);
    await expect(page).toHaveURL(`/media?ref=mail&year=${YEAR}`);
    const days = cards.locator(`time[datetime^="${YEAR}-"]`);
    await expect(days).toHaveCount(await cards.count());
    await expectFound(page, reports.filter(isOfYear).length);
  });

  await test.step('language, by keyboard', async () => {
    await chip('नेपाली').press('Space');
    await expect(page).toHaveURL(`/media?ref=mail&year=${YEAR}&language=ne`);
    await expect(chip('नेपाली')).toBeChecked();
    await expect(page.locator('blockquote[lang=en]:visible')).toHaveCount(0);
    await expect(chip('नेपाली')).toBeFocused();
    await expectFound(page, inNepali.filter(isOfYear).length);
  });

  const before = page.url();
  const found = await cards.count();

  await test.step('nothing fits, and the way out', async () => {
    expect(await axeViolations(page, 'main')).toEqual([]);
    await find.fill('zzzz');
    await expectFound(page, 0);
    expect(await axeViolations(page, 'main')).toEqual([]);
    expect(new URL(page.url()).searchParams.get('q')).toBe('zzzz');
    await box.clear.press('Enter');
    await expect(page).toHaveURL(`/media?ref=mail`);
    await expect(find).toBeFocused();
    await expect(find).toHaveValue('');
    await expectUnfiltered(page);
  });

  await test.step('Back and Forward bring back the list and the controls', async () => {
    await page.goBack();
    await expect(find).toHaveValue('zzzz');
    await expectFound(page, 0);
    // The search took the place of the step before it.
    await page.goBack();
    await expect(page).toHaveURL(`/media?ref=mail&year=${YEAR}`);
    await expect(find).toHaveValue('');
    await expect(chip('नेपाली')).not.toBeChecked();
    await page.goBack();
    await expect(box.year).toHaveValue('');
    await expectUnfiltered(page);
    await page.goForward();
    await page.goForward();
    await expect(box.year).toHaveValue(YEAR);
    await expect(chip('नेपाली')).toBeChecked();
  });

  await test.step('a shared link and a reload show the same', async () => {
    await page.goto(before);
    await expectFound(page, found);
    await expect(box.year).toHaveValue(YEAR);
    await page.reload();
    await expectFound(page, found);
    await expect(chip('नेपाली')).toBeChecked();
  });

  expect(trouble).toEqual({messages: [], foreign: []});
});

test('finds words while they are typed', async ({page, trouble}) => {
  const {cards, find} = parts(page);
  await page.goto('/media');
  await expectUnfiltered(page);
  const entries = await page.evaluate(() => history.length);

  await find.pressSequentially(`  ${OUTLET.name.en.toUpperCase()}`);
  await expect(page).toHaveURL(/q=/);
  const ofOutlet = cards.filter({hasText: OUTLET.name.en});
  await expect(ofOutlet).toHaveCount(listed('media', 'outlet', OUTLET.id));
  expect(await cards.count()).toBeLessThan(total);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(find).toHaveValue(/^ {2}\S/);

  // What was typed a moment ago goes along with a filter that is chosen now.
  await find.fill('app');
  await page.locator('main label').filter({hasText: 'English'}).click();
  await expect(page).toHaveURL('/media?language=en&q=app');

  // A link to the page wins over the text of the field.
  await page.locator('footer').getByRole('link', {name: 'Media Coverage', exact: true}).click();
  await expect(page).toHaveURL('/media');
  await expect(find).toHaveValue('');
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('shows more cards where the reader is', async ({page, trouble}) => {
  const {cards, more: summary} = parts(page);
  await page.goto('/media');
  await expectUnfiltered(page);
  await summary.press('Enter');
  await expect(cards).toHaveCount(total);
  const last = (await cards.last().getAttribute('id'))!;
  // What was opened is kept for the visit.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  await page.goto('/media');
  await expectUnfiltered(page);
  // Which addresses open it: openAnswers.test.ts.
  await page.evaluate((id) => location.assign(`#${id}`), last);
  await expect(page.locator(`[id="${last}"]`)).toBeInViewport();

  await test.step('Back leads to the place in the lengthened list', async () => {
    const place = await page
      .locator(`[id="${last}"]`)
      .evaluate((card) => Math.round(card.getBoundingClientRect().top + scrollY - 200));
    await page.evaluate((top) => scrollTo({top, behavior: 'instant'}), place);
    await page.locator(`footer a[href="/tos"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/tos`);
    await expect(summary).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(cards).toHaveCount(total);
    const away = () => page.evaluate((top) => Math.abs(scrollY - top), place);
    await expect.poll(away).toBeLessThan(24);
  });
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('never jumps while it loads', async ({page}) => {
  // So high that cards are in view, whatever note is above them.
  await page.setViewportSize({width: 360, height: 1500});
  const shifts = await watchLayoutShifts(page);
  for (const [query, count] of Object.entries({
    '': null,
    '?language=ne': inNepali.length,
    '?q=zzzz': 0,
    // Values that nobody knows choose nothing, nor does the parameter of a filter that is gone.
    [`?year=1999&language=fr&outlet=${OUTLET.id}`]: null,
  })) {
    await page.goto('/media' + query, {waitUntil: 'networkidle'});
    if (count === null) await expectUnfiltered(page);
    else await expectFound(page, count);
    expect(await shifts(), query).toBeLessThan(STILL);
  }
});
