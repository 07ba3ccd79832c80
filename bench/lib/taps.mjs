import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright-core';
import {quietFlags} from './browser.mjs';
import {SLOW} from './visit.mjs';

const table = path.join(import.meta.dirname, '../../tests/browser/support/firstTaps.json');
const taps = JSON.parse(readFileSync(table, 'utf8'));

export const phone = {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true};

/** Runs in every document: how long after the first press, or the arrival, the answer is drawn. */
function watch(answered, isArrival) {
  const start = ({timeStamp}) => {
    sessionStorage.start ??= performance.timeOrigin + timeStamp;
  };
  if (isArrival) start({timeStamp: 0});
  else addEventListener('pointerdown', start, true);
  const isShown = (element) =>
    element.checkVisibility({opacityProperty: true, visibilityProperty: true});
  const look = () => {
    const isAnswered =
      sessionStorage.start && [...document.querySelectorAll(answered)].some(isShown);
    if (!isAnswered) requestAnimationFrame(look);
    else
      setTimeout(
        () =>
          (window.answerTime = performance.timeOrigin + performance.now() - sessionStorage.start),
      );
  };
  look();
}

/** Runs in every document: YouTube's own script, as far as the player asks for its frame. */
function imitateYouTube() {
  window.YT = {Player: EventTarget, PlayerState: {}};
}

export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  const throughput = (SLOW.kbps * 1024) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.rtt,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOW.cpu});
}

/** The bytes of scripts, styles and records; the document, the font or the picture that was asked for apart. */
async function bytesOf(requests, origin) {
  let bytes = 0;
  for (const request of requests) {
    const response = request.url().startsWith(origin) ? await request.response() : null;
    if (/javascript|css|\/json|plain/.test(response?.headers()['content-type']))
      bytes += (await request.sizes()).responseBodySize;
  }
  return bytes;
}

/** One first visit of a slow phone with its first tap, or with an address that does as much. */
async function tapOnce(chrome, origin, {path: address, tap, type, answered, behind}) {
  const context = await chrome.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(
      `(${watch})(${JSON.stringify(answered)}, ${!tap}); (${imitateYouTube})()`,
    );
    await slowDown(page);
    const requests = [];
    const note = (request) => {
      if (!behind || !new RegExp(behind).test(request.url())) requests.push(request);
    };
    if (!tap) page.on('request', note);
    await page.goto(origin + address, {waitUntil: 'networkidle'});
    if (tap) page.on('request', note);
    for (const selector of tap ?? []) await page.locator(selector).first().tap();
    if (type) await page.locator(':is(input, textarea):focus').fill(type);
    const time = await page.waitForFunction('window.answerTime', null, {polling: 200});
    return {time: await time.jsonValue(), bytes: await bytesOf(requests, origin)};
  } finally {
    await context.close();
  }
}

/** Every row of the table of first taps, each visit with an empty cache. */
export async function measureTaps({runs, taps: only}, origin, {chromePath, envVars}) {
  const chrome = await chromium.launch({
    executablePath: chromePath,
    args: quietFlags,
    env: envVars,
  });
  try {
    const results = [];
    for (const tap of taps.filter(({row}) => only === 'all' || row.includes(only))) {
      console.error(tap.row);
      const visits = [];
      // The first one warms up the server and the machine, and does not count.
      for (let run = 0; run <= runs; run++) visits.push(await tapOnce(chrome, origin, tap));
      results.push({...tap, visits: visits.slice(1)});
    }
    return results;
  } finally {
    await chrome.close();
  }
}
