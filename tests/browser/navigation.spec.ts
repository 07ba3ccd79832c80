import {expect, test} from './support/fixtures';

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

test('the way up is smooth, but never for those who asked for less motion', async ({page}) => {
  await page.goto('/about');
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await behaviour()).toBe('auto');
});

test('a jump within the page leaves the focus where the reader put it', async ({page}) => {
  await page.goto('/press');
  await page.getByRole('navigation', {name: 'In this article'}).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#what-the-fee-includes$/);
  await expect(page.locator('h1')).not.toBeFocused();
  // The sticky header hides nothing of the heading.
  const top = async () => (await page.locator('#what-the-fee-includes').boundingBox())!.y;
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(86);
});

test('the first stop of the keyboard is the way past the header', async ({page}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('header[data-away-on-scroll]')),
  ).toBeNull();
});
