import type {Page, Request} from '@playwright/test';

/**
 * Whether Docusaurus's scripts wait for a use, as by default: only then are a page's rules in it and its
 * bytes within the budgets. See tests/README.md.
 */
export const isOnUse = !process.env.PLAIN;

/** The specs of what is true only then. */
export const onUseOnly = isOnUse ? [] : ['**/early.spec.ts', '**/firstTap.spec.ts'];

/** Those of Docusaurus count only where no page should ask for them. */
export const isScript = (request: Request): boolean =>
  request.resourceType() === 'script' && (isOnUse || !request.url().includes('/assets/js/'));

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
