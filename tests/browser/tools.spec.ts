import {readFileSync} from 'node:fs';
import {latinDigits} from '../../src/lib/locale';
import {axeViolations} from './support/axe';
import {denyStorage} from './support/denyStorage';
import {expect, test} from './support/fixtures';
import {knownLocales, prefixOf} from './support/words';

test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 320, height: 640}});

const words = {
  en: {button: 'Book an appointment', day: 'Day', time: 'Time in Nepal', about: /about/},
  ne: {button: 'भेटघाटको समय लिनुहोस्', day: 'दिन', time: 'नेपाली समय', about: /केबारे/},
} as const;

for (const locale of knownLocales) {
  test.describe(`an appointment (${locale})`, () => {
    test.use({timezoneId: 'America/New_York'});
    const {button, day, time, about} = words[locale];

    test('is made ready by keyboard, with storage denied', async ({page, trouble}) => {
      await denyStorage(page);
      await page.goto(`${prefixOf(locale)}/about`);
      const opener = page.getByRole('contentinfo').getByRole('link', {name: button});
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', {name: button});
      await dialog.getByLabel(day, {exact: true}).selectOption({index: 1});
      await dialog.getByLabel(time, {exact: true}).selectOption({index: 1});
      await dialog.getByLabel(about).fill('50% & more');
      const chosen = (await dialog.getByLabel(time).locator('option:checked').innerText()).trim();
      const message = await dialog.locator('textarea').inputValue();
      expect(message).toContain(chosen.replace(/\u00a0/g, ' '));
      expect(message).toContain('50% & more');
      // No visitor of this test is in Nepal.
      await expect(dialog.locator('#appointment-clock')).not.toBeEmpty();
      const hrefs = await dialog
        .getByRole('listitem')
        .getByRole('link')
        .evaluateAll((links: HTMLAnchorElement[]) => links.map(({href}) => href));
      expect(hrefs[0]).toContain(encodeURIComponent(message));
      expect(hrefs[1]).toContain('mailto:');

      const download = page.waitForEvent('download');
      await dialog.locator('a[download]').press('Enter');
      const file = readFileSync(await (await download).path(), 'utf8');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nDTSTART:\d{8}T\d{6}Z\r\n/);

      expect(await axeViolations(page, 'dialog')).toEqual([]);
      const room = dialog.locator(':scope > div');
      expect(await room.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      expect(trouble).toEqual({messages: [], foreign: []});
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('leads to the contact page', async ({page}) => {
        await page.goto(`${prefixOf(locale)}/about`);
        await page.getByRole('contentinfo').getByRole('link', {name: button}).click();
        await expect(page).toHaveURL(`${prefixOf(locale)}/contact`);
      });
    });
  });
}

const dates = {
  en: {
    labels: ['Year', 'Month (number)', 'Day'],
    button: 'Convert',
    answer: 'Friday, 8 November 2024 (23 Kartik 2081 BS)',
    none: /no such day/,
    heading: 'Convert a date',
    withoutScripts: /needs JavaScript/,
  },
  ne: {
    labels: ['वर्ष', 'महिना (अङ्कमा)', 'गते वा तारिख'],
    button: 'बदल्नुहोस्',
    answer: 'शुक्रबार, २०८१ कात्तिक २३ (सन् २०२४ नोभेम्बर ८)',
    none: /त्यस्तो दिन छैन/,
    heading: 'मिति बदल्नुहोस्',
    withoutScripts: /जाभास्क्रिप्ट चाहिन्छ/,
  },
} as const;

for (const locale of knownLocales) {
  test.describe(`a date (${locale})`, () => {
    test.use({timezoneId: 'America/New_York'});
    const {labels, button, answer, none, heading, withoutScripts} = dates[locale];

    test('is converted by keyboard', async ({page, trouble}) => {
      await page.goto(`${prefixOf(locale)}/timeline`);
      const form = page.getByRole('form', {name: heading});
      const status = form.getByRole('status');
      const [year, month, day] = labels.map((name) => form.getByLabel(name, {exact: true}));
      await year!.fill('२०८१');
      await month!.fill('7');
      await day!.fill('२३');
      await expect(form).not.toHaveAttribute('aria-busy');
      await day!.press('Enter');
      await expect(status).toHaveText(answer);
      await day!.fill('32');
      await form.getByRole('button', {name: button}).press('Enter');
      await expect(status).toHaveText(none);
      await form.getByRole('combobox').selectOption('ad');
      await year!.fill('2024');
      await month!.fill('11');
      await day!.fill('8');
      await day!.press('Enter');
      await expect(status).toHaveText(answer);
      expect(await axeViolations(page, 'form')).toEqual([]);
      expect(trouble).toEqual({messages: [], foreign: []});
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('is not asked for', async ({page}) => {
        await page.goto(`${prefixOf(locale)}/timeline`);
        await expect(page.getByText(withoutScripts)).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(0);
      });
    });
  });
}

const saving = {
  en: {opener: 'another price', commission: 'Rs 500–750', own: 'Rs 600–900', all: 'Rs 6,000'},
  ne: {
    ...{opener: 'अर्को रकम', commission: 'रु ५०० देखि ७५०', own: 'रु ६०० देखि ९००', all: 'रु ६,०००'},
  },
} as const;

for (const locale of knownLocales) {
  test.describe(`what a commission takes (${locale})`, () => {
    const {opener, commission, own, all} = saving[locale];
    const home = `${prefixOf(locale)}/`;

    test('is worked out for a price, which slider and box share', async ({page, trouble}) => {
      await page.goto(home);
      const summary = page.locator('summary').filter({hasText: opener});
      await summary.focus();
      await summary.press('Enter');
      const details = page.locator('details').filter({has: summary});
      const slider = details.getByRole('slider');
      const box = details.getByRole('textbox');
      await box.fill('६०००');
      await expect(slider).toHaveJSProperty('value', '6000');
      await expect(details.getByRole('status')).toContainText(own);
      await expect(details.getByRole('status')).toContainText(all);
      await slider.press('End');
      expect(latinDigits(await box.inputValue())).toBe('50,000');
      await box.fill('');
      await expect(details.getByRole('status')).not.toContainText(/Rs|रु/);
      expect(await axeViolations(page, 'details[open]')).toEqual([]);
      expect(trouble).toEqual({messages: [], foreign: []});
    });

    test.describe('without JavaScript', () => {
      test.use({javaScriptEnabled: false});

      test('is there for some prices', async ({page}) => {
        await page.goto(home);
        await expect(page.getByRole('definition').filter({hasText: commission})).toBeVisible();
        await expect(page.locator('summary').filter({hasText: opener})).toBeHidden();
      });
    });
  });
}
