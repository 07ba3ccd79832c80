import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';

test('what is pressed below the open links does not move before it is followed', async ({page}) => {
  await page.goto('/press');
  await page.locator('summary', {hasText: 'Share'}).click();
  const link = page.getByRole('contentinfo').locator('a[href="/about"]').first();
  await link.scrollIntoViewIfNeeded();
  const box = (await link.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(link).toBeFocused();
  expect(await link.boundingBox()).toEqual(box);
  await page.mouse.up();
  await expect(page).toHaveURL('/about');
});

test('its address is copied by keyboard, and apps are offered where there are any', async ({
  page,
  context,
  trouble,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // As where the reader chooses no app.
    navigator.share = async (data) => {
      document.title = data!.url!;
      throw new DOMException('', 'AbortError');
    };
  });
  await page.goto('/welcome');
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  const summary = page.locator('summary', {hasText: 'Share'});
  await summary.press('Enter');
  const button = page.getByRole('button', {name: 'Copy link'});
  await expect(button).toBeVisible();
  await expect(summary).not.toHaveAttribute('aria-busy');
  expect(await axeViolations(page, '.share')).toEqual([]);
  await button.press('Enter');
  await expect(page.locator('.share').getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await button.press('Enter');
  await expect(page.locator('.share').getByRole('status')).toContainText(address!);
  await page.getByRole('button', {name: 'More apps…'}).press('Enter');
  await expect(page).toHaveTitle(address!);
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(button).toBeHidden();
  expect(trouble).toEqual({messages: [], foreign: []});
});
