import {runDevServer} from '../../editor/server/devServer';
import {expect, test} from './support/fixtures';

// Only here React starts in the browser: no page of a build hydrates.
test('npm run dev shows pages with an empty console', async ({page}) => {
  const ended = new AbortController();
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  try {
    const origin = await new Promise<string>((resolve) => {
      void runDevServer('en', resolve, ended.signal);
    });
    for (const path of ['/', '/hire/plumber?city=pokhara', '/feedback', '/press', '/certificate']) {
      await page.goto(origin + path);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    expect(messages).toEqual([]);
  } finally {
    ended.abort();
  }
});
