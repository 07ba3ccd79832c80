import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {startServer} from '../../src/publish/server';
import {findBrowser} from '../browser/support/browser';
import {startOn, writeDevices} from '../browser/support/devices';
import {inTurns} from '../browser/support/inTurns';
import {seeAll} from '../browser/support/keyboard';
import {settled} from '../browser/support/settled';
import {openedPages} from '../browser/support/routes';

interface Shot {
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  /** A name for what has been opened, and how. */
  state?: string;
  open?: (page: Page) => Promise<unknown>;
}

const search = (query: string) => async (page: Page) => {
  await page.locator('header site-search > a').click();
  await page.locator('dialog input[type=search]').fill(query);
  await page.locator('dialog ol > li').first().waitFor();
};
const invalid = async (page: Page) => {
  await page.locator('main form button[type=submit]').first().click();
  await page.locator('[aria-invalid=true]').first().waitFor();
};
const both = async (page: Page) => {
  await page.locator('main site-both a[data-press]').click();
  await page.locator('html[data-view=both]').waitFor({state: 'attached'});
};

const led = (page: Page) => page.waitForURL('**/hire/**');

const STATES: [name: string, path: string, width: number, open?: Shot['open']][] = [
  ['menu', '/', 360, (page) => page.locator('header summary').click()],
  ['menu', '/ne/', 1280, (page) => page.locator('header summary').click()],
  ['search', '/about', 360, search('plumber')],
  ['search', '/ne/about', 1280, search('पोखरा')],
  ['errors', '/contact', 1280, invalid],
  ['errors', '/ne/feedback', 360, invalid],
  ['viewer', '/certificate', 1280, openPicture],
  ['both', '/press', 1280, both],
  ['both', '/ne/welcome', 360, both],
  ['answer', '/faq', 360, (page) => page.locator('main details summary').first().click()],
  ['profession', '/career?profession=electrician&city=pokhara', 1280, led],
  ['city', '/ne/hire/electrician?city=pokhara', 360],
  ['not-found', '/nothing', 360],
];

async function openPicture(page: Page): Promise<void> {
  await page.locator('main article a').first().click();
  await page.locator('.yarl__slide_image').first().waitFor();
  await page.waitForLoadState('networkidle');
}

const nameOf = ({path: address, width, scheme, state}: Shot): string =>
  [address.replace(/\?.*/, '').replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home', width, scheme]
    .concat(state ?? [])
    .join('_');

const shots = (): Shot[] => [
  ...openedPages().flatMap((page) =>
    [360, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({path: page.path, width, scheme})),
    ),
  ),
  ...STATES.map(([state, address, width, open]) => ({
    path: address,
    width,
    scheme: 'light' as const,
    state,
    ...(open ? {open} : {}),
  })),
];

async function take(browser: Browser, baseURL: string, shot: Shot, folder: string): Promise<void> {
  const {path: address, width, scheme, state, open} = shot;
  const context = await browser.newContext({
    baseURL,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: {width, height: width === 360 ? 740 : 800},
  });
  // A weekday morning in Nepal: /contact and /feedback say whether calls are answered now.
  await context.clock.setFixedTime('2026-11-25T04:00:00Z');
  const page = await context.newPage();
  await page.goto(address);
  if (!state) {
    await seeAll(page);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  }
  await page.evaluate(() => document.fonts.ready);
  await open?.(page);
  await settled(page);
  const file = path.join(folder, `${nameOf(shot)}.png`);
  await page.screenshot({path: file, fullPage: !state, animations: 'disabled', caret: 'hide'});
  await context.close();
}

/** Takes a picture of every page and of what can be opened. */
export async function takePictures(folder: string): Promise<void> {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  writeDevices();
  const browser = await startOn('android', await findBrowser());
  const {origin, close} = await startServer(buildDir);
  try {
    await inTurns(shots(), (shot) => take(browser, origin, shot, folder));
  } finally {
    await browser.close();
    await close();
  }
}

const bytesOf = (file: string): Buffer => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0));

/** @returns a line for every picture that differs, with the paths of both */
export function comparePictures(before: string, after: string): string[] {
  const names = new Set([before, after].flatMap((folder) => readdirSync(folder)));
  return [...names]
    .sort()
    .map((name) => [path.join(before, name), path.join(after, name)] as const)
    .filter(([old, now]) => !bytesOf(old).equals(bytesOf(now)))
    .map((pair) => pair.join('  '));
}
