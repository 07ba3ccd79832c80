import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Request} from '@playwright/test';
import {readHtml} from '../../src/lib/html';
import {inlineCode} from '../../src/publish/documents/inlineCode';
import {axeRun, drawnOver} from './support/axe';
import {KB, budgetOf, costOf, over} from './support/budget';
import {expect, test as testOnOwnPage, testOnSharedPage as test} from './support/fixtures';
import {seeAll, walkByTab} from './support/keyboard';
import {fileOf} from './support/pagesOnDisk';
import {lookOfPrint, PRINTED, SHEET} from './support/print';
import {
  defaultFont,
  fillWith,
  LONG_WORDS,
  lost,
  otherForms,
  SPACING,
  withoutEdges,
  withSettings,
} from './support/reading';
import {halfOfPages, openedPages} from './support/routes';
import {changedByWholeSheet} from './support/wholeSheet';
import {prefixOf} from './support/words';

/** A phone of the smallest common size. */
const PHONE = {width: 360, height: 740};
/** From the smallest phones to a wide desktop; 996 and 997 are the two sides of the menu. */
const WIDTHS = [320, 560, 768, 996, 997, 1280];
/** Where contrast is looked at: 320 pixels are a small phone, or a wide screen magnified four times. */
const SCHEMES = [
  ['light', 320],
  ['dark', 1280],
] as const;
/** Trades and articles that have nothing which others of their template have not: only their size is looked at. */
const ALIKE = /^\/(?:hire\/(?:tailoring|grocery)|accessibility|welcome)$/;
/** Where the keyboard walks. */
const SCREEN = {en: {width: 1280, height: 800}, ne: PHONE};

for (const sitePage of openedPages()) {
  const {path, locale} = sitePage;
  const route = path.slice(prefixOf(locale).length);
  // Languages share code and rules: each page is looked at in all ways in one of them.
  const isTurn =
    route === '/' || (!ALIKE.test(route) && halfOfPages(locale).some((one) => one.path === path));

  const says = isTurn ? 'is small, fits every width and reader' : 'is small and fits a phone';
  // One visit for all of it: the steps look at the page, and none but the last changes it.
  test(`${path} ${says}`, async ({page, trouble}) => {
    const requests: Request[] = [];
    const note = (request: Request) => requests.push(request);
    const budget = budgetOf(sitePage);
    const expectFit = async (width: number, height = 800) => {
      await page.setViewportSize({width, height});
      const tooWide = () =>
        page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          if (scrollWidth <= clientWidth) return [];
          const reach = (element: Element) => Math.round(element.getBoundingClientRect().right);
          const wide = [...document.querySelectorAll('body *')].filter(
            (element) => reach(element) > clientWidth,
          );
          const names = wide.map((element) => `${element.localName}.${element.className}`);
          return [`${scrollWidth} pixels`, ...names];
        });
      // Something may still be on its way to its place.
      await expect.poll(tooWide, {message: `beyond ${width} pixels`, timeout: 5000}).toEqual([]);
    };

    await test.step('a first visit is within its budget', async () => {
      await page.goto('about:blank');
      const session = await page.context().newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      await session.detach();
      await expectFit(PHONE.width, PHONE.height);
      page.on('request', note);
      const response = await page.goto(path);
      expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, path]);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      const cost = await costOf(page, requests);
      expect(over(cost, budget)).toEqual([]);
      // What came is counted: a page of nothing would be within every budget.
      expect(Math.min(cost.fonts, cost.document)).toBeGreaterThan(KB);
      expect(await page.context().cookies()).toEqual([]);
      await expectFit(PHONE.width, PHONE.height);
    });

    if (isTurn) {
      await test.step('printed, it is words on white, whole, with its links', async () => {
        await page.setViewportSize(SHEET);
        await page.emulateMedia({media: 'print', colorScheme: 'dark'});
        expect(await lookOfPrint(page)).toEqual(PRINTED);
        await page.emulateMedia({media: 'screen', colorScheme: 'light'});
      });
    }

    page.off('request', note);

    await test.step('never scrolls sideways', async () => {
      for (const width of isTurn ? WIDTHS : [320]) await expectFit(width);
    });

    if (isTurn) {
      await test.step('axe finds nothing, by day and by night, and no rule is missing', async () => {
        // Header and footer are the same on every page.
        const within = route === '/' ? 'body' : 'main';
        const fold = (isOpen: boolean) =>
          page.locator('main details:not([lang])').evaluateAll((all, open) => {
            for (const details of all) (details as HTMLDetailsElement).open = open;
          }, isOpen);
        await fold(true);
        for (const [colorScheme, width] of SCHEMES) {
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
          await page.setViewportSize({width, height: 800});
          if (colorScheme === 'light') expect(await axeRun(page, 'structure')).toEqual([]);
          expect(await axeRun(page, 'contrast', within)).toEqual([]);
          // The rules of a page are chosen by its elements, at no width: each is compared at one of two.
          if ((width === 320) === (locale === 'ne'))
            expect(await changedByWholeSheet(page, locale, within)).toMatchObject({changed: []});
        }
        expect(await drawnOver(page)).toEqual([]);
        await fold(false);
      });

      await test.step('Nepali is drawn alike everywhere', async () => {
        expect(await otherForms(page)).toEqual([]);
      });

      await test.step('loses no word to wide letters, words and lines', async () => {
        await page.setViewportSize({width: 320, height: 800});
        const undo = await withSettings(page, SPACING);
        expect(await lost(page)).toEqual([]);
        await undo();
      });

      await test.step('loses no word to text at twice its size, and fits at three times', async () => {
        const setFont = await defaultFont(page);
        await page.setViewportSize({width: 360, height: 800});
        await setFont(32);
        expect(await lost(page)).toEqual([]);
        await setFont(48);
        await expectFit(390);
        await setFont(16);
      });

      await test.step('in forced colours fields keep their edges', async () => {
        expect(await withoutEdges(page)).toEqual([]);
      });

      await test.step('the keyboard reaches everything', async () => {
        await page.setViewportSize(SCREEN[locale]);
        await seeAll(page);
        // Header and footer are the same on every page.
        expect(await walkByTab(page, route === '/')).toEqual([]);
      });
    }

    await test.step('what waits to be seen or opened stays silent', async () => {
      await page.evaluate(async () => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        window.scrollTo(0, document.body.scrollHeight);
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      expect(trouble).toEqual({messages: [], foreign: []});
    });

    if (isTurn) {
      // Last: the words of the page are gone then.
      await test.step('no word of 60 letters makes it wider than a phone', async () => {
        for (const word of LONG_WORDS) {
          await page.evaluate(fillWith, word);
          await expectFit(320);
        }
      });
    }
  });
}

test('without its rules, a page would be changed by all of them', async ({page}) => {
  await page.goto('/');
  await page.locator('style').evaluateAll((all) => all.forEach((style) => style.remove()));
  const {compared, changed} = await changedByWholeSheet(page, 'en', 'body');
  expect(compared).toBeGreaterThan(200);
  expect(changed.length).toBeGreaterThan(100);
});

testOnOwnPage('the inline script of every page, with the loader of elements, is small', () => {
  // A page without scripts of its own.
  const script = inlineCode(readHtml(readFileSync(fileOf('/about.html'), 'utf8'))).scripts.at(-1);
  const {length} = brotliCompressSync(script!);
  console.log(`inline script: ${length} bytes`);
  expect(length).toBeLessThanOrEqual(3.2 * KB);
  expect(length).toBeGreaterThan(KB);
});
