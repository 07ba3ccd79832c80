import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request, Route} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {locales} from '../../src/lib/locale';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {hydrated} from './support/scripts';
import {sitePages} from './support/sitemap';
import {prefixOf} from './support/words';

/** The parts of scripts that belong to single pages; main.js and the runtime are not among them. */
const PARTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;

const gone = (route: Route) => route.fulfill({status: 404, body: 'Not found'});
const blocked = (route: Route) => route.abort();

/** From the build itself: an answer fetched here would be lost when the page moves on meanwhile. */
const cutInTheMiddle = (route: Route) => {
  const whole = readFileSync(path.join(buildDir, new URL(route.request().url()).pathname), 'utf8');
  return route.fulfill({
    contentType: 'text/javascript; charset=utf-8',
    body: whole.slice(0, whole.length / 2),
  });
};

async function expectReadable(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('.needs-js:visible')).toHaveCount(0);
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
}

/** Follows a link of the header, and expects that it loads a document. */
async function expectLinksLeadOn(page: Page, target: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isOldDocument: true}));
  await page.getByRole('banner').locator(`a[href="${target}"]:visible`).first().click();
  await expect(page).toHaveURL(target);
  await page.waitForFunction(() => !('isOldDocument' in window));
  await expect(page.locator('h1')).toBeVisible();
}

/** The documents that are asked for from now on. */
function watchDocuments(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** Waits until the page has been told that a part of its scripts is missing, after this kind of visit. */
const partMissed = (page: Page, visit: 'navigate' | 'reload') =>
  page.waitForFunction(
    (type) =>
      'hasMissed' in window &&
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === type,
    visit,
  );

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', () => Object.assign(window, {hasMissed: true}));
  });
});

for (const [fault, answer] of Object.entries({
  blocked,
  gone,
  'cut in the middle': cutInTheMiddle,
})) {
  test(`with main.js ${fault}, pages can be read and links lead on`, async ({page}) => {
    await page.route(MAIN, answer);
    const documents = watchDocuments(page);
    for (const prefix of locales.map(prefixOf)) {
      await page.goto(`${prefix}/about`);
      await expectReadable(page);
      await expectLinksLeadOn(page, `${prefix}/team`);
      expect(documents.splice(0)).toEqual([`${prefix}/about`, `${prefix}/team`]);
    }
  });

  test(`with a page’s own scripts ${fault}, it is loaded once more and can be read`, async ({
    page,
  }) => {
    await page.route(PARTS, answer);
    const documents = watchDocuments(page);
    for (const prefix of locales.map(prefixOf)) {
      await page.goto(`${prefix}/about`);
      await partMissed(page, 'reload');
      await expectReadable(page);
      expect(documents.splice(0)).toEqual([`${prefix}/about`, `${prefix}/about`]);
      await expectLinksLeadOn(page, `${prefix}/team`);
      await partMissed(page, 'reload');
      expect(documents.splice(0)).toEqual([`${prefix}/team`, `${prefix}/team`]);
    }
  });
}

test('a page whose scripts are gone after a release hydrates after one reload', async ({page}) => {
  const documents = watchDocuments(page);
  await page.route(PARTS, (route) => (documents.length === 1 ? gone(route) : route.continue()));
  await page.goto('/ne/about');
  await hydrated(page);
  expect(documents).toEqual(['/ne/about', '/ne/about']);
});

test('a page is not given up when its host is out of reach', async ({page}) => {
  const documents = watchDocuments(page);
  await page.route(PARTS, blocked);
  await page.route('/about', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.goto('/about');
  await asked;
  await expectReadable(page);
  await expectLinksLeadOn(page, '/team');
  expect(documents.filter((path) => path === '/about')).toHaveLength(1);
});

test('a link whose page has lost its scripts is followed as a document', async ({page}) => {
  let isReleased = false;
  await page.route(PARTS, (route) => (isReleased ? gone(route) : route.continue()));
  for (const prefix of locales.map(prefixOf)) {
    isReleased = false;
    await page.goto(`${prefix}/about`);
    await hydrated(page);
    isReleased = true;
    const documents = watchDocuments(page);
    await expectLinksLeadOn(page, `${prefix}/team`);
    await partMissed(page, 'reload');
    await expectReadable(page);
    expect(documents).toEqual([`${prefix}/team`]);
    await page.goBack();
    await expect(page).toHaveURL(`${prefix}/about`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('scripts that come late find a page that has been read and used', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(MAIN, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/ne/faq', {waitUntil: 'commit'});
  await expectReadable(page);
  await page.locator('details:not(header *) > summary').first().click();
  release();
  await hydrated(page);
  await expect(page.locator('details[open]:not(header *)').first()).toBeVisible();
});

test('on slow 3G the page is there before its scripts', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('/ne/about', {waitUntil: 'commit'});
  const first = await page.waitForFunction(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const main = performance
      .getEntriesByType('resource')
      .find(({name}) => /\/main\.[^/]+\.js$/.test(name)) as PerformanceResourceTiming | undefined;
    return painted === undefined ? null : {painted, scripted: main?.responseEnd};
  });
  const {painted, scripted = Infinity} = (await first.jsonValue())!;
  expect(painted).toBeLessThan(scripted);
  await expectReadable(page);
});

for (const locale of locales) {
  const prefix = prefixOf(locale);

  test(`with every storage denied, all works in silence (${locale})`, async ({page, trouble}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    for (const {path} of sitePages().filter((each) => each.locale === locale)) {
      await page.goto(path);
      await hydrated(page);
    }
    await page.goto(`${prefix}/feedback`);
    await page.locator('main input').first().fill('क');
    const before = await page.locator('html').getAttribute('data-theme');
    await page.getByRole('banner').locator('button.needs-js:visible').first().click();
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
    await page.getByRole('banner').locator(`a[href="${prefix}/team"]:visible`).first().click();
    await expect(page).toHaveURL(`${prefix}/team`);
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
    const other = locale === 'en' ? 'ne' : 'en';
    await page.getByRole('banner').locator(`a[hreflang=${other}]:visible`).first().click();
    await expect(page).toHaveURL(`${prefixOf(other)}/team`);
    await hydrated(page);
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  test(`with pictures and fonts blocked, words and room stay (${locale})`, async ({page}) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.route('**', (route) =>
      ['image', 'font'].includes(route.request().resourceType()) ? route.abort() : route.continue(),
    );
    const shifted = await watchLayoutShifts(page);
    for (const name of ['/', '/team', '/media', '/certificate']) {
      await page.goto(name === '/' ? `${prefix}/` : prefix + name);
      await hydrated(page);
      const images = await page.locator('main img:visible').evaluateAll((all) =>
        all.map((image) => ({
          html: image.outerHTML.slice(0, 120),
          says: image.hasAttribute('alt'),
          area: image.clientWidth * image.clientHeight,
        })),
      );
      expect(images.filter(({says, area}) => !says || area === 0)).toEqual([]);
      expect(await shifted()).toBeLessThan(STILL);
    }
    expect(failures).toEqual([]);
  });
}

test('a link that is followed offline ends on the browser’s own page, and works later', async ({
  page,
  context,
}) => {
  // Watching requests keeps the browser from answering from its memory.
  await page.route('**', (route) => route.continue());
  await page.goto('/ne/about');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('banner').locator('a[href="/ne/team"]:visible').first().click();
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await context.setOffline(false);
  await page.goto('/ne/team');
  await hydrated(page);
  await expect(page.locator('h1')).toBeVisible();
});

/** Makes a page fail when React first draws it: the script of /team has a call in it that throws. */
const breakDrawing = (page: Page) =>
  page.route('**/assets/js/**', async (route) => {
    const file = path.join(buildDir, new URL(route.request().url()).pathname);
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: readFileSync(file, 'utf8').replace(
        '"The people behind the marketplace"',
        '(()=>{throw new Error("This page is broken")})()',
      ),
    });
  });

/** Makes every page fail in an effect that runs when it has hydrated: one that listens for scrolling. */
const breakEffect = (page: Page) =>
  page.addInitScript(() => {
    const listen = window.addEventListener.bind(window) as (...words: unknown[]) => void;
    window.addEventListener = (...words: unknown[]) => {
      if (words[0] === 'scroll') throw new Error('This page is broken');
      listen(...words);
    };
  });

for (const [failure, breakPage] of [
  ['while React draws the page', breakDrawing],
  ['in an effect', breakEffect],
] as const) {
  test(`an error ${failure}, before the page has hydrated, leaves the served document`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await breakPage(page);
    await page.goto('/team');
    const [menu] = await page.locator('header details').elementHandles();
    await expect.poll(() => messages.join()).toContain('This page is broken');
    await expect(page.locator('h1')).toHaveText('The people behind the marketplace');
    await expectReadable(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('head meta[name=viewport]')).toHaveCount(1);
    // The same elements, so what was typed or opened is still there.
    expect(await menu!.evaluate((element) => element.isConnected)).toBe(true);
    await page.unrouteAll();
    await expectLinksLeadOn(page, '/faq');
  });
}
