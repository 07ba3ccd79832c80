import {readFileSync} from 'node:fs';
import {expect, test} from '../browser/support/fixtures';
import {fileOf} from '../browser/support/pagesOnDisk';
import {hydrated} from '../browser/support/scripts';
import {sitePages} from '../browser/support/sitemap';
import {knownLocales, prefixOf, turnsOf} from '../browser/support/words';

// The whole site without src/plugins/performance: Docusaurus loads style sheet and scripts by itself.

for (const locale of knownLocales) {
  const isTurn = turnsOf(locale);
  const prefix = prefixOf(locale);

  test(`every page opens in silence, fits a phone and hydrates by itself (${locale})`, async ({
    page,
    trouble,
  }) => {
    await page.setViewportSize({width: 360, height: 740});
    for (const {path} of sitePages().filter((one) => one.locale === locale)) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('data-scripts', 'running');
      await expect(page.locator('h1'), path).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({path, width}).toEqual({path, width: 360});
    }
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  if (isTurn()) {
    test(`form, carousel, picture and filter work (${locale})`, async ({page, trouble}) => {
      const main = page.getByRole('main');
      const visit = async (path: string) => {
        await page.goto(prefix + path);
        await hydrated(page);
      };

      await test.step('a form makes an e-mail', async () => {
        await visit('/feedback');
        const form = main.locator('form[method=dialog]');
        for (const field of await form.locator('input, textarea').all()) {
          const isMail = (await field.getAttribute('type')) === 'email';
          await field.fill(isMail ? 'asha@example.com' : '98');
        }
        for (const choice of await form.locator('select').all()) {
          await choice.selectOption({index: 1});
        }
        await form.locator('button[type=submit]').click();
        await expect(main.locator('a[href^="mailto:"][href*="body="]')).toBeVisible();
      });

      await test.step('a page of prose shows both languages', async () => {
        await visit('/tos?both');
        await expect(main.locator('h2 + [data-twin]').first()).toBeVisible();
      });

      await test.step('a carousel moves on', async () => {
        await visit('/about');
        const slides = main.locator('[aria-roledescription]').first();
        await slides.scrollIntoViewIfNeeded();
        const track = slides.locator('.carousel-slide').first();
        const {x} = (await track.boundingBox())!;
        await slides.getByRole('button').last().click();
        await expect.poll(async () => (await track.boundingBox())!.x).toBeLessThan(x);
      });

      await test.step('a picture opens over the page', async () => {
        await visit('/certificate');
        await main.locator('article a').first().click();
        await expect(page.getByRole('dialog').locator('img:visible').first()).toBeVisible();
      });

      await test.step('a filter leaves fewer cards', async () => {
        await visit('/media');
        const cards = main.locator('blockquote:visible');
        const before = await cards.count();
        await main.getByRole('search').getByRole('searchbox').fill('98765');
        await expect(cards).toHaveCount(0);
        expect(before).toBeGreaterThan(5);
      });

      expect(trouble).toEqual({messages: [], foreign: []});
    });
  }
}

test('documents name scripts and style sheet as Docusaurus does', () => {
  const html = readFileSync(fileOf('/about.html'), 'utf8');
  expect(html).toMatch(/<link[^>]* rel="?stylesheet/);
  expect(html).toMatch(/<script[^>]* defer/);
  expect(html).not.toMatch(/<(?:link|script)[^>]*="?later|<style/);
});
