import type {Page} from '@playwright/test';
import {createRandom} from '../random';
import {blocksScript, type WithBlocks} from './support/blocks';
import {expect, test} from './support/fixtures';
import {settled} from './support/settled';
import {halfOfPages} from './support/routes';

const PHONE = {width: 360, height: 740};
const DESKTOP = {width: 1280, height: 800};

/** Where a reader is: a block by its name, how far it is above the reading line, and its height, in pixels. */
interface Place {
  name: string;
  above: number;
  height: number;
}

/** In a page: the block at the reading line, or the one of that name. */
function placeIn(name?: string): Place | null {
  const header = document.querySelector('header')!.getBoundingClientRect();
  const line = Math.max(0, header.bottom);
  const blocks = [...(globalThis as WithBlocks).domBlocksOf(document.querySelector('main')!)];
  const found = blocks.find(([own, element]) => {
    if (name !== undefined) return own === name;
    if (!element.checkVisibility({contentVisibilityAuto: true}) || element.closest('nav'))
      return false;
    return element.getBoundingClientRect().bottom > line;
  });
  if (!found) return null;
  const {top, height} = found[1].getBoundingClientRect();
  return {name: found[0], above: line - top, height};
}

const readPlace = async (page: Page, name?: string): Promise<Place> => {
  const place = await page.evaluate(placeIn, name);
  if (!place) throw new Error(`${page.url()} has no block ${name ?? 'at the reading line'}`);
  return place;
};

/** Scrolls at once, and waits until the page has taken note of it. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo({top: y, behavior: 'instant'});
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
  // The header is shown or away, and nothing between.
  await settled(page);
}

/** Follows the first link to the other language, and waits until the fonts have come. */
async function switchLanguage(page: Page): Promise<void> {
  const link = page.locator('header a[hreflang]').first();
  const path = await link.evaluate((element: HTMLAnchorElement) => element.pathname);
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname === path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
  await settled(page);
}

test.beforeEach(({context}) => context.addInitScript(blocksScript));

/** Pixels between where the reading line is and where it should be. */
const CLOSE = 24;

// The widths and the languages have nothing to do with each other.
for (const [viewport, locale] of [
  [PHONE, 'en'],
  [DESKTOP, 'ne'],
] as const) {
  test(`lands in the same block, as far into it as before, at ${viewport.width} px from ${locale}`, async ({
    page,
  }) => {
    const next = createRandom(viewport.width);
    const distances: number[] = [];
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    // Each page from one of the languages. A script fills one of them after the place is shown.
    // Some of them: what they are filled with is nothing to this.
    const pages = halfOfPages(locale).filter(
      ({path}, index) => index % 3 === 0 && !path.endsWith('/offline'),
    );
    for (const {path} of pages) {
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await scrollPage(page, 20 + next() * (height - 20));
      const place = await page.evaluate(placeIn, undefined);
      // Only the footer is there to read.
      if (!place) continue;
      await switchLanguage(page);
      const after = await readPlace(page, place.name);
      const wanted = place.above > 0 ? (place.above / place.height) * after.height : place.above;
      const distance = Math.abs(wanted - after.above);
      const isEnd = await page.evaluate(
        () => scrollY <= 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      );
      if (isEnd && distance > CLOSE) continue;
      distances.push(distance);
      expect.soft(distance, `${path} ${JSON.stringify([place, after])}`).toBeLessThanOrEqual(CLOSE);
    }
    // Some pages are too short.
    expect(distances.length).toBeGreaterThanOrEqual(3);
  });
}

/** Opens a page in the middle of a section, without its scripts. */
async function openAt(page: Page, path: string, id: string, past = 150): Promise<Place> {
  await page.setViewportSize(DESKTOP);
  await page.goto(path);
  const top = await page
    .locator(`#${id}`)
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollPage(page, top + past);
  return readPlace(page);
}

const isAt = async (page: Page, {name, above, height}: Place): Promise<boolean> => {
  const now = await readPlace(page, name);
  return Math.abs(above > 0 ? (above / height) * now.height - now.above : above - now.above) < 2;
};

test('the place wins over the hash, and query and hash are kept', async ({page, trouble}) => {
  await page.setViewportSize(DESKTOP);
  const place = await openAt(page, '/privacy?a=1&b=%E0%A4%95#in-short', 'children');
  await switchLanguage(page);
  await expect(page).toHaveURL('/ne/privacy?a=1&b=%E0%A4%95#in-short');
  expect(await isAt(page, place)).toBe(true);
  // The header does not leave: this was no reader who scrolls down.
  await expect(page.locator('html')).not.toHaveAttribute('data-away', 'all');
  await page.goBack();
  expect(await isAt(page, place)).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('place'))).toBeNull();
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('works after React has started, into an answer that is folded there', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize(PHONE);
  await page.goto('/faq');
  const answer = page.locator('#minimum-age');
  await page.locator('summary', {hasText: 'age'}).last().click();
  await settled(page);
  const top = await answer.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await scrollPage(page, top + 10);
  const place = await readPlace(page);
  expect(place.name).toBe('minimum-age 0');
  await switchLanguage(page);
  await expect(answer).toBeVisible();
  await expect.poll(() => isAt(page, place)).toBe(true);
});

test('comes at once, though links inside a page scroll smoothly', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  // What was shown in the first frame.
  await page.addInitScript(() =>
    requestAnimationFrame(() =>
      Object.assign(window, {first: document.documentElement.hidden || scrollY > 0}),
    ),
  );
  const place = await openAt(page, '/tos', 'termination');
  await switchLanguage(page);
  expect(await page.evaluate(() => (window as unknown as {first: boolean}).first)).toBe(true);
  expect(await isAt(page, place)).toBe(true);
});

test.describe('when the fonts come', () => {
  const fontsCome = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      // As other fonts would make the page longer, where the browser does not keep the place by itself.
      const [first] = document.querySelectorAll<HTMLElement>('main p');
      document.documentElement.style.setProperty('overflow-anchor', 'none');
      first!.style.setProperty('padding-top', '300px');
      // Again, after those of the page, which come when they please.
      document.fonts.dispatchEvent(new Event('loadingdone'));
      await new Promise(requestAnimationFrame);
    });
  const arrive = async (page: Page): Promise<Place> => {
    const place = await openAt(page, '/tos', 'termination');
    const link = page.locator('header a[hreflang]').first();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL('/ne/tos');
    return place;
  };

  test('the place is shown again', async ({page}) => {
    const place = await arrive(page);
    await fontsCome(page);
    expect(await isAt(page, place)).toBe(true);
  });

  test('a reader who has scrolled is left alone', async ({page}) => {
    const place = await arrive(page);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 300);
    const scrolled = await page.evaluate(() => scrollY);
    await fontsCome(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await isAt(page, place)).toBe(false);
  });
});
