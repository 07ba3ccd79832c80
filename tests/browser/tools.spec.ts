import {readFileSync} from 'node:fs';
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
