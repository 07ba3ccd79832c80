import {type CDPSession, chromium, type Page} from '@playwright/test';
import {type FoundBrowser, quietFlags} from '../../../tests/browser/support/browser';
import {blockingTime, layoutShift, type LongTask, type Shift, sizeOf, type Visit} from './measures';

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

/** What the page itself notes down, from its first moment. */
interface Notes {
  fcp: number;
  lcp: number;
  largest: string;
  tasks: LongTask[];
  shifts: Shift[];
}

declare global {
  interface Window {
    __notes: Notes;
  }
}

/** tsx marks the names of functions with a helper that a page does not know. */
export const nameHelper = 'globalThis.__name ??= (named) => named;';

/** Runs in the page. */
function takeNotes(): void {
  const notes: Notes = {fcp: 0, lcp: 0, largest: '', tasks: [], shifts: []};
  window.__notes = notes;
  const notesOf: Record<string, (entry: PerformanceEntry) => void> = {
    paint: ({name, startTime}) => {
      if (name === 'first-contentful-paint') notes.fcp = startTime;
    },
    'largest-contentful-paint': (entry) => {
      const {element} = entry as PerformanceEntry & {element?: Element};
      const words = element?.textContent.trim().slice(0, 40) ?? '';
      notes.lcp = entry.startTime;
      notes.largest = `${element?.tagName.toLowerCase() ?? '?'} ${words}`.trim();
    },
    longtask: ({startTime, duration}) => notes.tasks.push({start: startTime, duration}),
    'layout-shift': (entry) => {
      const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
      if (!shift.hadRecentInput) notes.shifts.push({at: entry.startTime, value: shift.value});
    },
  };
  for (const [type, note] of Object.entries(notesOf)) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({type, buffered: true});
  }
}

type Sizes = Pick<Visit, 'bytes' | 'html' | 'script' | 'style' | 'font' | 'image'>;

/** Counts what comes over the wire, and knows since when nothing has been on its way. */
class Wire {
  readonly sizes: Sizes = {bytes: 0, html: 0, script: 0, style: 0, font: 0, image: 0};
  private readonly underWay = new Map<string, string>();
  private quietSince = Date.now();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({requestId, request}) => {
      if (/^https?:/.test(request.url)) this.underWay.set(requestId, '');
    });
    session.on('Network.responseReceived', ({requestId, response}) => {
      if (this.underWay.has(requestId)) this.underWay.set(requestId, response.mimeType);
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const kind = sizeOf(this.underWay.get(requestId) ?? '');
      this.sizes.bytes += encodedDataLength;
      if (kind) this.sizes[kind] += encodedDataLength;
      this.end(requestId);
    });
    session.on('Network.loadingFailed', ({requestId}) => this.end(requestId));
  }

  private end(requestId: string): void {
    this.underWay.delete(requestId);
    this.quietSince = Date.now();
  }

  get quietFor(): number {
    return this.underWay.size > 0 ? 0 : Date.now() - this.quietSince;
  }
}

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
