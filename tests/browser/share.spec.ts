import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {knownLocales, prefixOf} from './support/words';

const words = {
  en: {share: 'Share', copy: 'Copy link', copied: 'Link copied', close: 'Close', print: 'Print'},
  ne: {
    share: 'सेयर गर्नुहोस्',
    copy: 'लिङ्क कपी गर्नुहोस्',
    copied: 'लिङ्क कपी भयो',
    close: 'बन्द गर्नुहोस्',
    print: 'छाप्नुहोस्',
  },
};

for (const locale of knownLocales) {
  const prefix = prefixOf(locale);
  const {share, copy, copied, close, print} = words[locale];

  test.describe(`without scripts (${locale})`, () => {
    test.use({javaScriptEnabled: false});

    test('an article is shared by plain links, and the address of an entry shows it', async ({
      page,
    }) => {
      await page.goto(`${prefix}/tos`);
      const address = await page.locator('link[rel=canonical]').getAttribute('href');
      await page.locator('summary', {hasText: share}).click();
      const link = page.locator('.share-menu a').first();
      await expect(link).toHaveAttribute('href', `https://wa.me/?text=${address}`);
      await expect(page.getByRole('button', {name: print})).toBeHidden();

      // In closed parts, in all of them the last.
      for (const path of ['/media', '/fonts', '/video', '/certificate']) {
        await page.goto(prefix + path);
        const href = await page.locator('a[data-load=share]').last().getAttribute('href');
        await page.goto(`${prefix}${path}${href}`);
        await expect(page.locator(`[id="${href!.split('#')[1]}"]`)).toBeInViewport();
      }
    });
  });

  test(`an entry is shared by a dialog that the keyboard can use (${locale})`, async ({
    page,
    context,
    trouble,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${prefix}/certificate`);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    const item = page.locator('a[data-load=share]').nth(1);
    const address = canonical! + (await item.getAttribute('href'))!;
    await item.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link').last()).toHaveAttribute(
      'href',
      `https://t.me/share/url?url=${address.replace('?', '%3F').replace('=', '%3D').replace('#', '%23')}`,
    );
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', {name: copy}).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.keyboard.press('Escape');
    await expect(item).toBeFocused();
    await item.press('Enter');
    await dialog.getByRole('button', {name: close}).press('Enter');
    await expect(dialog).toHaveCount(0);
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}

test('the apps of the device get the address of an entry, and paper the page', async ({page}) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    const record = (call: unknown) => Promise.resolve(void calls.push(call));
    Object.assign(navigator, {share: record});
    Object.assign(window, {calls, print: () => record('print')});
  });
  const calls = () => page.evaluate(() => (window as Window & {calls?: unknown[]}).calls);
  await page.goto('/media');
  const item = page.locator('main article:visible a[data-load=share]').first();
  const url =
    (await page.locator('link[rel=canonical]').getAttribute('href'))! +
    (await item.getAttribute('href'))!;
  const title = await page.locator('main article:visible h2').first().textContent();
  await item.click();
  await expect.poll(calls).toEqual([{title, url}]);

  await page.goto('/press');
  await page.locator('summary', {hasText: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'More apps…'})).toBeVisible();
  await page.getByRole('button', {name: 'Print'}).click();
  await expect.poll(calls).toEqual(['print']);
});
