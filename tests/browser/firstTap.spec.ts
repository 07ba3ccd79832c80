import type {Request} from '@playwright/test';
import {KB} from './support/budget';
import taps from './support/firstTaps.json';
import {expect, test} from './support/fixtures';
import {growth} from './support/routes';
import {imitateYouTube} from './support/youtube';

interface Tap {
  /** In the table of first taps. */
  row: string;
  path: string;
  /** Pressed one after the other; without any, arriving is enough. */
  tap?: string[];
  /** Typed after it. */
  type?: string;
  /** What was asked for, on the screen. */
  answered: string;
  /** Which requests come only after the answer. */
  behind?: string;
  /** For the answer, on a slow phone; measured by bench. */
  seconds?: number;
  /** Of scripts, styles and records; the document, the font or the picture that was asked for apart. */
  kilobytes: number;
  /** What the release before elements (457320e) needed, as far as it was measured. */
  before?: string;
}

test.use({viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true});

test('a first tap is answered within its kilobytes', async ({page, baseURL}) => {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  const session = await page.context().newCDPSession(page);
  for (const {row, path, tap, type, answered, behind, kilobytes} of taps as Tap[])
    await test.step(row, async () => {
      await page.goto('about:blank');
      await session.send('Network.clearBrowserCache');
      await page.unrouteAll();
      if (path === '/video') await imitateYouTube(page);
      if (behind) await page.route(new RegExp(behind), (route) => route.abort());
      if (tap) await page.goto(path);
      requests.length = 0;
      page.on('request', note);
      if (!tap) await page.goto(path);
      for (const selector of tap ?? []) await page.locator(selector).first().tap();
      if (type) await page.locator(':is(input, textarea):focus').fill(type);
      await expect(page.locator(answered).first()).toBeVisible();
      page.off('request', note);
      let bytes = 0;
      for (const request of requests) {
        const response = request.url().startsWith(baseURL!) ? await request.response() : null;
        if (/javascript|css|\/json|plain/.test(response?.headers()['content-type'] ?? ''))
          bytes += (await request.sizes()).responseBodySize;
      }
      console.log(`${row}: ${(bytes / KB).toFixed(1)} KB`);
      expect.soft(bytes, row).toBeLessThanOrEqual(kilobytes * KB * growth());
      expect.soft(bytes > 0, row).toBe(kilobytes > 0);
    });
});
