import {readFileSync, statSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {listed} from './lists';
import {htmlOf} from './pagesOnDisk';
import type {SitePage} from './routes';
import {prefixOf} from './words';

export const KB = 1024;

/**
 * Of a document with its style rules, drawings and inline scripts, in KB of 1024 bytes as sent. One KB of it
 * is for two languages: the place in the other one, the offer of it, and links to it.
 */
const DOCUMENT = {en: 14, ne: 14.5};
/**
 * What a longer page may have around its content, which writers may lengthen: all but `main`. The home
 * page has the most, for the style rules of its drawings and its search, and for what search engines read
 * of the company when nothing is a placeholder any more.
 */
const AROUND_CONTENT = {en: 14.6, ne: 14.8};
const FONTS = {en: 26, ne: 24};
const ALL = 60.5;
/** The home page has the largest picture. */
const ALL_OF_HOME = 66;
/** The preview of a further font on /fonts. */
const PREVIEW = 0.7;
/** The carousel of this page is in view and loads its element, as it moves by itself. */
const MOVING = '/vmgo';
const OF_MOVING = 24;
/** What lists the saved pages, which only a script can know: it is all that this page is for. */
const LISTING = {path: '/offline', scripts: 1};

type Kind = 'scripts' | 'styles' | 'fonts' | 'document' | 'pictures';
type Cost = Record<Kind | 'all', number>;

function kindOf(type: string, url: string): Kind {
  // What is preloaded is "other".
  if (type === 'script' || url.endsWith('.js')) return 'scripts';
  if (type === 'stylesheet' || url.endsWith('.css')) return 'styles';
  if (type === 'font') return 'fonts';
  return type === 'document' ? 'document' : 'pictures';
}

/** The bytes of requests as sent, when nothing more comes. @param requests grow meanwhile */
export async function costOf(page: Page, requests: readonly Request[]): Promise<Cost> {
  // A busy machine may lay out the page, and only then ask for fonts, after all else has come.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  const cost: Cost = {scripts: 0, styles: 0, fonts: 0, document: 0, pictures: 0, all: 0};
  for (const request of requests) {
    const {responseBodySize} = await request.sizes();
    cost[kindOf(request.resourceType(), request.url())] += responseBodySize;
    cost.all += responseBodySize;
  }
  return cost;
}

/** Of a document; its content is compressed only where it matters, as that takes long. */
function documentBudget(file: string, limit: number, around: number): number {
  if (statSync(`${file}.br`).size <= limit) return limit;
  const [content = ''] = /<main[^]*<\/main>/.exec(readFileSync(file, 'utf8')) ?? [];
  return Math.max(limit, around + brotliCompressSync(content).length);
}

/** What a first visit to a page may cost. */
export function budgetOf({path, locale}: SitePage): Cost {
  const known = locale === 'ne' ? 'ne' : 'en';
  const name = path.slice(prefixOf(locale).length);
  const previews = name === '/fonts' ? PREVIEW * Math.max(0, listed('fonts') - 25) : 0;
  const isMoving = name === MOVING;
  const scripts = isMoving ? OF_MOVING : name === LISTING.path ? LISTING.scripts : 0;
  const all = (name === '/' ? ALL_OF_HOME : ALL) + (isMoving ? OF_MOVING : 0) + previews;
  return {
    scripts: scripts * KB,
    styles: 0,
    fonts: FONTS[known] * KB,
    all: all * KB,
    document: documentBudget(htmlOf(path), DOCUMENT[known] * KB, AROUND_CONTENT[known] * KB),
    pictures: Infinity,
  };
}

export const over = (cost: Cost, budget: Partial<Cost>): string[] =>
  Object.entries(budget)
    .filter(([kind, limit]) => cost[kind as Kind] > limit)
    .map(([kind, limit]) => `${kind}: ${cost[kind as Kind]} > ${limit}`);
