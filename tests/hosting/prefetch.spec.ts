import type {Page} from '@playwright/test';
import {expect, test} from '../browser/support/fixtures';
import {sitePages} from '../browser/support/routes';

interface Preloads {
  /** Paths that the rules allow to prefetch, of the links of the page. */
  candidates: string[];
  /** Paths whose prefetch is complete. */
  ready: string[];
  /** Problems of the rules themselves. */
  errors: string[];
}

/** Records what Chromium says about speculation rules on the pages that follow. */
async function recordPreloads(page: Page): Promise<Preloads> {
  const preloads: Preloads = {candidates: [], ready: [], errors: []};
  const session = await page.context().newCDPSession(page);
  session.on('Preload.ruleSetUpdated', ({ruleSet}) => {
    if (ruleSet.errorMessage) preloads.errors.push(ruleSet.errorMessage);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({preloadingAttemptSources: sources}) => {
    preloads.candidates = sources.map(({key}) => `${key.action} ${new URL(key.url).pathname}`);
  });
  session.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
    if (status === 'Ready') preloads.ready.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return preloads;
}

const linkTo = (page: Page, path: string) =>
  page.locator(`:is(header, main, footer) a[href="${path}"]:visible`).first();

test('a link that is pointed at is prefetched, and a click uses it', async ({page, trouble}) => {
  const preloads = await recordPreloads(page);
  await page.goto('/about');
  await expect.poll(() => preloads.candidates).toContain('Prefetch /team');
  // The other language, too.
  expect(preloads.candidates).toContain('Prefetch /ne/about');
  // A press on this opens a box.
  expect(preloads.candidates).not.toContain('Prefetch /search');
  expect(preloads.ready).toEqual([]);

  await linkTo(page, '/team').hover();
  await expect.poll(() => preloads.ready).toEqual(['/team']);
  await linkTo(page, '/team').click();
  await expect(page).toHaveURL('/team');
  expect(
    await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceEntry & {deliveryType: string}).deliveryType;
    }),
  ).toBe('navigational-prefetch');
  expect(preloads.errors).toEqual([]);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('files are not prefetched', async ({page}) => {
  const preloads = await recordPreloads(page);
  const pages = sitePages().map(({path}) => `Prefetch ${path}`);
  // With links to downloads, to a feed and to other sites.
  for (const path of ['/ne/fonts', '/ne/media', '/ne/contact']) {
    preloads.candidates = [];
    await page.goto(path);
    await expect.poll(() => preloads.candidates).toContain('Prefetch /ne/about');
    expect(pages, path).toEqual(expect.arrayContaining(preloads.candidates));
  }
});
