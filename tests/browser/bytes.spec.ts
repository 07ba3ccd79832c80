import {brotliCompressSync} from 'node:zlib';
import type {Browser, Request} from '@playwright/test';
import {locales} from '../../src/lib/locale';
import {type Device, startOn} from './support/devices';
import {expect, test} from './support/fixtures';
import {hydrated} from './support/scripts';
import {inTurns} from './support/inTurns';
import {type SitePage, sitePages} from './support/sitemap';
import {surroundings} from './support/surroundings';

/** What a first visit may cost before any click, in KB of 1024 bytes as they come over the line. */
const BUDGETS = {
  en: {scripts: 110, styles: 16, fonts: 43, html: 30, all: 190},
  ne: {scripts: 110, styles: 16, fonts: 45, html: 34, all: 270},
};
const HOME_SCRIPTS = 95;
/** The carousel of this page starts in view. Compiled for Chrome 80 its scripts are 1.6 KB larger. */
const MISSION_SCRIPTS = 112;
/** Where a phone has no font with Devanagari letters. */
const BARE_FONTS = 125;

type Kind = keyof (typeof BUDGETS)['en'] | 'pictures';
type Cost = Record<Kind, number> & {foreign: number; cookies: number};

/** A phone of the smallest common size. */
const VIEWPORT = {width: 360, height: 740};

function kindOf(type: string, url: string): Kind {
  // A part that is fetched ahead of its need is "other".
  if (type === 'script' || url.endsWith('.js')) return 'scripts';
  if (type === 'stylesheet' || url.endsWith('.css')) return 'styles';
  if (type === 'font') return 'fonts';
  return type === 'document' ? 'html' : 'pictures';
}

/** Visits a page with nothing kept from other visits, and waits until nothing more comes. */
async function firstVisit(browser: Browser, path: string): Promise<Cost> {
  const {origin} = surroundings()!;
  const context = await browser.newContext({baseURL: origin, viewport: VIEWPORT});
  const page = await context.newPage();
  const cost: Cost = {
    ...{scripts: 0, styles: 0, fonts: 0, html: 0, pictures: 0, all: 0},
    ...{foreign: 0, cookies: 0},
  };
  const count = async (request: Request) => {
    const {responseBodySize} = await request.sizes();
    cost[kindOf(request.resourceType(), request.url())] += responseBodySize / 1024;
    cost.all += responseBodySize / 1024;
  };
  const counted: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(origin)) cost.foreign += 1;
    counted.push(count(request));
  });
  page.on('requestfailed', (request) => {
    if (!request.url().startsWith(origin)) cost.foreign += 1;
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  // The style sheet is in the document; what it would weigh as a file has a budget of its own.
  const sheets = await page.locator('style').allTextContents();
  cost.styles += brotliCompressSync(sheets.join('')).length / 1024;
  cost.cookies = (await context.cookies()).length;
  await context.close();
  return cost;
}

function budgetOf({path, locale}: SitePage, device: Device) {
  const budget = {...BUDGETS[locale]};
  if (/^\/(?:ne\/)?$/.test(path)) budget.scripts = HOME_SCRIPTS;
  if (path.endsWith('/vmgo')) budget.scripts = MISSION_SCRIPTS;
  if (device === 'withoutDevanagari' && locale === 'ne') budget.fonts = BARE_FONTS;
  return {...budget, foreign: 0, cookies: 0};
}

const COLUMNS = [
  'scripts',
  'styles',
  'fonts',
  'html',
  'pictures',
  'all',
  'foreign',
  'cookies',
] as const;
const row = (name: string, cells: readonly string[]) =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(9)).join('');

const visits: {device: Device; pages: SitePage[]}[] = [
  ...locales.map((locale) => ({
    device: 'android' as const,
    pages: sitePages().filter((page) => page.locale === locale),
  })),
  // The fonts are the same on all pages of a language, so some pages say enough.
  {
    device: 'withoutDevanagari',
    pages: sitePages().filter(({path}) => /^\/ne\/(?:press|contact|vmgo|career)?$/.test(path)),
  },
];

for (const {device, pages} of visits) {
  test(`first visits, ${pages[0]!.locale}, ${device}: every page is within its budget`, async () => {
    test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
    // As long as 22 visits on two busy cores may take.
    test.setTimeout(240_000);
    const browser = await startOn(device);
    const lines = [row(`KB, ${device}`, COLUMNS)];
    for (const [page, cost] of await inTurns(pages, (each) => firstVisit(browser, each.path))) {
      lines.push(
        row(
          page.path,
          COLUMNS.map((column) =>
            cost[column].toFixed(column === 'foreign' || column === 'cookies' ? 0 : 1),
          ),
        ),
      );
      const over = Object.entries(budgetOf(page, device)).filter(
        ([kind, limit]) => cost[kind as Kind] > limit,
      );
      expect
        .soft(
          over.map(([kind, limit]) => `${kind} > ${limit}`),
          page.path,
        )
        .toEqual([]);
      // What came is counted: a page of nothing would be within every budget.
      expect.soft(Math.min(cost.scripts, cost.styles, cost.fonts, cost.html)).toBeGreaterThan(1);
    }
    await browser.close();
    console.log(lines.join('\n'));
  });
}
