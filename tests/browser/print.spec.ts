import {expect, test} from './support/fixtures';
import {lookOfPrint, PRINTED, SHEET} from './support/print';

// A style sheet opens the answers, so that it works where no script has run.
test.use({javaScriptEnabled: false, colorScheme: 'dark', viewport: SHEET});

// everyPage.spec.ts looks at all of them, with the scripts of the page.
test('pages that fold something are printed whole', async ({page}) => {
  for (const path of ['/faq', '/ne/press', '/media']) {
    await page.emulateMedia({media: 'screen', colorScheme: 'dark'});
    await page.goto(path);
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    expect({path, printed: await lookOfPrint(page)}).toEqual({path, printed: PRINTED});
  }
});

test('a row of certificates stays on one sheet', async ({page}) => {
  await page.goto('/certificate');
  await page.emulateMedia({media: 'print'});
  const displays = await page
    .locator('main ul:has(> li > article)')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).display));
  // The rows of a grid would be divided between two sheets.
  expect(displays).toEqual(['block']);
});
