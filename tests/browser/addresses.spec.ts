import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';

test('a missing file on a host that knows only 404.html stays a 404', async ({
  page,
  githubPagesOrigin,
}) => {
  const response = await page.goto(`${githubPagesOrigin}/img/gone.png`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page).toHaveURL(`${githubPagesOrigin}/img/gone.png`);
});

test.describe('the page for unknown addresses says that there is none', () => {
  test('by its name', async ({page}) => {
    for (const [typed, words] of [
      ['/abuot', 'There is no page at /abuot. '],
      ['/NE/सेवा', '/NE/सेवामा कुनै पृष्ठ छैन। '],
      // Not a path of words, so it is not repeated.
      ['/<b>x', 'There is no page at this address. '],
    ] as const) {
      await page.goto(typed);
      const note = page.locator('#not-found');
      await expect(note).toContainText(words);
      await expect(note).toBeInViewport();
      await page.getByRole('link', {name: /^(Skip|मुख्य)/}).press('Enter');
      await expect(note).toBeVisible();
      expect(await axeViolations(page, '#not-found')).toEqual([]);
    }
  });

  test('without scripts, too', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/abuot');
    await expect(page.locator('#not-found')).toContainText('There is no page at this address.');
    await expect(page.locator('#not-found')).toBeVisible();
    await context.close();
  });

  test('but not to those who asked for it', async ({page}) => {
    for (const path of ['/app', '/ne/app']) {
      await page.goto(path);
      await expect(page.locator('#not-found')).toBeHidden();
    }
  });
});
