import type {Page} from '@playwright/test';
import {expect, test} from './support/fixtures';

const fontsOf = async (page: Page, path: string): Promise<string[]> => {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) files.add(request.url().split('/').pop()!);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return [...files].map((file) => file.replace(/-normal.*/, '')).sort();
};

// English pages with Nepali words on them, and one without.
for (const path of ['/', '/press', '/media', '/welcome', '/about']) {
  test(`${path} fetches no Devanagari`, async ({page}) => {
    expect(await fontsOf(page, path)).toEqual(['mukta-latin-400', 'mukta-latin-700']);
  });
}

test('a Nepali page fetches what it preloads, and each file once', async ({page, trouble}) => {
  const files = await fontsOf(page, '/ne/about');
  expect(files).toContain('mukta-devanagari-700');
  expect(files).toContain('mukta-latin-400');
  expect(new Set(files).size).toBe(files.length);
  expect(trouble.messages).toEqual([]);
});
