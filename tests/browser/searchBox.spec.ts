import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {fillWith, LONG_WORDS} from './support/reading';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const RECORDS = '**/search-index.json';

const control = (page: Page) => page.getByRole('banner').locator('site-search > a');
const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('searchbox');
const answers = (page: Page) => dialog(page).locator('ol > li');
const status = (page: Page) => dialog(page).getByRole('status');

test('opens by a click, by / and by Ctrl+K, and Escape gives the focus back', async ({
  page,
  trouble,
}) => {
  await page.goto('/about');
  await control(page).click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(control(page)).toBeFocused();
  }
  // Safari closes no dialog by Escape in such a box: the event alone does not in Chromium either.
  await control(page).click();
  await box(page).fill('pokhara');
  await box(page).dispatchEvent('keydown', {key: 'Escape', bubbles: true});
  await expect(dialog(page)).toBeVisible();
  await box(page).fill('');
  await box(page).dispatchEvent('keydown', {key: 'Escape', bubbles: true});
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  // Where somebody types, / is a letter.
  await page.goto('/contact');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog(page)).toHaveCount(0);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('answers a trade in Latin letters, and says what to do where it has no answer', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 740});
  await page.goto('/about');
  const overflow = () => dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth);

  await test.step('the records do not come, and come at the next try', async () => {
    await page.route(RECORDS, (route) => route.abort());
    await control(page).click();
    await box(page).fill('bijuli mistri');
    await expect(status(page)).toContainText('did not load');
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/search');
    await page.unroute(RECORDS);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    const first = answers(page).first().getByRole('link');
    await expect(first).toHaveAttribute('href', '/hire/electrician');
    await expect(first.locator('mark').first()).toBeVisible();
    await expect(first.locator('[lang=ne]')).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ results$/);
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  });

  await test.step('too little to search by', async () => {
    await box(page).fill('ि');
    await expect(answers(page)).toHaveCount(0);
    await expect(dialog(page).locator('[data-part=hint]')).toBeVisible();
    await expect(dialog(page).locator('[data-part=nothing]')).toBeHidden();
    await expect(status(page)).toBeEmpty();
  });

  await test.step('nothing', async () => {
    // One letter again and again is one sound, which is too little to search by.
    const unknown = 'zq'.repeat(30);
    await box(page).fill(unknown);
    await expect(status(page)).toHaveText(`No results for “${unknown}”.`);
    const ways = await dialog(page)
      .locator('[data-part=answers] a:visible')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(ways).toEqual(['/hire', '/contact', '/search#pages']);
    expect(await overflow()).toBe(0);
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  });

  await test.step('no answer is wider than a phone', async () => {
    await box(page).fill('electrician');
    await expect(answers(page).first()).toBeVisible();
    for (const word of LONG_WORDS) {
      await page.evaluate(fillWith, word);
      expect(await overflow()).toBe(0);
    }
  });
});

test('an address with a query shows its answers, in the other language too', async ({page}) => {
  await page.goto('/search?q=pokhara');
  const results = page.locator('#results');
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/hire?city=pokhara');
  await page.getByRole('main').getByRole('searchbox').fill('plumber');
  await expect(page).toHaveURL('/search?q=plumber');
  expect(await axeViolations(page, '#results')).toEqual([]);
  await expect(results.locator('ol > li').first()).toContainText(/Plumber|प्लम्बर/);
  await page.getByRole('main').getByRole('searchbox').fill('carpenter');
  await expect(results.locator('ol > li').first()).toContainText(/Carpenter|सिकर्मी/);
  await page.getByRole('banner').locator('a[hreflang]:visible').click();
  await expect(page).toHaveURL('/ne/search?q=carpenter');
  await expect(results.locator('ol > li').first()).toContainText(/Carpenter|सिकर्मी/);
});

test('arrows move from the box through the answers and back; Enter opens one', async ({page}) => {
  await page.goto('/about');
  await control(page).click();
  await box(page).fill('minimum age');
  await expect(answers(page).first()).toBeVisible();
  const links = dialog(page).locator('ol a');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  await links.nth(1).focus();
  const address = await links.nth(1).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address!);
});
