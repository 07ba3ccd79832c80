import type {Browser, Page} from '@playwright/test';
import {type Device, startOn} from './support/devices';
import {expect, test} from './support/fixtures';
import {STILL, watchLayoutShifts} from './support/layoutShift';
import {surroundings} from './support/surroundings';

const LATIN = ['mukta-latin-400', 'mukta-latin-700'];
const DEVANAGARI = ['mukta-devanagari-400', 'mukta-devanagari-700'];

/** What Chromium says of a line. */
interface Line {
  effectiveType: string;
  saveData: boolean;
}

/** The web fonts of a first visit, by name, with their bytes. */
async function firstVisit(
  browser: Browser,
  path: string,
  line: Line = {effectiveType: '4g', saveData: false},
): Promise<Map<string, number>> {
  const page = await browser.newPage({baseURL: surroundings()!.origin});
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', {value: connection});
  }, line);
  const fonts = new Map<string, number>();
  page.on('response', (response) => {
    const name = /([^/]+)-[0-9a-f]{32}\.woff2$/.exec(response.url())?.[1];
    if (name) fonts.set(name, Number(response.headers()['content-length']));
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.close();
  return fonts;
}

// English pages with Nepali words on them, and one without. The budgets of all pages are elsewhere.
const english = ['/press', '/welcome', '/about'];
const nepali = ['/ne/press', '/ne/about'];

const devices: {device: Device; fonts: string[]; kilobytes: number}[] = [
  {device: 'android', fonts: LATIN, kilobytes: 45},
  {device: 'newAndroid', fonts: LATIN, kilobytes: 45},
  {device: 'withoutDevanagari', fonts: [...DEVANAGARI, ...LATIN], kilobytes: 125},
];

for (const {device, fonts, kilobytes} of devices) {
  test(`${device}: an English page fetches no Devanagari, a Nepali one what the device lacks`, async () => {
    test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
    const browser = await startOn(device);
    for (const path of [...english, ...nepali]) {
      const isNepali = path.startsWith('/ne');
      const fetched = await firstVisit(browser, path);
      const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0);
      console.log(`fonts, ${device}, ${path}: ${(bytes / 1024).toFixed(1)} KB`);
      expect([...fetched.keys()].sort(), path).toEqual(isNepali ? fonts : LATIN);
      expect(bytes, path).toBeLessThanOrEqual((isNepali ? kilobytes : 43) * 1024);
    }
    await browser.close();
  });
}

test('a slow line, and a reader who saves data, get the letters that the device has', async () => {
  test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
  for (const line of [
    {effectiveType: '3g', saveData: false},
    {effectiveType: '4g', saveData: true},
  ]) {
    for (const [device, fonts] of [
      ['android', []],
      ['withoutDevanagari', DEVANAGARI],
    ] as const) {
      const browser = await startOn(device);
      for (const path of ['/press', '/ne/press']) {
        const fetched = await firstVisit(browser, path, line);
        const expected = path.startsWith('/ne') ? fonts : [];
        expect([...fetched.keys()].sort(), `${device} ${path}`).toEqual(expected);
      }
      await browser.close();
    }
  }
});

test('a reader who switches the language downloads no font twice', async () => {
  test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
  const browser = await startOn('withoutDevanagari');
  const page = await browser.newPage({baseURL: surroundings()!.origin});
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
  await browser.close();
});

/** The faces that the text of an element is really drawn in. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const {root} = await session.send('DOM.getDocument');
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const {fonts} = await session.send('CSS.getPlatformFontsForNode', {nodeId});
  return fonts.map(({postScriptName}) => postScriptName);
}

test('without web fonts, text and headings are drawn in the weights of the device', async () => {
  test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
  const browser = await startOn('android');
  const page = await browser.newPage({baseURL: surroundings()!.origin});
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  expect(await facesOf(page, 'h1')).toEqual(['Roboto-Bold']);
  expect(await facesOf(page, 'main p')).toEqual(['Roboto-Regular']);
  await page.goto('/ne/about');
  expect(await facesOf(page, 'h1')).toContain('NotoSansDevanagari-Bold');
  await browser.close();
});

test('bold letters are bold on a device that has only regular ones', async () => {
  test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
  const ink = async (browser: Browser, weight: number): Promise<number> => {
    const page = await browser.newPage({baseURL: surroundings()!.origin});
    await page.goto('/ne/about');
    const dark = await page.evaluate((bold) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      context.font = `${bold} 40px ${getComputedStyle(document.documentElement).getPropertyValue('--sp-font-text')}`;
      context.fillText('नेपाली', 10, 60);
      const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
      return data.filter((value, index) => index % 4 === 3 && value > 127).length;
    }, weight);
    await page.close();
    return dark;
  };
  const browser = await startOn('newAndroid');
  expect(await ink(browser, 700)).toBeGreaterThan(1.15 * (await ink(browser, 400)));
  await browser.close();
});

for (const path of ['/', '/app', '/ne/', '/ne/media', '/ne/app']) {
  test(`${path} does not move when its fonts come late`, async ({page}) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length,
      );
      await route.continue();
    });
    const shifted = await watchLayoutShifts(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThan(STILL);
  });
}
