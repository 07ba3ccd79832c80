import type {Page, Request} from '@playwright/test';
import type {Locale} from 'nepali-text/locale';
import {listed} from './lists';
import type {SitePage} from './routes';
import {prefixOf} from './words';

export const KB = 1024;

/**
 * Of a document with its style rules, drawings and inline scripts, in KB of 1024 bytes as sent. A limit is raised by
 * hand where a page has earned it: with one that follows the content no growth could fail.
 */
const DOCUMENT: Readonly<Record<Locale, number>> = {en: 16, ne: 16.5};
/** Pages that hold more: long lists, forms with 150 countries, whole articles. */
const LARGER: Readonly<Record<string, typeof DOCUMENT>> = {
  '/': {en: 17.6, ne: 18.4},
  '/career': {en: 19.1, ne: 20},
  '/contact': {en: 18.7, ne: 19.8},
  '/media': {en: 19, ne: 19.8},
  '/press': {en: 24.2, ne: 24.6},
  '/privacy': {en: 16.8, ne: 18.1},
  '/search': {en: 18.4, ne: 18.9},
  '/tos': {en: 16, ne: 16.9},
  '/about': {en: 16, ne: 16.8},
  '/fonts': {en: 16.2, ne: 16.8},
  '/welcome': {en: 17.5, ne: 17.9},
};
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

/** What a first visit to a page may cost. */
export function budgetOf({path, locale}: SitePage): Cost {
  const name = path.slice(prefixOf(locale).length);
  const previews = name === '/fonts' ? PREVIEW * Math.max(0, listed('fonts') - 25) : 0;
  const isMoving = name === MOVING;
  const scripts = isMoving ? OF_MOVING : name === LISTING.path ? LISTING.scripts : 0;
  const all = (name === '/' ? ALL_OF_HOME : ALL) + (isMoving ? OF_MOVING : 0) + previews;
  return {
    scripts: scripts * KB,
    styles: 0,
    fonts: FONTS[locale] * KB,
    all: all * KB,
    document: (LARGER[name] ?? DOCUMENT)[locale] * KB,
    pictures: Infinity,
  };
}

export const over = (cost: Cost, budget: Partial<Cost>): string[] =>
  Object.entries(budget)
    .filter(([kind, limit]) => cost[kind as Kind] > limit)
    .map(([kind, limit]) => `${kind}: ${cost[kind as Kind]} > ${limit}`);
