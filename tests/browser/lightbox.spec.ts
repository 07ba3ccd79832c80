import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {lightboxWords, SHOWN} from './support/lightboxWords';
import {entriesOf, listed} from './support/lists';
import {defined} from './support/scripts';
import {moveFingers} from './support/touch';

interface Paper {
  id: string;
  title: Record<string, string>;
}

const papers = entriesOf('certificates') as unknown as Paper[];
const total = listed('certificates');
const first = papers[0]!;
const last = papers.at(-1)!;

const LIBRARY = '**/gallery.js*';

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await defined(page, 'site-lightbox');
}

/** How many times the picture is enlarged. */
const scaleOf = (page: Page) =>
  page.locator(SHOWN).evaluate((shown) => new DOMMatrix(getComputedStyle(shown).transform).a);

const words = lightboxWords;
const count = (index: number) => `${index + 1} / ${total}`;

test('certificates open over the page', async ({page, trouble}) => {
  let isAsked = false;
  const library = page.waitForRequest(LIBRARY);
  void library.then(() => (isAsked = true));
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/certificate');
  const card = (index: number) => page.locator('main article a').nth(index);
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  const button = (name: string) => dialog.getByRole('button', {name, exact: true});

  await test.step('the library comes with the first click, not before', async () => {
    await card(3).hover();
    expect(isAsked).toBe(false);
    await card(3).click();
    await expect(dialog).toBeVisible();
    await library;
    // For visitors who ask for less motion.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({effect}) => Number(effect?.getComputedTiming().activeDuration) > 1),
    );
    expect(moving).toEqual([]);
  });

  await test.step('at the picture that was clicked, and the address says which', async () => {
    await expect(status).toContainText(count(3));
    await expect(status).toContainText(papers[3]!.title.en!);
    await expect(page).toHaveURL(`/certificate?certificate=${papers[3]!.id}`);
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(button(words.fullscreen)).toBeVisible();
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  });

  await test.step('buttons and arrow keys lead on and back', async () => {
    await button(words.next).click();
    await expect(status).toContainText(count(4));
    await button(words.previous).click();
    await expect(status).toContainText(count(3));
    await page.keyboard.press('ArrowLeft');
    await expect(status).toContainText(count(2));
    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText(count(3));
  });

  await test.step('Escape closes it, and the focus is back on the card', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card(3)).toBeFocused();
    await expect(page).toHaveURL('/certificate');
    expect(trouble).toEqual({messages: [], foreign: []});
  });
});

test('an open certificate can be enlarged, and Back closes it', async ({page}) => {
  await openPage(page, '/certificate');
  const card = page.locator('main article a').first();
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  const button = (name: string) => dialog.getByRole('button', {name, exact: true});
  await card.press('Enter');
  await expect(status).toContainText(count(0));
  await expect(button(words.previous)).toBeDisabled();

  await test.step('+ enlarges, - and 0 undo it', async () => {
    // A drawing is enlarged to 2 and 4 times, a photograph as far as it is sharp.
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.2);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBe(1);
    await button(words.zoomIn).click();
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.2);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  await test.step('thumbnails lead to their picture, and can be put away', async () => {
    const thumbnails = dialog.getByRole('navigation');
    await expect(thumbnails.locator('[aria-current]')).toHaveCount(1);
    // Each thumbnail is named by its place; the first of those that can be seen is the open one.
    await thumbnails.locator('button:visible').nth(1).click();
    await expect(status).toContainText(count(1));
    await button(words.hideThumbnails).click();
    await expect(thumbnails).toBeHidden();
    await button(words.showThumbnails).click();
    await expect(thumbnails).toBeVisible();
  });

  await test.step('Back closes it, Forward opens it where it was', async () => {
    await expect(page).toHaveURL(`/certificate?certificate=${papers[1]!.id}`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/certificate');
    await expect(card).toBeFocused();
    await page.goForward();
    await expect(status).toContainText(count(1));
  });
});

test('the address of a certificate opens it', async ({page}) => {
  const dialog = page.getByRole('dialog');
  await page.goto(`/certificate?a=1&certificate=${last.id}`);
  await expect(dialog.getByRole('status')).toContainText(count(total - 1));
  await expect(dialog.getByRole('button', {name: words.next})).toBeDisabled();
  await expect(dialog.getByRole('button', {name: words.play})).toBeDisabled();
  await dialog.getByRole('button', {name: words.close}).click();
  await expect(page).toHaveURL('/certificate?a=1');
  await expect(dialog).toBeHidden();
  await expect(page.locator('main article a').last()).toBeFocused();

  await openPage(page, '/certificate?certificate=nothing');
  await expect(dialog).toBeHidden();
});

test('the slideshow waits for a picture, can be paused and stops at the last', async ({page}) => {
  const slow = papers.at(-2)!;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`certificate-${slow.id}\\.`), async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`/certificate?certificate=${papers.at(-3)!.id}`);
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  const button = (name: string) => dialog.getByRole('button', {name, exact: true});
  await expect(dialog.locator(`${SHOWN} img:not(.yarl__slide_image_loading)`)).toBeVisible();

  await button(words.play).click();
  await page.clock.runFor(1500);
  await expect(status).toContainText(count(total - 3));
  await page.clock.runFor(1600);
  await expect(status).toContainText(count(total - 2));
  await page.clock.runFor(9000);
  await expect(status).toContainText(count(total - 2));
  await expect(button(words.pause)).toBeVisible();

  release();
  await expect(dialog.locator(`${SHOWN} img:not(.yarl__slide_image_loading)`)).toBeVisible();
  await button(words.pause).click();
  await page.clock.runFor(9000);
  await expect(status).toContainText(count(total - 2));
  await button(words.play).click();
  await page.clock.runFor(3100);
  await expect(status).toContainText(count(total - 1));
  await expect(button(words.play)).toBeDisabled();
});

test('a certificate that does not load says so', async ({page}) => {
  await page.route(new RegExp(`certificate-${papers[1]!.id}\\.`), (route) => route.abort());
  await page.goto(`/certificate?certificate=${papers[1]!.id}`);
  const slide = page.getByRole('dialog').locator('.yarl__slide_current');
  await expect(slide.getByText('This picture could not be loaded.')).toBeVisible();
  await expect(slide.locator('svg')).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
});

test('without the library the picture opens, and the next press tries again', async ({page}) => {
  await page.route(LIBRARY, (route) => route.abort());
  await openPage(page, '/certificate');
  const link = page.locator('main article a').first();
  const dialog = page.getByRole('dialog');
  const failure = page.waitForEvent('requestfailed');
  await link.click();
  await failure;
  await expect(dialog.getByRole('img', {name: first.title.en})).toBeVisible();
  expect(await axeViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/certificate');
  await link.click();
  await dialog.getByRole('button', {name: words.close}).click();
  await expect(link).toBeFocused();
  await page.unroute(LIBRARY);
  await link.click();
  await expect(dialog.getByRole('status')).toContainText(count(0));
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('cards are in colour; a swipe leads on, two fingers enlarge, a pull beyond 30 pixels closes', async ({
    page,
  }) => {
    await openPage(page, '/certificate');
    const link = page.locator('main article a').first();
    await expect(link.locator('img')).toHaveCSS('filter', 'none');
    await link.tap();
    const dialog = page.getByRole('dialog');
    const status = dialog.getByRole('status');
    await expect(status).toContainText(`1 / ${total}`);

    const middle = {x: 180, y: 300};
    await moveFingers(page, [{from: {x: 300, y: 300}, to: {x: 60, y: 300}}]);
    await expect(status).toContainText(`2 / ${total}`);
    // A new gesture is one after the slide has come to rest.
    await expect(page.locator(SHOWN)).toBeInViewport({ratio: 1});
    await moveFingers(page, [
      {from: {x: 160, y: 300}, to: {x: 60, y: 300}},
      {from: {x: 200, y: 300}, to: {x: 300, y: 300}},
    ]);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(1);

    const pull = (pixels: number) =>
      moveFingers(page, [{from: middle, to: {...middle, y: middle.y + pixels}}]);
    await pull(25);
    // The address changes at once when it closes.
    await expect(page).toHaveURL(/certificate=/);
    for (const pixels of [40, 120]) {
      await pull(pixels);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/certificate');
      await expect(link).toBeFocused();
      await link.tap();
      await expect(status).toContainText(`1 / ${total}`);
    }
  });
});
