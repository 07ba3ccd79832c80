import {locales} from '../../src/lib/locale';
import {expect, test} from './support/fixtures';
import {prefixOf} from './support/words';

/** The long pages, and the widest. */
const PAGES = ['/faq', '/press', '/privacy', '/welcome', '/career', '/contact', '/media', '/about'];

/** The width of a sheet of A4 in CSS pixels. */
const SHEET = {width: 794, height: 1123};

// A style sheet opens the answers, so that it works where no script has run.
test.use({javaScriptEnabled: false, colorScheme: 'dark', viewport: SHEET});

// Both languages have the same style sheet; the words of this one are longer.
for (const locale of locales.slice(1)) {
  test(`printed pages are words on white, whole, with their links (${locale})`, async ({page}) => {
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
        await page.goto(`${prefixOf(locale)}${path}`);
        await page.emulateMedia({media: 'print', colorScheme: 'dark'});
        await expect(page.getByRole('banner')).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        const printed = await page.evaluate(() => {
          const shown = (element: Element) =>
            element.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true});
          const main = document.querySelector('main')!;
          const words = [...main.querySelectorAll('h1, h2, h3, p, li, summary, a, td, dd')];
          return {
            wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ground: getComputedStyle(document.body).backgroundColor,
            fields: [...main.querySelectorAll('input, select, textarea')].filter(shown).length,
            colours: [
              ...new Set(words.filter(shown).map((element) => getComputedStyle(element).color)),
            ],
            closed: [
              ...main.querySelectorAll(
                'details:not(.no-print *, .no-print, [lang]) > :not(summary)',
              ),
            ].filter((part) => part.getBoundingClientRect().height === 0).length,
            twins: [...main.querySelectorAll('details[lang]')].filter(shown).length,
            unspelled: [...main.querySelectorAll<HTMLAnchorElement>('a[href^=http]')].filter(
              (link) =>
                shown(link) &&
                !getComputedStyle(link, '::after').content.includes(link.getAttribute('href')!),
            ).length,
          };
        });
        expect({path, ...printed}).toEqual({
          path,
          wider: 0,
          ground: 'rgb(255, 255, 255)',
          fields: 0,
          colours: ['rgb(0, 0, 0)'],
          closed: 0,
          twins: 0,
          unspelled: 0,
        });
      });
    }
  });
}

test('a row of certificates stays on one sheet', async ({page}) => {
  await page.goto('/certificate');
  await page.emulateMedia({media: 'print'});
  const displays = await page
    .locator('main ul:has(> li > article)')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).display));
  // The rows of a grid would be divided between two sheets.
  expect(displays).toEqual(['block']);
});
