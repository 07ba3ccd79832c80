import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page, Request} from '@playwright/test';
import {inlineCode} from '../../src/plugins/routing/inlineCode';
import {type Device, startOn} from './support/devices';
import {expect, test} from './support/fixtures';
import {inTurns} from './support/inTurns';
import {fileOf, htmlOf} from './support/pagesOnDisk';
import {hydrated} from './support/scripts';
import {listed} from './support/lists';
import {type SitePage, openedPages} from './support/sitemap';
import {surroundings} from './support/surroundings';
import {locales} from '../../src/lib/locale';

const KB = 1024;

/**
 * Of a document with its style rules, drawings and the starter, in KB of 1024 bytes as sent. One KB of it
 * is for two languages: the place in the other one, the offer of it, and links to it.
 */
const DOCUMENT = {en: 16, ne: 17};
/**
 * What a longer page may have around its content, which writers may lengthen: all but `main`. The home
 * page has the most, for the style rules of its drawings and its search, and for what search engines read
 * of the company when nothing is a placeholder any more.
 */
const AROUND_CONTENT = {en: 16.4, ne: 17};

const FONTS = 26;
const ALL = 60.5;
/** The home page has the largest picture. */
const ALL_OF_HOME = 66;
/** The preview of a further font on /fonts. */
const PREVIEW = 0.7;
/** In Nepali, where the device has no font with Devanagari letters. */
const FONTS_WITHOUT_DEVANAGARI = 125;
const ALL_WITHOUT_DEVANAGARI = 166;

/** The inline script of every page. */
const STARTER = 4.1;
/** What the first use of something that needs React loads. */
const AFTER_INTENT = {scripts: 130, styles: 23.5};
/** The carousel of this page is in view and loads its element, as it moves by itself. */
const MOVING = {path: '/vmgo', scripts: 24};
/** What lists the saved pages, which only a script can know: it is all that this page is for. */
const LISTING = {path: '/offline', scripts: 1};

/** A phone of the smallest common size. */
const VIEWPORT = {width: 360, height: 740};

const KINDS = ['scripts', 'styles', 'fonts', 'document', 'pictures'] as const;
type Kind = (typeof KINDS)[number];
type Cost = Record<Kind | 'all' | 'requests' | 'foreign' | 'cookies', number>;

function kindOf(type: string, url: string): Kind {
  // What is preloaded is "other".
  if (type === 'script' || url.endsWith('.js')) return 'scripts';
  if (type === 'stylesheet' || url.endsWith('.css')) return 'styles';
  if (type === 'font') return 'fonts';
  return type === 'document' ? 'document' : 'pictures';
}

/** Counts what a page requests. @returns the cost since the page was opened, when nothing more comes */
function countRequests(page: Page, origin: string): () => Promise<Cost> {
  const requests: Request[] = [];
  const failed: Request[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    requests.push(request);
  });
  page.on('requestfailed', (request) => {
    pending.delete(request);
    failed.push(request);
  });
  return async () => {
    // A busy machine lays out the page later than its network falls silent, and only then asks for fonts.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
    });
    await page.waitForLoadState('networkidle');
    await expect.poll(() => pending.size).toBe(0);
    const cost: Cost = {
      ...{scripts: 0, styles: 0, fonts: 0, document: 0, pictures: 0, all: 0},
      ...{requests: requests.length, foreign: 0, cookies: (await page.context().cookies()).length},
    };
    for (const request of requests) {
      const {responseBodySize} = await request.sizes();
      cost[kindOf(request.resourceType(), request.url())] += responseBodySize;
      cost.all += responseBodySize;
    }
    cost.foreign = [...requests, ...failed].filter(
      (request) => !request.url().startsWith(origin),
    ).length;
    return cost;
  };
}

interface Visit {
  read: Cost;
  /** Of the pages of `USED`. */
  used: Cost | undefined;
}

/** One page of each template: what the first use of React loads is the same on pages of one template. */
const USED = /^(\/ne)?\/(hire\/electrician|contact|vmgo|career|press)?$/;

/** Visits a page with an empty cache, touches nothing, and then, on some pages, starts React. */
async function visit(browser: Browser, path: string): Promise<Visit> {
  const {origin} = surroundings()!;
  const context = await browser.newContext({baseURL: origin, viewport: VIEWPORT});
  const page = await context.newPage();
  const cost = countRequests(page, origin);
  await page.goto(path);
  const read = await cost();
  let used: Cost | undefined;
  if (USED.test(path)) {
    await hydrated(page);
    used = await cost();
  }
  await context.close();
  return {read, used};
}

function budgetOf({path, locale}: SitePage, device: Device): Partial<Cost> {
  const known = locale === 'ne' ? 'ne' : 'en';
  const isBare = device === 'withoutDevanagari' && known === 'ne';
  const name = path.replace(/^\/ne(?=\/)/, '');
  const [content = ''] = /<main[^]*<\/main>/.exec(readFileSync(htmlOf(path), 'utf8')) ?? [];
  const document = Math.max(
    DOCUMENT[known] * KB,
    AROUND_CONTENT[known] * KB + brotliCompressSync(content).length,
  );
  const previews = name === '/fonts' ? PREVIEW * Math.max(0, listed('fonts') - 25) : 0;
  const isMoving = name === MOVING.path;
  return {
    ...{foreign: 0, cookies: 0},
    scripts: isMoving ? MOVING.scripts * KB : name === LISTING.path ? LISTING.scripts * KB : 0,
    styles: 0,
    document,
    fonts: (isBare ? FONTS_WITHOUT_DEVANAGARI : FONTS) * KB,
    all:
      ((isBare ? ALL_WITHOUT_DEVANAGARI : name === '/' || name === '/ne/' ? ALL_OF_HOME : ALL) +
        (isMoving ? MOVING.scripts : 0) +
        previews) *
      KB,
  };
}

const over = (cost: Cost, budget: Partial<Cost>): string[] =>
  Object.entries(budget)
    .filter(([kind, limit]) => cost[kind as Kind] > limit)
    .map(([kind, limit]) => `${kind}: ${cost[kind as Kind]} > ${limit}`);

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(9)).join('');
const rowOf = (name: string, cost: Cost) =>
  row(name, [
    ...[...KINDS, 'all' as const].map((kind) => (cost[kind] / KB).toFixed(1)),
    String(cost.requests),
  ]);

const visits: {device: Device; pages: SitePage[]}[] = [
  ...locales.map((locale) => ({
    device: 'android' as const,
    pages: openedPages().filter((page) => page.locale === locale),
  })),
  // The fonts are the same on all pages of a language, so some pages say enough.
  {
    device: 'withoutDevanagari',
    pages: openedPages().filter(({path}) => /^\/ne\/(?:press|contact|vmgo|career)?$/.test(path)),
  },
];

for (const {device, pages} of visits) {
  test(`first visits, ${pages[0]!.locale}, ${device}: every page is within its budget`, async () => {
    test.skip(process.platform !== 'linux', 'Only there can a browser be given fonts of its own.');
    // As long as the visits on two busy cores may take.
    test.setTimeout(240_000);
    const browser = await startOn(device);
    const head = (title: string) => row(title, [...KINDS, 'all', 'requests']);
    const tables: [string[], string[]] = [[head(`KB read, ${device}`)], [head('KB after intent')]];
    for (const [page, {read, used}] of await inTurns(pages, ({path}) => visit(browser, path))) {
      tables[0].push(rowOf(page.path, read));
      expect.soft(over(read, budgetOf(page, device)), page.path).toEqual([]);
      // What came is counted: a page of nothing would be within every budget.
      expect.soft(Math.min(read.fonts, read.document), page.path).toBeGreaterThan(KB);
      if (!used) continue;
      tables[1].push(rowOf(page.path, used));
      const afterIntent = {
        ...{foreign: 0, cookies: 0},
        scripts: AFTER_INTENT.scripts * KB + (budgetOf(page, device).scripts ?? 0),
        styles: AFTER_INTENT.styles * KB,
      };
      expect.soft(over(used, afterIntent), `${page.path} after intent`).toEqual([]);
      expect.soft(Math.min(used.scripts, used.styles), page.path).toBeGreaterThan(KB);
    }
    await browser.close();
    console.log(tables.map((lines) => lines.join('\n')).join('\n\n'));
  });
}

test('the starter is small', () => {
  const {scripts} = inlineCode(readFileSync(fileOf('/index.html'), 'utf8'));
  const starter = scripts.find((script) => script.includes('data-hydrate'))!;
  const {length} = brotliCompressSync(starter);
  console.log(`starter: ${length} bytes`);
  expect(length).toBeLessThanOrEqual(STARTER * KB);
  expect(length).toBeGreaterThan(KB);
});
