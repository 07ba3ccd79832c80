import type {Page} from '@playwright/test';

/** Loads the module of an element as the focus on it does, and waits until it works. */
export async function defined(page: Page, name: `site-${string}`): Promise<void> {
  const element = page.locator(name).first();
  await element.evaluate((one) => one.dispatchEvent(new Event('focusin', {bubbles: true})));
  await page.waitForFunction((one) => customElements.get(one), name);
}

/**
 * Lets a test keep the scripts of the site on their way, as a slow line would, once or for each of
 * several visits.
 *
 * @returns holds all scripts from now on, and returns what lets them arrive
 */
export async function gateScripts(page: Page): Promise<() => () => void> {
  let released: Promise<void> | undefined;
  await page.route(/\/assets\/(?:js|elements)\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    let release = (): void => undefined;
    released = new Promise((resolve) => (release = resolve));
    return release;
  };
}

/** Keeps the scripts of one visit on their way. @returns lets them arrive */
export const holdScripts = async (page: Page): Promise<() => void> => (await gateScripts(page))();
