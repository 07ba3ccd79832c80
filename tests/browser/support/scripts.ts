import {expect, type Page} from '@playwright/test';

/** Waits until scripts have taken the page over. */
export const alive = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/**
 * Keeps the scripts of the site on their way, as a slow line would.
 *
 * @returns lets them arrive
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
