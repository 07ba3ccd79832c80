import {locales} from 'nepali-text/locale';
import {expect, test} from './support/fixtures';
import {halfOfPages} from './support/routes';

/** The width of the smallest phones, in CSS pixels. */
const PHONE = 320;

const WORDS = {en: 'W'.repeat(60), ne: 'क'.repeat(60)};

/** In a page: puts the word in the place of each text, but not in the row of the header, whose names are short. */
function fill(word: string): void {
  document.querySelectorAll('details').forEach((details) => (details.open = true));
  document.querySelectorAll<HTMLElement>('main [hidden]').forEach((part) => (part.hidden = false));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const isText = /\p{L}/u.test(node.nodeValue!) && !parent.closest('script, style, option');
    if (isText && parent.closest('main, footer, header details, dialog, [role=status]'))
      node.nodeValue = word;
  }
}

for (const locale of locales) {
  test(`no word of 60 letters makes a page wider than a phone, in ${locale}`, async ({page}) => {
    // The languages share elements and rules: each page is looked at in one of them.
    const wide: string[] = [];
    await page.setViewportSize({width: PHONE, height: 740});
    for (const {path} of halfOfPages(locale)) {
      await page.goto(path);
      for (const word of Object.values(WORDS)) {
        await page.evaluate(fill, word);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > PHONE) wide.push(`${path} ${word[0]}: ${scrollWidth}`);
      }
    }
    expect(wide).toEqual([]);
  });
}

test('no answer of the search is wider than a phone', async ({page}) => {
  await page.setViewportSize({width: PHONE, height: 740});
  await page.goto('/about');
  await page.getByRole('banner').locator('site-search > a').click();
  await page.getByRole('dialog').getByRole('searchbox').fill('electrician');
  await expect(page.getByRole('dialog').locator('ol > li').first()).toBeVisible();
  for (const word of Object.values(WORDS)) {
    await page.evaluate(fill, word);
    const inner = page.getByRole('dialog');
    expect(await inner.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  }
  // One letter again and again is one sound, which is too little to search by.
  const unknown = 'zq'.repeat(30);
  await page.getByRole('dialog').getByRole('searchbox').fill(unknown);
  await expect(page.getByRole('dialog').getByRole('status')).toContainText(unknown);
  expect(await page.getByRole('dialog').evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(
    0,
  );
});
