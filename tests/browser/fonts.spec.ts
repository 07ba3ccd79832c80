import type {Browser, Locator, Page} from '@playwright/test';
import sharp from 'sharp';
import {type Device, startOn} from './support/devices';
import {expect, test} from './support/fixtures';
import {inTurns} from './support/inTurns';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {testEnvironment} from './support/testEnvironment';

const LATIN = ['mukta-latin-400', 'mukta-latin-700'];
/** Of Nepali pages: the letters of all their headings. */
const HEADINGS = ['mukta-headings-latin', 'mukta-headings-ne'];
const DEVANAGARI = ['mukta-devanagari-400', 'mukta-devanagari-700'];
/** Chromium names a font so that it has fetched. */
const MUKTA = 'OTS derived font';
const NEPALI_NAME = 'mukta-nepali-name-700';

/** What Chromium says of a line. */
interface Line {
  effectiveType: string;
  saveData: boolean;
}

// One worker, with a browser for each device.
test.describe.configure({mode: 'default'});
const browsers = new Map<Device, Browser>();

async function browserOn(device: Device): Promise<Browser> {
  test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
  const browser = browsers.get(device) ?? (await startOn(device));
  browsers.set(device, browser);
  return browser;
}

test.afterAll(async () => {
  for (const browser of browsers.values()) await browser.close();
});

/** Asks Chromium which fonts the text of an element is really drawn in, the most used first. */
async function drawnIn(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.sort((one, other) => other.glyphCount - one.glyphCount);
}

type Font = Awaited<ReturnType<typeof drawnIn>>[number];

/** Headings and the name in the header, and text. */
const BOLD = ['h1', 'main h2', 'header a > span'];
const TEXTS = ['main p'];

/** The web fonts of a first visit, by name, with their bytes, and what headings and text are drawn in. */
async function firstVisit(
  browser: Browser,
  path: string,
  line: Line = {effectiveType: '4g', saveData: false},
) {
  const page = await browser.newPage({baseURL: testEnvironment()!.origin});
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', {value: connection});
  }, line);
  const fetched = new Map<string, number>();
  page.on('response', (response) => {
    const name = /([^/]+)-[0-9a-f]{8}\.woff2$/.exec(response.url())?.[1];
    if (name) fetched.set(name, Number(response.headers()['content-length']));
  });
  await page.goto(path);
  // What is laid out asks for its fonts in the next frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  const drawn = new Map<string, Font[]>();
  for (const text of [...BOLD, ...TEXTS]) drawn.set(text, await drawnIn(page, text));
  await page.close();
  return {fetched, drawn};
}

// Pages in English: one with no Nepali but the link to it, and one with a Nepali article, folded.
const pages = ['/about', '/press', '/ne/about', '/ne/press'];

const isNepali = (path: string): boolean => path.startsWith('/ne');

/** What a first visit fetches where no letter of Devanagari is installed. */
const missingOn = (path: string): string[] => (isNepali(path) ? DEVANAGARI : [NEPALI_NAME]);

const devices: {device: Device; missing: typeof missingOn; kilobytes: number}[] = [
  {device: 'android', missing: () => [], kilobytes: 26},
  {device: 'newAndroid', missing: () => [], kilobytes: 26},
  {device: 'withoutDevanagari', missing: missingOn, kilobytes: 125},
];

for (const {device, missing, kilobytes} of devices) {
  test(`${device}: a first visit fetches what it is drawn in, and all headings are in Mukta`, async () => {
    const browser = await browserOn(device);
    const visits = await inTurns(pages, (path) => firstVisit(browser, path));
    for (const [path, {fetched, drawn}] of visits) {
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      console.log(`fonts, ${device}, ${path}: ${(bytes / 1024).toFixed(1)} KB`);
      const own = isNepali(path) ? HEADINGS : LATIN;
      expect([...fetched.keys()].sort(), path).toEqual([...own, ...missing(path)].sort());
      expect(bytes, path).toBeLessThanOrEqual(kilobytes * 1024);
      for (const [text, fonts] of drawn) {
        const message = `${path} ${text}`;
        if (text === 'h1') {
          // All of it: a word that the font of the headings lacks would be in two typefaces.
          expect(new Set(fonts.map(({familyName}) => familyName)), message).toEqual(
            new Set([MUKTA]),
          );
        } else if (!BOLD.includes(text) && isNepali(path) && device !== 'withoutDevanagari') {
          expect(fonts[0]?.postScriptName, message).toMatch(/^NotoSansDevanagari/);
        } else {
          expect(fonts[0], message).toMatchObject({isCustomFont: true, familyName: MUKTA});
        }
      }
    }
  });
}

test('a slow line, and a reader who saves data, get the letters that the device has', async () => {
  const lines: Line[] = [
    {effectiveType: '3g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ];
  const questions = lines.flatMap((line) => ['/press', '/ne/press'].map((path) => ({line, path})));
  const browser = await browserOn('withoutDevanagari');
  const visits = await inTurns(questions, ({path, line}) => firstVisit(browser, path, line));
  for (const [{path, line}, {fetched}] of visits)
    expect([...fetched.keys()].sort(), `${path} ${line.effectiveType}`).toEqual(missingOn(path));
});

test('a reader who switches the language downloads no font twice', async () => {
  const browser = await browserOn('withoutDevanagari');
  const page = await browser.newPage({baseURL: testEnvironment()!.origin});
  // The page asks again for each font; what counts is what its cache did not have.
  const fetched = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({requestId, type, response}) => {
    if (type === 'Font' && !response.fromDiskCache) {
      fetched.set(requestId, new URL(response.url).pathname);
    }
  });
  const fromMemory = new Set<string>();
  session.on('Network.requestServedFromCache', ({requestId}) => fromMemory.add(requestId));
  const visit = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    return [...fetched].filter(([id]) => !fromMemory.has(id)).map(([, address]) => address);
  };
  const english = await visit('/');
  expect(english.length).toBeGreaterThan(0);
  const both = await visit('/ne/');
  expect(both.length).toBeGreaterThan(english.length);
  expect(both).toEqual([...new Set(both)]);
  expect(both.filter((address) => !address.startsWith('/assets/fonts/'))).toEqual([]);
});

test('without web fonts, text and headings are drawn in the weights of the device', async () => {
  const browser = await browserOn('android');
  const page = await browser.newPage({baseURL: testEnvironment()!.origin});
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  const faces = async (text: string) =>
    (await drawnIn(page, text)).map(({postScriptName}) => postScriptName);
  expect(await faces('h1')).toEqual(['Roboto-Bold']);
  expect(await faces('main p')).toEqual(['Roboto-Regular']);
  await page.goto('/ne/about');
  expect(await faces('h1')).toContain('NotoSansDevanagari-Bold');
});

/** The width of the stems of an element's text in pixels of the device: most rows of pixels cross only stems. */
async function stemWidth(element: Locator): Promise<number> {
  const png = await element.screenshot();
  const {data, info} = await sharp(png).greyscale().raw().toBuffer({resolveWithObject: true});
  // Not at the very edge, which may lie between two pixels of the page.
  const background = data[Math.floor(info.height / 2) * info.width + info.width - 8]!;
  const isInk = [...data].map((value) => Math.abs(value - background) > 90);
  const runs: number[] = [];
  let run = 0;
  isInk.forEach((ink, at) => {
    const isRowEnd = (at + 1) % info.width === 0;
    if (ink) run += 1;
    if (run > 0 && (!ink || isRowEnd)) {
      runs.push(run);
      run = 0;
    }
  });
  // The mean of the middle half, which is finer than the median. The line above the letters is longer.
  runs.sort((one, other) => one - other);
  const middle = runs.slice(runs.length / 4, (runs.length * 3) / 4);
  return middle.reduce((sum, length) => sum + length, 0) / middle.length;
}

test('bold Nepali is bold on a device that has only regular letters', async () => {
  const browser = await browserOn('newAndroid');
  const page = await browser.newPage({
    baseURL: testEnvironment()!.origin,
    viewport: {width: 360, height: 740},
    deviceScaleFactor: 4,
  });
  // As on a slow line: the headings, too, are in the letters of the device.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/ne/contact');
  await page.evaluate(() => document.fonts.ready);
  for (const selector of ['h1', 'main button[type=submit]']) {
    const element = page.locator(selector).first();
    // Icons have strokes of their own.
    await element.evaluate((node) => {
      node.querySelectorAll('svg').forEach((icon) => (icon.style.display = 'none'));
    });
    const bold = await stemWidth(element);
    await page.evaluate(() => (document.body.style.fontSynthesis = 'none'));
    const without = await stemWidth(element);
    await page.evaluate(() => (document.body.style.fontSynthesis = ''));
    await element.evaluate((node: HTMLElement) => (node.style.fontWeight = '400'));
    const regular = await stemWidth(element);
    expect(bold, selector).toBeGreaterThan(1.2 * regular);
    // The measure sees what it is for.
    expect(without, selector).toBeLessThan(1.1 * regular);
  }
});

test('no page moves when its fonts come late', async ({page}) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
    await route.continue();
  });
  const shifted = await watchLayoutShifts(page);
  for (const path of ['/', '/ne/app', '/ne/hire/electrician'])
    for (const width of [360, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(path, {waitUntil: 'networkidle'});
      expect(await shifted(), `${path} ${width}`).toBeLessThan(STILL);
    }
});
