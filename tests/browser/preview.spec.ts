import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {lightboxWords, SHOWN} from './support/lightboxWords';
import {defined} from './support/scripts';
import {moveFingers} from './support/touch';

const matrix = (page: Page) =>
  page.locator(SHOWN).evaluate((shown) => {
    const {a, e, f} = new DOMMatrix(getComputedStyle(shown).transform);
    return {scale: a, x: Math.round(e), y: Math.round(f)};
  });
const scaleOf = async (page: Page) => (await matrix(page)).scale;

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await defined(page, 'site-lightbox');
}

const words = lightboxWords;
const level = (times: number) => `${times}×`;

test('a city is enlarged from 1 to 50 by halves', async ({page, trouble}) => {
  await openPage(page, '/city');
  const link = page.locator('main article a').first();
  const name = await page.locator('main li h2').first().innerText();
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  const button = (label: string) => dialog.getByRole('button', {name: label, exact: true});

  await test.step('opens with its name, at its whole', async () => {
    await expect(link).toHaveAccessibleName(new RegExp(name));
    await link.press('Enter');
    await expect(dialog.getByRole('img', {name})).toBeVisible();
    await expect(status).toHaveText(level(1));
    await expect(button(words.zoomOut)).toHaveAttribute('aria-disabled', 'true');
    await expect(button(words.next)).toHaveCount(0);
    expect(await axeViolations(page, 'dialog')).toEqual([]);
  });

  await test.step('keys and buttons go by half', async () => {
    await page.keyboard.press('+');
    await expect(status).toHaveText(level(1.5));
    await button(words.zoomIn).click();
    await expect(status).toHaveText(level(2));
    await expect.poll(() => scaleOf(page)).toBe(2);
    await page.keyboard.press('-');
    await expect(status).toHaveText(level(1.5));
  });

  await test.step('arrows move it, as far on the screen at every level', async () => {
    await expect.poll(() => scaleOf(page)).toBe(1.5);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await matrix(page)).x).toBe(-50);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await matrix(page)).x).toBe(0);
  });

  await test.step('the wheel goes by half', async () => {
    await page.mouse.move(640, 360);
    await page.mouse.wheel(0, -100);
    await expect(status).toHaveText(level(2));
  });

  await test.step('Home shows it whole again, Escape closes it', async () => {
    await page.keyboard.press('Home');
    await expect(status).toHaveText(level(1));
    await page.keyboard.press('-');
    await expect(status).toHaveText(level(1));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(dialog).toBeVisible();
    await page.reload();
    await expect(dialog.getByRole('img', {name})).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/city');
    await expect(link).toBeFocused();
    expect(trouble).toEqual({messages: [], foreign: []});
  });
});

test('the address of a milestone leads below the header and marks it', async ({page}) => {
  await page.goto('/timeline#ios-release');
  await expect(page.locator('#ios-release')).toBeInViewport();
  expect((await page.locator('#ios-release').boundingBox())!.y).toBeGreaterThanOrEqual(86);
  const colour = (id: string) =>
    page.locator(`[id="${id}"] time`).evaluate((time) => getComputedStyle(time).color);
  expect(await colour('ios-release')).not.toBe(await colour('android-app'));
});

test.describe('by touch', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}});

  test('two fingers enlarge a city, and it settles on a step', async ({page}) => {
    await openPage(page, '/city');
    await page.locator('main article a').first().tap();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1×');
    await moveFingers(page, [
      {from: {x: 160, y: 370}, to: {x: 80, y: 370}},
      {from: {x: 200, y: 370}, to: {x: 287, y: 370}},
    ]);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(1);
    await expect.poll(async () => (await scaleOf(page)) % 0.5).toBe(0);
  });
});
