import type {Response} from '@playwright/test';
import {axeRun, drawnOver} from './support/axe';
import {expect, testOnSharedPage as test} from './support/fixtures';
import {seeAll, walkByTab} from './support/keyboard';
import {
  beyondTheScreen,
  lost,
  READER_SETTINGS,
  unmarkedLanguage,
  withDefaultFont,
  withSettings,
} from './support/reading';
import {hydrated} from './support/scripts';
import {halfOfPages, openedPages} from './support/sitemap';
import {prefixOf, siteWords} from './support/words';

/** From the smallest phones to a wide desktop; 996 and 997 are the two sides of the menu. */
const WIDTHS = [320, 360, 560, 768, 996, 997, 1280];
/**
 * What axe looks at: 320 pixels are a small phone, or a wide screen magnified four times. The languages
 * have the same elements: one is looked at by day, the other one by night.
 */
const AXE = {en: ['light', 320], ne: ['dark', 1280]} as const;
/** Where the keyboard walks: for the same reason, through each page in one of the languages. */
const SCREEN = {en: {width: 1280, height: 800}, ne: {width: 360, height: 640}};
/** What the slider, the lightbox and the player write into their scripts. */
const LAZY_LIBRARIES = /swiper-wrapper|yarl__|youtube-video/;

// Much is looked at in one visit.
test.describe.configure({timeout: 180_000});

for (const {path, locale} of openedPages()) {
  const half = locale === 'en' ? 'en' : 'ne';
  // One visit for all of it: the steps look at the page, none of them changes it.
  test(`${path} is whole, fits every width and has no fault that axe finds`, async ({
    page,
    trouble,
  }) => {
    const loaded: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') loaded.push(response);
    });

    await test.step('status, language, title, heading', async () => {
      // Little of the page is in view, so that nothing is due yet that waits to be seen.
      await page.setViewportSize({width: 1280, height: 240});
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      const {name, descriptor} = siteWords(locale);
      await expect(page).toHaveTitle(new RegExp(`^${name} \\| [^|]+ \\| ${descriptor}$`, 'u'));
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40}/su);
    });

    await test.step('scripts start, the console is silent, nothing is asked of other hosts', async () => {
      await hydrated(page);
      expect(trouble).toEqual({messages: [], foreign: []});
    });

    await test.step('no library comes before it is needed', async () => {
      const files = await Promise.all(
        loaded.map(async (response) => ({url: response.url(), text: await response.text()})),
      );
      expect(files.length).toBeGreaterThan(1);
      expect(files.filter(({text}) => LAZY_LIBRARIES.test(text)).map(({url}) => url)).toEqual([]);
    });

    await test.step('never scrolls sideways', async () => {
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect({width, overflow}).toEqual({width, overflow: 0});
      }
    });

    const [colorScheme, axeWidth] = AXE[half];
    await test.step(`axe, ${colorScheme}, ${axeWidth} pixels`, async () => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.setViewportSize({width: axeWidth, height: 800});
      expect(await axeRun(page, true, 'page')).toEqual([]);
      expect(await drawnOver(page)).toEqual([]);
    });

    await test.step('words of the other language are marked', async () => {
      expect(await unmarkedLanguage(page)).toEqual([]);
    });

    const isHome = path === `${prefixOf(locale)}/`;
    // Languages share code and rules: each page is tried with a reader's settings and keys in one of them.
    if (isHome || halfOfPages(locale).some((one) => one.path === path)) {
      for (const [name, css, width] of [
        ['wide letters, words and lines', READER_SETTINGS.spacing, 320],
        ['text at twice its size', READER_SETTINGS.large, locale === 'en' ? 1280 : 360],
      ] as const) {
        await test.step(`loses no word to ${name}`, async () => {
          await page.setViewportSize({width, height: 800});
          const undo = await withSettings(page, css);
          expect(await lost(page)).toEqual([]);
          await undo();
        });
      }

      await test.step('fits a phone whose default font is three times its size', async () => {
        await page.setViewportSize({width: 390, height: 740});
        const undo = await withDefaultFont(page, 48);
        expect(await beyondTheScreen(page)).toEqual([]);
        await undo();
      });

      await test.step('the keyboard reaches everything', async () => {
        await page.setViewportSize(SCREEN[half]);
        await seeAll(page);
        // Header and footer are the same on every page.
        const {faults} = await walkByTab(page, {frame: isHome});
        expect(faults).toEqual([]);
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
  });
}
