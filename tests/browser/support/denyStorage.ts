import type {Page} from '@playwright/test';

/** Makes every document of a page throw on access to storage, as a browser that blocks all cookies. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
}
