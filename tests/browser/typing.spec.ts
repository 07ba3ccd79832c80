import type {Locator, Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';

test.use({
  contextOptions: {reducedMotion: 'reduce'},
  permissions: ['clipboard-read', 'clipboard-write'],
});

const WORDS = {
  en: {toggle: /^Type Nepali with English letters/, convert: 'Convert to Unicode'},
  ne: {toggle: /^रोमन अक्षरमा टाइप गरेर नेपाली लेख्नुहोस्/, convert: 'युनिकोडमा बदल्नुहोस्'},
};
const toggle = (page: Page, locale: keyof typeof WORDS = 'en') =>
  page.getByRole('button', {name: WORDS[locale].toggle});

async function switchOn(page: Page, locale?: keyof typeof WORDS): Promise<void> {
  await toggle(page, locale).click();
  await expect(toggle(page, locale)).toHaveAttribute('aria-pressed', 'true');
}

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await field.focus();
  await page.keyboard.press('Control+v');
}

test('a word typed in a form becomes Nepali and can be taken back', async ({page, trouble}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/(?:typing|preeti)\./.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/feedback');
  const form = page.getByRole('main').locator('form');
  const name = form.getByRole('textbox').first();
  const message = form.locator('textarea');
  expect(scripts).toEqual([]);
  // With its label, which is in another font until that is loaded.
  const box = name.locator('..');
  await page.evaluate(() => document.fonts.ready);
  const before = await box.boundingBox();
  await name.click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect((await box.boundingBox())?.height).toBe(before?.height);
  await page.keyboard.type('sita ');
  await expect(name).toHaveValue('sita ');
  // What it needs comes when it is switched on.
  expect(scripts).toEqual([expect.stringContaining('/site-typing.js')]);
  await name.fill('');
  await switchOn(page);
  await expect(name).toBeFocused();
  await page.keyboard.type('sita thapa');
  await expect(name).toHaveValue('सीता thapa');
  await message.click();
  await expect(name).toHaveValue('सीता थापा');
  await page.keyboard.type('namaste google ');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ho. ');
  await expect(message).toHaveValue('नमस्ते google हो। ');
  await page.keyboard.press('Control+z');
  await expect(message).toHaveValue('नमस्ते google ho. ');
  await toggle(page).click();
  await page.keyboard.type('kaam ');
  await expect(message).toHaveValue('नमस्ते google ho. kaam ');
  await expect(
    form
      .getByRole('textbox', {name: /mail|इमेल/i})
      .locator('..')
      .locator('button'),
  ).toHaveCount(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('words that are composed, dictated or pasted become Nepali, and can be taken back', async ({
  page,
}) => {
  await page.goto('/feedback');
  const message = page.getByRole('main').locator('form textarea');
  await message.click();
  await expect(toggle(page)).toBeVisible();

  await test.step('Preeti is offered as Unicode, and Ctrl+Z brings it back', async () => {
    await paste(page, message, 'Please call. It is [urgent].');
    await message.fill('');
    await paste(page, message, 'd]/f] gfd cfzf xf] .');
    const convert = page.getByRole('button', {name: WORDS.en.convert});
    await convert.click();
    await expect(message).toHaveValue('मेरो नाम आशा हो ।');
    await expect(convert).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(message).toHaveValue('d]/f] gfd cfzf xf] .');
    await message.fill('');
  });

  await switchOn(page);
  await test.step('as a keyboard on the screen composes it', async () => {
    await message.focus();
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['n', 'namas', 'namaste'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await expect(message).toHaveValue('namaste');
    await keyboard.send('Input.insertText', {text: 'namaste '});
    await expect(message).toHaveValue('नमस्ते ');
    await message.fill('');
  });

  await test.step('several words at once, as dictation and the strip above such a keyboard do it', async () => {
    await page.keyboard.insertText('mero naam sita ');
    await expect(message).toHaveValue('मेरो नाम सीता ');
    await page.keyboard.press('Backspace');
    await expect(message).toHaveValue('mero naam sita ');
    await message.fill('');
    await page.keyboard.insertText('namaste');
    // A word that was taken back once stays as it is.
    await page.keyboard.insertText(' sita ghar ');
    await expect(message).toHaveValue('नमस्ते sita घर ');
  });

  await test.step('and in the next page', async () => {
    await page.goto('/ne/contact');
    await page.getByRole('main').locator('form').getByRole('textbox').first().click();
    await expect(toggle(page, 'ne')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('the fonts can be tried with English letters, and two boxes convert Preeti', async ({
  page,
}) => {
  await page.goto('/ne/fonts#preeti');
  const [preeti, unicode] = [page.locator('#preeti-text'), page.locator('#unicode-text')];
  await preeti.pressSequentially('g]kfn');
  await expect(unicode).toHaveValue('नेपाल');
  await unicode.fill('सम्पर्क: info@example.com');
  await expect(preeti).toHaveValue(';Dks{M info@example.com');
  await page.getByRole('button', {name: 'प्रीतिमा कपी गर्नुहोस्'}).click();
  await expect(page.getByRole('status').filter({hasText: 'कपी भयो'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(';Dks{M info@example.com');
  const field = page.locator('#tester-text');
  await field.click();
  await switchOn(page, 'ne');
  await page.keyboard.type('mero desh ');
  await expect(field).toHaveValue('मेरो देश ');
  await expect(page.getByRole('paragraph').filter({hasText: /^मेरो देश\s*$/})).toBeVisible();
});
