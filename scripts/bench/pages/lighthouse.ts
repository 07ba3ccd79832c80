import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {type FoundBrowser, quietFlags} from '../../../tests/browser/support/browser';
import {benchDir} from '../../lib/paths';
import {sizeOf, type Visit} from './measures';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** From 0 to 100. */
export type Scores = Partial<Record<Category, number>>;

/** What we read of a report of Lighthouse. */
interface Report {
  runtimeError?: {code: string; message: string};
  categories: Partial<
    Record<Category, {score: number | null; auditRefs: {id: string; weight: number}[]}>
  >;
  audits: Record<
    string,
    {
      score: number | null;
      title: string;
      numericValue?: number;
      details?: {items?: {mimeType?: string; transferSize?: number}[]};
    }
  >;
}

interface Chrome {
  port: number;
  kill: () => void;
}

type Lighthouse = (
  url: string,
  flags: {
    port: number;
    logLevel: 'error';
    onlyCategories: readonly Category[];
    disableFullPageScreenshot: true;
  },
) => Promise<{lhr: Report} | undefined>;

type Launch = (options: {
  chromePath: string;
  chromeFlags: string[];
  envVars: Record<string, string | undefined>;
  logLevel: 'silent';
}) => Promise<Chrome>;

/** A package of the benchmark. It is not installed with the site, so its types are written here. */
const load = (file: string): Promise<unknown> =>
  import(pathToFileURL(path.join(benchDir, 'node_modules', file)).href);

async function tools(): Promise<{lighthouse: Lighthouse; launch: Launch}> {
  const lighthouse = (await load('lighthouse/core/index.js')) as {default: Lighthouse};
  const launcher = (await load('chrome-launcher/dist/index.js')) as {launch: Launch};
  return {lighthouse: lighthouse.default, launch: launcher.launch};
}

export interface LighthouseVisit {
  visit: Visit;
  scores: Scores;
  /** What keeps a score below 100, other than performance: ids and titles of audits. */
  failing: string[];
}

function visitOf({audits, categories: found}: Report): Visit {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const visit: Visit = {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: 0,
    html: 0,
    script: 0,
    style: 0,
    font: 0,
    image: 0,
    performance: Math.round((found.performance?.score ?? NaN) * 100),
  };
  for (const {mimeType = '', transferSize = 0} of audits['network-requests']?.details?.items ??
    []) {
    const kind = sizeOf(mimeType);
    visit.bytes += transferSize;
    if (kind) visit[kind] += transferSize;
  }
  return visit;
}

function failingOf({audits, categories: found}: Report): string[] {
  return categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({id, weight}) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({id}) => `${id}: ${audits[id]!.title}`);
}

/**
 * Lighthouse for a telephone, with its own reckoned throttling.
 *
 * @param wanted besides performance; they change little from visit to visit and take seconds
 */
export async function lighthouseVisit(
  url: string,
  browser: FoundBrowser,
  wanted: readonly Category[] = ['performance'],
): Promise<LighthouseVisit> {
  const {lighthouse, launch} = await tools();
  const chrome = await launch({
    chromePath: browser.executablePath,
    chromeFlags: [
      '--headless=new',
      ...quietFlags,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
    envVars: {...process.env, ...browser.env},
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: wanted,
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    const {lhr} = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    const scores: Scores = {};
    for (const category of wanted) {
      scores[category] = Math.round((lhr.categories[category]?.score ?? NaN) * 100);
    }
    return {visit: visitOf(lhr), scores, failing: failingOf(lhr)};
  } finally {
    chrome.kill();
  }
}
