import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from '../browser/support/fixtures';
import {questions} from './support/addresses';
import {verdict} from './support/oracle';
import {readSite, type Site} from './support/site';

const COUNT = 400;
const SEED = Number(process.env.FUZZ_SEED ?? 20_160_912);
const PAGES = 6;

interface Case {
  typed: string;
  /** As the browser shows it. */
  ends: string;
}

/** Where a browser ends that is given an odd address; it tidies some of them by itself. */
function cases(origin: string, site: Site): Case[] {
  const found: Case[] = [];
  for (const {target, method} of questions(COUNT * 8, SEED, site)) {
    if (method || found.length === COUNT || !/^\/(?![/\\])[!-~]*$/.test(target)) continue;
    const {pathname, search, hash} = new URL(origin + target);
    const {status, to} = verdict(pathname, site);
    // Such a host refuses what is no address in its own way.
    if (status === 400 || (status === 200 && site.files.includes(pathname))) continue;
    found.push({typed: origin + target, ends: origin + (to ?? pathname) + search + hash});
  }
  return found;
}

/** Only documents matter here: the script in 404.html runs before anything else is fetched. */
async function onlyDocuments(context: BrowserContext): Promise<void> {
  await context.route('**', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
}

async function visit(page: Page, {typed, ends}: Case): Promise<string | null> {
  // The redirect by script may come before the first document has loaded.
  const first = await page.goto(typed, {waitUntil: 'commit'}).catch(() => null);
  // "/about.html" is a file there, and the page itself mends the address.
  const isWhole = first?.status() === 200 && page.url() === typed;
  if (isWhole && /\.html?(?:[?#]|$)/i.test(typed)) return null;
  try {
    await page.waitForURL((url) => url.href === new URL(ends).href, {
      waitUntil: 'domcontentloaded',
      timeout: 10_000,
    });
    return null;
  } catch {
    return `${typed.slice(0, 200)} ended at ${page.url().slice(0, 200)}, not at ${ends.slice(0, 200)}`;
  }
}

test(`${COUNT} odd addresses end where they should in a browser, on a host that knows only 404.html`, async ({
  context,
  plainOrigin,
}) => {
  test.setTimeout(180_000);
  await onlyDocuments(context);
  const waiting = cases(plainOrigin, readSite());
  expect(waiting).toHaveLength(COUNT);
  const faults: string[] = [];
  const worker = async () => {
    const page = await context.newPage();
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const fault = await visit(page, each);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({length: PAGES}, worker));
  console.log(`404.html only, seed ${SEED}: ${COUNT} addresses, ${faults.length} wrong`);
  expect(faults).toEqual([]);
});
