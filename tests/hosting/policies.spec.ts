import {baseOf} from '../../scripts/lib/paths';
import {expect, test} from '../browser/support/fixtures';
import {hydrated} from '../browser/support/scripts';
import {openedPages} from '../browser/support/sitemap';
import {imitateYouTube} from '../browser/support/youtube';
import {locales} from '../../src/lib/locale';

declare global {
  interface Window {
    /** Lost with the document that it was set in. */
    sameDocument?: boolean;
  }
}

const openMap = {en: 'Open the map here', ne: 'नक्सा यहीँ खोल्नुहोस्'};

for (const locale of locales) {
  test(`pages that are drawn in the browser keep to the policy (${locale})`, async ({
    page,
    trouble,
  }) => {
    const base = baseOf(locale);
    const all = openedPages()
      .filter((each) => each.locale === locale)
      .map(({path}) => path);
    await page.goto(`${base}about`);
    await hydrated(page);
    await page.evaluate(() => (window.sameDocument = true));
    const linked = await page
      .locator('header a:not([data-press]), footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const paths = all.filter((path) => linked.includes(path));
    expect(paths).toEqual(expect.arrayContaining([`${base}video`, `${base}contact`]));
    expect(paths.length).toBeGreaterThan(10);
    // Every second page in each language, which share their code, and those of the player and the map. The
    // second time, parts of a page come from what was kept of it.
    const half = paths.filter(
      (path, index) => index % 2 === Number(locale === 'en') || /\/(?:video|contact)$/.test(path),
    );
    for (const path of [...half, ...half]) {
      // Found and pressed at once: a link that React has replaced meanwhile would load a document.
      await page.waitForFunction((href) => {
        const link = document.querySelector<HTMLElement>(
          `:is(header, footer) a[href="${href}"]:not([data-press])`,
        );
        link?.click();
        return link !== null;
      }, path);
      // The head is written after the page.
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`[^/]${path}$`),
      );
      await expect(page.locator('h1')).toHaveCount(1);
      // Only after it is drawn do the links of the footer stay in the document.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      expect(trouble.messages, path).toEqual([]);
      expect(await page.evaluate(() => window.sameDocument), path).toBe(true);
    }
    expect(trouble.messages).toEqual([]);
  });

  test(`player and map work in a document that began as another page (${locale})`, async ({
    page,
    trouble,
  }) => {
    await imitateYouTube(page);
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Map</title>'}),
    );
    const base = baseOf(locale);
    const follow = (to: string) =>
      page
        .locator(`header a[href="${base}${to}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
    await page.goto(`${base}about`);
    await hydrated(page);
    await page.evaluate(() => (window.sameDocument = true));

    await follow('video');
    await page.locator('main a[href^="https://www.youtube.com/watch"]:visible').first().click();
    const player = page.frameLocator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
    await expect(player.getByRole('button', {name: 'Pause'})).toBeVisible();

    await follow('contact');
    await page.getByRole('button', {name: openMap[locale]}).click();
    const map = page.frameLocator('iframe[src^="https://www.openstreetmap.org/"]');
    await expect(map.locator('html')).toHaveCount(1);

    expect(await page.evaluate(() => window.sameDocument)).toBe(true);
    expect(trouble.messages).toEqual([]);

    // What YouTube has besides its player.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://www.youtube-nocookie.com/watch';
      document.body.append(frame);
    });
    await expect
      .poll(() => trouble.messages)
      .toEqual([expect.stringContaining("Framing 'https://www.youtube-nocookie.com/' violates")]);
    trouble.messages.length = 0;
  });
}
