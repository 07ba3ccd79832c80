import {locales} from 'nepali-text/locale';
import {expect, test} from './support/fixtures';
import {type OldBrowser, startOldBrowser} from './support/oldBrowser';
import {halfOfPages} from './support/routes';

test.describe('in Chromium 80 at 360 px', () => {
  test.skip(process.platform !== 'linux', 'the package carries a browser for Linux only');
  test.setTimeout(180_000);
  let browser: OldBrowser;

  test.beforeAll(async () => {
    browser = await startOldBrowser();
    expect(await browser.version()).toContain('/80.');
  });
  test.afterAll(() => browser.close());

  test('every page fits', async ({baseURL}) => {
    const problems: string[] = [];
    const page = await browser.newPage();
    let address = '';
    page.on('pageerror', (error) => problems.push(`${address}: ${error.message}`));
    await page.setViewport({width: 360, height: 740, isMobile: true});
    for (const {path: next} of locales.flatMap(halfOfPages)) {
      address = next;
      await page.goto(baseURL + address, {waitUntil: 'load'});
      const {width, heading} = await page.evaluate<{width: number; heading: string}>(`({
        width: document.documentElement.scrollWidth,
        heading: document.querySelector('h1').textContent,
      })`);
      if (width > 360) problems.push(`${address} is ${width} px wide`);
      if (/Unexpected/.test(heading)) problems.push(`${address} shows the error screen`);
    }
    await page.close();
    expect(problems).toEqual([]);
  });

  test('a slider steps, and slides take turns', async ({baseURL}) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.goto(`${baseURL}/about`, {waitUntil: 'load'});
    await page.evaluate(`document.querySelector('site-carousel [data-step="1"]').click()`);
    await page.waitForFunction(
      'document.querySelector("site-carousel [role=status]")?.textContent',
      {timeout: 20_000},
    );
    await page.goto(`${baseURL}/vmgo`, {waitUntil: 'load'});
    await page.evaluate(`document.querySelector('site-slideshow [data-step="1"]').click()`);
    await page.waitForFunction(
      'document.querySelector("site-slideshow[data-ready=true] .carousel-slide[aria-hidden=true]:first-child")',
      {timeout: 20_000},
    );
    expect(errors).toEqual([]);
    await page.close();
  });

  test('an open menu scrolls inside a low window', async ({baseURL}) => {
    const page = await browser.newPage();
    await page.setViewport({width: 360, height: 480, isMobile: true});
    await page.setJavaScriptEnabled(false);
    await page.goto(`${baseURL}/ne/about`, {waitUntil: 'load'});
    const [bottom, content, room] = await page.evaluate<[number, number, number]>(`(() => {
      const menu = document.querySelector('header details');
      menu.open = true;
      const panel = menu.querySelector('summary + *');
      return [panel.getBoundingClientRect().bottom, panel.scrollHeight, panel.clientHeight];
    })()`);
    expect(bottom).toBeLessThanOrEqual(480);
    expect(content).toBeGreaterThan(room);
    await page.close();
  });
});
