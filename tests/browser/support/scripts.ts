import type {Page, Request} from '@playwright/test';

export const isScript = (request: Request): boolean => request.resourceType() === 'script';

/** Loads the module of an element as the focus on it does, and waits until it works. */
export async function defined(page: Page, name: `site-${string}`): Promise<void> {
  const element = page.locator(name).first();
  await element.evaluate((one) => one.dispatchEvent(new Event('focusin', {bubbles: true})));
  await page.waitForFunction((one) => customElements.get(one), name);
}

/** Keeps the scripts of the site on their way, as a slow line would. @returns lets them arrive */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/elements\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
