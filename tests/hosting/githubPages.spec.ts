import type {BrowserContext, Page} from '@playwright/test';
import {expect, test} from '../browser/support/fixtures';
import {questions} from './support/addresses';
import {locationOf, verdict} from './support/oracle';
import {readSite, type Site} from './support/site';

// Each is a visit by a browser; the hosts that know the rules are asked thousands of times.
const COUNT = 120;
const SEED = Number(process.env.FUZZ_SEED ?? 20_160_912);
const PAGES = 6;

interface Case {
  typed: string;
  /** As the browser shows it. */
  ends: string;
}

/** Without an empty query, which may be dropped on the way; and Chromium alone escapes "|" in a path. */
const bare = (url: string) => url.replace(/\?(?=$|#)/, '').replaceAll('%7C', '|');

/** What such a host looks for, with escapes undone; null where they cannot be. */
function nameOf(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname).replace(/\/+/g, '/');
  } catch {
    return null;
  }
}

/** Whether the host finds a file there, also under an escaped name, which is then a download. */
function isFile(pathname: string, {files, hidden}: Site): boolean {
  const name = nameOf(pathname);
  return name !== null && (files.includes(name) || hidden.includes(name));
}

/** A folder gets a slash from such a host, whatever is or is not in it to show. */
function asFolder(pathname: string, {files}: Site): string {
  const name = nameOf(pathname);
  const isFolder = name !== null && files.some((file) => file.startsWith(`${name}/`));
  return isFolder && !pathname.endsWith('/') ? `${pathname}/` : pathname;
}

/** Where a browser ends that is given an odd address; it tidies some of them by itself. */
function cases(origin: string, site: Site): Case[] {
  const found: Case[] = [];
  for (const {target, method} of questions(COUNT * 8, SEED, site)) {
    // Browsers do not agree with Node whether a circumflex is escaped.
    if (method || found.length === COUNT || !/^\/(?![/\\])[!-\]_-~]*$/.test(target)) continue;
    const {href, pathname, search, hash} = new URL(origin + target);
    const expected = verdict(pathname, site);
    // What is no address such a host refuses in its own way.
    if (expected.status === 400 || isFile(pathname, site)) continue;
    const ends = expected.to
      ? locationOf(expected, pathname, search) + (expected.status === 302 ? '' : hash)
      : asFolder(pathname, site) + search + hash;
    // In a query an apostrophe is escaped.
    found.push({typed: href, ends: new URL(origin + ends).href});
  }
  return found;
}

/**
 * A page that fetches documents only: the script in 404.html runs before anything else comes. The
 * browser itself keeps the rest away, because asking a test about each would take far longer.
 */
async function newPage(context: BrowserContext, origin: string, {files}: Site): Promise<Page> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', {urls: files.map((file) => origin + file)});
  return page;
}

async function visit(page: Page, {typed, ends}: Case): Promise<string | null> {
  // The redirect by script may come before the first document has loaded.
  const first = await page.goto(typed, {waitUntil: 'commit'}).catch(() => null);
  // "/about.html" and "/%61bout" lead to the page's file there, and the page corrects the address.
  if (first?.status() === 200 && bare(page.url()) === bare(typed)) return null;
  try {
    await page.waitForURL((url) => bare(url.href) === bare(ends), {
      waitUntil: 'commit',
      timeout: 30_000,
    });
    return null;
  } catch {
    return `${typed.slice(0, 200)} ended at ${page.url().slice(0, 200)}, not at ${ends.slice(0, 200)}`;
  }
}

test(`${COUNT} odd addresses end where they should in a browser, on a host that knows only 404.html`, async ({
  context,
  githubPagesOrigin,
}) => {
  test.setTimeout(180_000);
  const site = readSite();
  const waiting = cases(githubPagesOrigin, site);
  expect(waiting).toHaveLength(COUNT);
  const faults: string[] = [];
  const worker = async () => {
    const page = await newPage(context, githubPagesOrigin, site);
    for (let each = waiting.pop(); each; each = waiting.pop()) {
      const fault = await visit(page, each);
      if (fault) faults.push(fault);
    }
  };
  await Promise.all(Array.from({length: PAGES}, worker));
  console.log(`404.html only, seed ${SEED}: ${COUNT} addresses, ${faults.length} wrong`);
  expect(faults).toEqual([]);
});
