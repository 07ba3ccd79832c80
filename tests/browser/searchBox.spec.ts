import type {Page, Route} from '@playwright/test';
import {searchIndex} from '../../src/lib/searchIndex';
import {SEARCH_NAMES_FILE, SEARCH_TEXTS_FILE} from '../../src/lib/urls';
import {recordFiles} from '../../src/publish/search/records';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {searchDataOf} from './support/pagesOnDisk';
import {fillWith, LONG_WORDS} from './support/reading';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const NAMES = `**/${SEARCH_NAMES_FILE}`;
const TEXTS = `**/${SEARCH_TEXTS_FILE}`;

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
    await page.route(NAMES, (route) => route.abort());
    await control(page).click();
    await box(page).fill('bijuli mistri');
    await expect(status(page)).toContainText('did not fully load');
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', '/search');
    await page.unroute(NAMES);
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

/** The files of a large site: a page has an unknown word in a long title of a placeholder, another one in a text. */
function largeSite() {
  const data = searchDataOf('en');
  const [titled, written] = data.pages.filter(({sections}) => sections.length > 1);
  const title = 'The quetzal has a longer title than others have here';
  Object.assign(titled!.sections[1]!, {title, placeholder: true});
  Object.assign(data.texts[data.pages.indexOf(written!)]!, {1: `${'quetzal '.repeat(9)} axolotl`});
  const hrefs = [titled!.path, written!.path];
  // Where all is there, the text is the better answer.
  expect(searchIndex(data)('quetzal').answers).toMatchObject([{path: hrefs[1]}, {path: hrefs[0]}]);
  return {hrefs, files: recordFiles(data, 0)};
}

test('a large site answers by its names first; the texts add to the answers, and move none', async ({
  page,
}) => {
  const {hrefs, files} = largeSite();
  const texts: Route[] = [];
  await page.route(NAMES, (route) => route.fulfill({body: files[SEARCH_NAMES_FILE]!}));
  await page.route(TEXTS, (route) => void texts.push(route));
  const nextTexts = async () => {
    await expect.poll(() => texts.length).toBe(1);
    return texts.pop()!;
  };
  const links = dialog(page).locator('ol > li > a');
  const hrefsShown = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const again = dialog(page).getByRole('button', {name: 'Try again'});
  await page.goto('/about');
  await control(page).click();

  await test.step('what only a text may have is not said to be nowhere', async () => {
    await expect(dialog(page).locator('[data-part=hint]')).toBeVisible();
    expect(texts).toEqual([]);
    await box(page).fill('axolotl');
    const route = await nextTexts();
    await expect(status(page)).toHaveText('Loading…');
    await expect(dialog(page).locator('[data-part=nothing]')).toBeHidden();
    await route.abort();
    await expect(status(page)).toContainText('did not fully load');
    await expect(answers(page)).toHaveCount(0);
    await expect(again).toBeVisible();
  });

  await test.step('an answer stays when the texts do not come, and when they come', async () => {
    await box(page).fill('quetzal');
    expect(await hrefsShown()).toEqual(hrefs.slice(0, 1));
    // Of a release that has other pages.
    await (await nextTexts()).fulfill({json: {texts: [], translationTexts: []}});
    await expect(again).toBeVisible();
    expect(await hrefsShown()).toEqual(hrefs.slice(0, 1));
    await again.click();
    const route = await nextTexts();
    await expect(again).toBeHidden();
    await links.first().focus();
    const place = await links.first().boundingBox();
    const said = await status(page).evaluateHandle((element) => {
      const all: (string | null)[] = [];
      const note = () => all.push(element.textContent);
      new MutationObserver(note).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return all;
    });
    await route.fulfill({body: files[SEARCH_TEXTS_FILE]!});
    await expect(status(page)).toHaveText('2 results');
    expect(await hrefsShown()).toEqual(hrefs);
    await expect(links.first()).toBeFocused();
    expect(await links.first().boundingBox()).toEqual(place);
    expect(await said.jsonValue()).toEqual(['2 results']);
  });

  await test.step('other words are answered in the order of the whole site', async () => {
    await box(page).fill('the quetzal');
    expect(await hrefsShown()).toEqual([...hrefs].reverse());
    await box(page).fill('axolotl');
    expect(await hrefsShown()).toEqual(hrefs.slice(1));
    expect(texts).toEqual([]);
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
