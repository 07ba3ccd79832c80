import {chromium, type Page} from '@playwright/test';
import {type FoundBrowser, quietFlags} from '../../../tests/browser/support/browser';
import {blockingTime, layoutShift, type Visit} from './measures';
import {nameHelper, takeNotes} from './notes';
import {Wire} from './wire';

/**
 * A poor mobile line and an old telephone, applied and not reckoned. Chromium's emulation holds every
 * answer back by the round trip; it makes no connection slower and knows no slow start, so many small
 * files cost more and the first answer less than on a real line.
 */
const LINE = {
  offline: false,
  latency: 300,
  downloadThroughput: 700_000 / 8,
  uploadThroughput: 700_000 / 8,
};
const CPU = 6;

/** The telephone that Lighthouse imitates. */
const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
};

/** Nothing on the line and no long task for this long means that a page has come to rest. */
const REST = 1500;
/** Against hanging. What is not at rest by then is measured as it is, and said. */
const LONGEST = 60_000;

/** Waits until nothing is on the line and no long task has ended lately. @returns whether it did */
async function comesToRest(page: Page, wire: Wire): Promise<boolean> {
  const until = Date.now() + LONGEST;
  while (Date.now() < until) {
    const idleFor = await page.evaluate(() => {
      const last = window.__notes.tasks.at(-1);
      return performance.now() - (last ? last.start + last.duration : 0);
    });
    const missing = REST - Math.min(wire.quietFor, idleFor);
    if (missing <= 0) return true;
    await new Promise((resolve) => setTimeout(resolve, Math.max(50, missing)));
  }
  return false;
}

/** What was painted last as the largest, beside the measures: it tells why a figure is what it is. */
export type SlowVisit = Visit & {largest: string; cameToRest: boolean};

/** One first visit with a browser of its own, so that nothing is known from an earlier one. */
export async function slowVisit(url: string, browser: FoundBrowser): Promise<SlowVisit> {
  const chrome = await chromium.launch({
    executablePath: browser.executablePath,
    args: quietFlags,
    env: {...process.env, ...browser.env} as Record<string, string>,
  });
  try {
    const page = await chrome.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU});
    await page.addInitScript(nameHelper);
    await page.addInitScript(takeNotes);
    const wire = new Wire(session);
    const answer = await page.goto(url, {waitUntil: 'load', timeout: LONGEST});
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status() ?? 'nothing'}.`);
    const cameToRest = await comesToRest(page, wire);
    const {fcp, lcp, largest, tasks, shifts} = await page.evaluate(() => window.__notes);
    return {
      fcp,
      lcp,
      tbt: blockingTime(tasks, fcp),
      cls: layoutShift(shifts),
      ...wire.sizes,
      largest,
      cameToRest,
    };
  } finally {
    await chrome.close();
  }
}
