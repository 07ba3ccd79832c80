import type {Page} from '@playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** What has broken the content policy of the document that is open, if it was recorded. */
export const violationsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.violations);

/**
 * Notes what breaks the content policy of a document, from its first script on.
 *
 * @returns what asks for the notes on the document that is open
 */
export async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener(
      'securitypolicyviolation',
      ({violatedDirective, blockedURI, sample}) =>
        window.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return () => violationsOf(page);
}
