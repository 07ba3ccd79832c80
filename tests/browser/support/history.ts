import type {Page} from '@playwright/test';

/** How a browser refuses to write the history: Safari throws, Chrome does nothing. */
export type Refusal = 'throws' | 'does nothing';

/** Makes the browser refuse from the first call on, as it would after a hundred of them. */
export async function refuseHistory(page: Page, refusal: Refusal): Promise<void> {
  await page.addInitScript((how) => {
    const refuse = (): void => {
      if (how === 'throws')
        throw new DOMException('Attempt to use history.replaceState() too often.', 'SecurityError');
    };
    History.prototype.pushState = History.prototype.replaceState = refuse;
  }, refusal);
}
