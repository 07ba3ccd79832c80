import type {Page} from '@playwright/test';

declare global {
  interface Window {
    violations: string[];
  }
}

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
  return () => page.evaluate(() => window.violations);
}
