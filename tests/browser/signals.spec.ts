import {expect, test} from './support/fixtures';

/* What a browser, a keyboard or an operating system says, and what it need not mean. */

test('a browser that says "offline" and is wrong leads where a link leads', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', {get: () => false}),
  );
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', {name: 'Career'}).click();
  await expect(page).toHaveURL('/career');
});

test('the search opens by Ctrl and K with Caps Lock on a Nepali keyboard', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const keyboard = await context.newCDPSession(page);
  const event = {key: 'क', code: 'KeyK', modifiers: 2, windowsVirtualKeyCode: 75};
  await keyboard.send('Input.dispatchKeyEvent', {type: 'rawKeyDown', ...event});
  await expect(page.locator('site-search dialog')).toHaveJSProperty('open', true);
});

test('Escape closes the search, and not the picture below it', async ({page}) => {
  await page.goto('/certificate');
  await page.locator('main article a').first().click();
  await expect(page.locator('site-lightbox dialog[open]')).toBeVisible();
  await expect(page).toHaveURL(/certificate=/);
  const address = page.url();
  await page.keyboard.press('/');
  await expect(page.locator('site-search dialog')).toHaveJSProperty('open', true);
  await page.keyboard.press('Escape');
  await expect(page.locator('site-search dialog')).toHaveJSProperty('open', false);
  await expect(page.locator('site-lightbox dialog[open]')).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('answers that were opened for paper are closed again, in both languages', async ({page}) => {
  await page.goto('/faq');
  const open = page.locator('main details[open]:not([lang])');
  const before = await open.count();
  await page.pdf();
  await expect(open).toHaveCount(before);
  for (const path of ['/faq', '/ne/faq']) {
    await page.goto(path);
    await expect(open).toHaveCount(before);
  }
});

test('words for screen readers are not copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const link = page.locator('main a[target=_blank]').first();
  const words = await link.evaluate((one) => {
    getSelection()!.selectAllChildren(one);
    const hidden = one.querySelector('.visually-hidden')!.textContent!;
    return one.textContent!.replace(hidden, '').trim();
  });
  await page.keyboard.press('Control+C');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(async () => (await copied()).trim()).toBe(words);
});

test('the bar of the browser has the colour of the chosen scheme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/about');
  const colour = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({media}) => matchMedia(media || 'all').matches,
        )!.content,
    );
  expect(await colour()).toBe('#b3122f');
  await page.locator('[data-color-scheme]:visible').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colour()).toBe('#0f1228');
});
