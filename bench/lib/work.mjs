import {chromium} from 'playwright-core';
import {quietFlags, tryTwice} from './browser.mjs';
import {phone, slowDown} from './taps.mjs';

/** A task of the main thread longer than this, in milliseconds, delays the answer to a tap. */
const LONG = 50;

const categories = [
  'loading',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
];

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Milliseconds of the thread, which other programs on the machine lengthen less than those of the clock. */
const timeIn = ({tdur = 0}) => tdur / 1000;

/**
 * What the main thread did for the document at the address; times in milliseconds. What it does before the document
 * is there, such as leaving the empty page, is the browser's and the same for all.
 */
function readTrace(events, url) {
  const start = events.find(
    ({name, args}) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const arrival = events.find(({name, args}) => name === 'CommitLoad' && args.data?.url === url);
  const ofPage = events.filter(
    ({pid, tid, ts}) => pid === arrival.pid && tid === arrival.tid && ts > arrival.ts,
  );
  const named = (name) => ofPage.filter((event) => event.name === name);
  const durations = (name) => named(name).map(timeIn);
  const timeOf = ({ts, dur = 0}) => (ts + dur - start.ts) / 1000;
  // An SVG picture is a document of its own, with styles and layouts that its frame tells apart.
  const countOf = (name) =>
    named(name).filter(({args}) => args.beginData.frame === start.args.frame).length;

  const fcp = timeOf(named('firstContentfulPaint')[0]);
  const tasks = named('RunTask').map((task) => ({
    duration: timeIn(task),
    end: timeOf(task),
  }));
  const long = tasks.filter(({duration}) => duration > LONG);
  return {
    fcp,
    lcp: timeOf(named('largestContentfulPaint::Candidate').at(-1)),
    work: sum(tasks.map(({duration}) => duration)),
    long: sum(long.map(({duration}) => duration)),
    over: sum(long.map(({duration}) => duration - LONG)),
    // As Lighthouse counts it, only after the first paint.
    tbt: sum(long.map(({duration, end}) => Math.max(0, Math.min(duration, end - fcp) - LONG))),
    longest: Math.max(...tasks.map(({duration}) => duration)),
    style: sum(durations('UpdateLayoutTree')),
    styles: countOf('UpdateLayoutTree'),
    layout: sum(durations('Layout')),
    layouts: countOf('Layout'),
    // By the clock: they may wait for the storage, which is in another process.
    scripts: sum(
      named('EvaluateScript')
        .filter(({args}) => args.data?.url?.startsWith('http'))
        .map(({dur = 0}) => dur / 1000),
    ),
  };
}

async function attempt(url, {chromePath, envVars}) {
  const chrome = await chromium.launch({
    executablePath: chromePath,
    args: quietFlags,
    env: envVars,
  });
  try {
    const page = await (await chrome.newContext(phone)).newPage();
    page.setDefaultTimeout(120_000);
    await slowDown(page);
    await chrome.startTracing(page, {categories});
    await page.goto(url);
    // All has come, but not all may be drawn.
    await page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve), 1000)),
    );
    const trace = JSON.parse(await chrome.stopTracing());
    return readTrace(trace.traceEvents, url);
  } finally {
    await chrome.close();
  }
}

/** One first visit of a slow phone, with a browser of its own. */
export const traceVisit = (url, browser) => tryTwice(() => attempt(url, browser));
