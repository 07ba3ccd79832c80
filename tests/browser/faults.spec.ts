import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import type {Page, Request, Route} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {listen} from '../../src/plugins/routing/server';
import {axeViolations} from './support/axe';
import {denyStorage} from './support/denyStorage';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {hydrated} from './support/scripts';
import {openedPages} from './support/sitemap';
import {siteWords} from './support/words';

/** The parts of scripts that belong to single pages; main.js and the runtime are not among them. */
const PARTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
const MAIN = /\/assets\/js\/main\.[^/]+\.js$/;
const ELEMENTS = /\/assets\/elements\/.*\.js/;

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

const start = (page: Page) => page.evaluate(() => dispatchEvent(new Event('hydrate')));

/** Waits until the document has reloaded itself. */
const reloaded = (page: Page) =>
  page.waitForFunction(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type ===
      'reload',
  );

/** The page says that its scripts cannot be had, and what HTML alone can do works. */
async function expectFailed(page: Page, what = 'scripts'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(`data-${what}`, 'failed');
  await expect(page.locator('p[role=alert]')).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expectReadable(page);
}

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

for (const [fault, answer] of Object.entries({
  blocked,
  gone,
  'cut in the middle': cutInTheMiddle,
})) {
  test(`with an element ${fault}, a form says how to reach us, and links are followed`, async ({
    page,
  }) => {
    await page.route(ELEMENTS, answer);
    const documents = watchDocuments(page);
    await page.goto('/ne/feedback');
    await expectReadable(page);
    await expect(page.locator('form .without-js')).toBeHidden();
    await page.locator('form [type=submit]').click();
    await expectFailed(page, 'elements');
    await expect(page.locator('form .without-js')).toBeVisible();
    expect(documents).toEqual(['/ne/feedback']);
    await expectLinksLeadOn(page, '/ne/team');
  });

  test(`with a page’s own scripts ${fault}, it is loaded once more and can be read`, async ({
    page,
  }) => {
    await page.route(PARTS, answer);
    const documents = watchDocuments(page);
    await page.goto('/about');
    await start(page);
    await reloaded(page);
    await expectReadable(page);
    await start(page);
    await expectFailed(page);
    expect(documents).toEqual(['/about', '/about']);
    await expectLinksLeadOn(page, '/team');
  });
}

test('without the style sheet nothing starts, and the next use tries again', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.route('**/*.css', blocked);
  await page.goto('/ne/feedback');
  await start(page);
  await expectFailed(page);
  expect(scripts.filter((url) => PARTS.test(url))).toEqual([]);
  await page.unroute('**/*.css');
  await hydrated(page);
  await expect(page.locator('p[role=alert]')).toBeHidden();
});

test('a page whose scripts are gone after a release hydrates after one reload', async ({page}) => {
  const documents = watchDocuments(page);
  await page.route(PARTS, (route) => (documents.length === 1 ? gone(route) : route.continue()));
  await page.goto('/ne/about');
  await start(page);
  await reloaded(page);
  await hydrated(page);
  expect(documents).toEqual(['/ne/about', '/ne/about']);
});

test('a page is not given up when its host is out of reach', async ({page}) => {
  const documents = watchDocuments(page);
  await page.route(PARTS, blocked);
  await page.route('/about', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto('/about');
  await start(page);
  await expectFailed(page);
  await expectLinksLeadOn(page, '/team');
  expect(documents.filter((path) => path === '/about')).toHaveLength(1);
});

test('a link whose page has lost its scripts is followed as a document', async ({page}) => {
  let isReleased = false;
  await page.route(PARTS, (route) => (isReleased ? gone(route) : route.continue()));
  await page.goto('/ne/about');
  await hydrated(page);
  isReleased = true;
  const documents = watchDocuments(page);
  await expectLinksLeadOn(page, '/ne/team');
  await expectReadable(page);
  expect(documents).toEqual(['/ne/team']);
  await page.goBack();
  await expect(page).toHaveURL('/ne/about');
  await expect(page.locator('h1')).toBeVisible();
});

test('a page that throws while React draws it shows the error screen, in its language, with a way home', async ({
  page,
}) => {
  // Each element that the parts of the next page would draw throws instead.
  const throwing = (route: Route) => {
    const code = readFileSync(path.join(buildDir, new URL(route.request().url()).pathname), 'utf8');
    return route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: code.replace(/\.jsxs?\)\(/g, '$&(()=>{throw new Error("broken")})(),'),
    });
  };
  for (const [base, lang] of [
    ['', 'en'],
    ['/ne', 'ne'],
  ] as const) {
    const {name} = siteWords(lang);
    await page.goto(`${base}/tos`);
    await hydrated(page);
    const font = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('h1')!).fontFamily);
    const before = await font();
    await page.route(PARTS, throwing);
    await page
      .locator(`footer a[href="${base}/team"]`)
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('main [lang=en]').last()).toHaveText('broken');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(name));
    const root = page.locator('html');
    await expect(root).toHaveAttribute('lang', lang);
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(root).toHaveAttribute('data-theme', /light|dark/);
    expect(await font()).toBe(before);
    await expect(page.locator('meta[name=viewport]')).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText(name);
    expect(await axeViolations(page)).toEqual([]);
    await page.unroute(PARTS);
    await page.locator(`main a[href="${base}/"]`).click();
    await expect(page).toHaveURL(`${base}/`);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('nothing is drawn of a header that has not all come', async ({page}) => {
  const html = readFileSync(path.join(buildDir, 'career.html'), 'utf8');
  const end = html.indexOf('</nav>');
  let sendRest: () => void = () => undefined;
  const half = createServer(({url}, response) => {
    if (url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, end));
    sendRest = () => response.end(html.slice(end));
  });
  const {origin, close} = await listen(half);
  await page.goto(`${origin}/`, {waitUntil: 'commit'});
  await page.locator('header nav').waitFor({state: 'attached'});
  // A frame or two, but a page that draws nothing has no frames to wait for.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await paints()).toBe(0);
  sendRest();
  await expect.poll(paints).toBeGreaterThan(0);
  await close();
});

test('scripts that come late find a page that has been read and used', async ({page}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(MAIN, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/ne/faq');
  await start(page);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'loading');
  await expectReadable(page);
  await page.locator('main details:not([open]) > summary').first().click();
  release();
  await hydrated(page);
  await expect(page.locator('main details[open]')).toHaveCount(2);
});

test('with every storage denied, all works in silence', async ({page, trouble}) => {
  await denyStorage(page);
  for (const {path} of openedPages().filter((_page, index) => index % 5 === 0)) {
    await page.goto(path);
    await hydrated(page);
  }
  await page.goto('/ne/feedback');
  await page.locator('main input').first().fill('क');
  await hydrated(page);
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('banner').locator('button.needs-js:visible').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
  await page.getByRole('banner').locator('a[href="/ne/team"]:visible').first().click();
  await expect(page).toHaveURL('/ne/team');
  // The address is there before the page is.
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
  await page.getByRole('banner').locator('a[hreflang=en]:visible').first().click();
  await expect(page).toHaveURL('/team');
  await hydrated(page);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('with pictures and fonts blocked, words and room stay', async ({page}) => {
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await page.route('**', (route) =>
    ['image', 'font'].includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  const shifted = await watchLayoutShifts(page);
  for (const name of ['/', '/team', '/media', '/certificate']) {
    await page.goto(name === '/' ? '/ne/' : `/ne${name}`);
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

/** Makes a page fail when React first draws it: the first element that its script makes throws. */
const breakDrawing = (page: Page) =>
  page.route(PARTS, async (route) => {
    const file = path.join(buildDir, new URL(route.request().url()).pathname);
    await route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: readFileSync(file, 'utf8').replace(
        /\(0,\w+\.jsxs?\)\(/g,
        '(()=>{throw new Error("This page is broken")})(',
      ),
    });
  });

test('an error while React draws the page leaves the served document', async ({page}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await breakDrawing(page);
  await page.goto('/team');
  const heading = await page.locator('h1').innerText();
  await start(page);
  const [menu] = await page.locator('header details').elementHandles();
  await expect.poll(() => messages.join()).toContain('This page is broken');
  await expect(page.locator('h1')).toHaveText(heading);
  await expectReadable(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('head meta[name=viewport]')).toHaveCount(1);
  // The same elements, so what was typed or opened is still there.
  expect(await menu!.evaluate((element) => element.isConnected)).toBe(true);
  await page.unrouteAll();
  await expectLinksLeadOn(page, '/faq');
});
