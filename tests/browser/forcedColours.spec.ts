import {locales} from 'nepali-text/locale';
import {expect, test} from './support/fixtures';
import {prefixOf} from './support/words';

const PAGES = ['/', '/career', '/contact', '/media', '/faq', '/video', '/certificate', '/fonts'];

// Windows draws every page in the few colours that a person has chosen; grounds and shadows go.
test.use({colorScheme: 'dark', contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

// Both languages have the same style sheet; the words of this one are longer.
for (const locale of locales.slice(1)) {
  test(`in forced colours fields keep their edges, and the focus its ring (${locale})`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(prefixOf(locale) + path);
        const seen = await page.evaluate(() => {
          const shown = (element: Element) => element.checkVisibility({visibilityProperty: true});
          const edge = (element: Element) => {
            const {borderBottomWidth, borderBottomStyle} = getComputedStyle(element);
            return borderBottomStyle === 'none' ? 0 : parseFloat(borderBottomWidth);
          };
          // A radio button is seen by its label.
          const fields = [
            ...document.querySelectorAll('main :is(input:not([type=radio]), select, textarea)'),
            ...document.querySelectorAll('main input[type=radio] + label'),
          ];
          return {
            forced: matchMedia('(forced-colors: active)').matches,
            open: fields
              .filter(
                (field) => shown(field) && field.matches(':not([type=range])') && edge(field) < 1,
              )
              .map((field) => field.outerHTML.slice(0, 80)),
          };
        });
        expect({path, ...seen}).toEqual({path, forced: true, open: []});
        // What has the focus has a ring in the colour that the person chose for it.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(() => {
          const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
          return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
        });
        expect(ring).toBeGreaterThanOrEqual(2);
      });
    }
  });
}

test('in forced colours the chosen price of the calculator stands out', async ({page}) => {
  await page.goto('/');
  const grounds = await page
    .locator('body, main input[type=radio] + label')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
  // That of the page and of the others, and that of the chosen one.
  expect(new Set(grounds).size).toBe(2);
});
