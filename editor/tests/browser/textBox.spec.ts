import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, goTo, test} from './support/fixtures';

/** Puts a text into the clipboard of the page's own event, as Word does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true});
    document.activeElement?.dispatchEvent(event);
  }, text);

test('a text is written by keys, shows what readers see and is saved as its source', async ({
  page,
  site,
}) => {
  await goTo(page, '#/page/docs/_press.mdx');
  const box = page.getByRole('textbox', {name: /^Paragraph \d+: English$/}).first();
  const nepali = page.getByRole('textbox', {name: /^Paragraph \d+: नेपाली$/}).first();
  const source = () => readFileSync(path.join(site.siteDir, 'docs/_press.mdx'), 'utf8');
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).find((value) => value.includes('Write')) ?? '');

  await test.step('bold words, italics and a link', async () => {
    await box.fill('Write to us soon');
    await page.keyboard.press('Control+B');
    expect(await kept()).toContain('Write to us **soon**');
    await expect(box.getByText('soon', {exact: true})).toHaveCSS('font-weight', '700');
    await page.keyboard.press('Control+B');
    await page.keyboard.press('Control+I');
    expect(await kept()).toContain('Write to us *soon*');
    await page.keyboard.press('Control+Z');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('contact');
    await page.keyboard.press('Enter');
    expect(await kept()).toContain('Write to us [soon](/contact)');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('www.example.org');
    await page.keyboard.press('Enter');
    expect(await kept()).toContain('Write to us [soon](https://www.example.org)');
  });

  await test.step('a value in the place of what is written for it', async () => {
    await box.fill('Write of ');
    await page.keyboard.press('Control+Space');
    await page.keyboard.type('fee');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await kept()).toContain(String.raw`Write of <Fact id=\"fee\" />`);
    await expect(box).toHaveText(/^Write of Rs\s[\d,]+$/);
    await page.keyboard.press('Backspace');
    await expect(box).toHaveText('Write of ');
    await page.keyboard.press('Control+Space');
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
  });

  await test.step('what is pasted', async () => {
    await box.fill('Write. ');
    await paste(page, 'From\u00a0Word:\r\none\r\n\r\ntwo');
    await expect(box).toHaveText('Write. From Word:');
    await expect(page.getByText('2 more parts were put below.')).toBeVisible();
    const others = page.getByRole('textbox', {name: 'New paragraph: English'});
    await expect(others.locator('.cm-line')).toHaveText(['one', 'two']);
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(box).toBeFocused();
    await paste(page, 'Long text. '.repeat(200_000));
    await page.keyboard.type('!');
    await expect.poll(kept).toMatch(/text\.!/);
    await box.fill('Write to us.');
    await nepali.fill('');
    await paste(page, 'g]kfnsf] cy{tGq / ljsf; ;DaGwL gLlt');
    await page.getByRole('button', {name: 'Use Unicode'}).click();
    await expect(nepali).toHaveText('नेपालको अर्थतन्त्र र विकास सम्बन्धी नीति');
  });

  await test.step('the caret moves and deletes by letters', async () => {
    await nepali.fill('क्षत्र');
    await page.keyboard.press('Home');
    await page.keyboard.press('Delete');
    await expect(nepali).toHaveText('त्र');
    // At the left of the first letter.
    await nepali.click({position: {x: 2, y: 12}});
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Backspace');
    await expect(nepali).toHaveText('त्');
  });

  await test.step('Tab leads to the next box', async () => {
    await box.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(nepali).toBeFocused();
  });

  await test.step('one line is saved', async () => {
    const before = source().split('\n');
    await nepali.fill('हामीलाई लेख्नुहोस्।');
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Saved', {exact: true})).toBeVisible();
    const now = source().split('\n');
    expect(now.filter((line) => !before.includes(line))).toEqual(['Write to us.']);
  });
});
