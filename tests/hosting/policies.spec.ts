import {locales} from '../../src/lib/locale';
import {policyName} from '../../src/lib/pagePolicies';
import {baseOf} from '../../scripts/lib/paths';
import {expect, test} from '../browser/support/fixtures';
import {hydrated} from '../browser/support/scripts';
import {sitePages} from '../browser/support/sitemap';
import {recordViolations} from './support/violations';

declare global {
  interface Window {
    /** Lost with the document that it was set in. */
    sameDocument?: boolean;
  }
}

for (const locale of locales) {
  test(`no page breaks its content policy (${locale})`, async ({page, trouble}) => {
    test.setTimeout(120_000);
    const violations = await recordViolations(page);
    for (const {path} of sitePages().filter((each) => each.locale === locale)) {
      const response = await page.goto(path);
      expect(response?.headers()['content-security-policy'], path).toContain("default-src 'none'");
      await hydrated(page);
      // What waits to be seen, and what waits to be opened.
      await page.evaluate(async () => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        window.scrollTo(0, document.body.scrollHeight);
        await document.fonts.ready;
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      expect(await violations(), path).toEqual([]);
    }
    expect(trouble).toEqual({messages: [], foreign: []});
  });

  test(`HTML and addresses of scripts that no policy of ours made are rejected (${locale})`, async ({
    page,
  }) => {
    for (const path of ['', 'video']) {
      await page.goto(baseOf(locale) + path);
      await hydrated(page);
      const rejected = await page.evaluate(() => {
        const errorOf = (action: () => unknown) => {
          try {
            action();
            return null;
          } catch (error) {
            return (error as Error).name;
          }
        };
        const script = document.createElement('script');
        const assign = (address: string) => errorOf(() => (script.src = address));
        return {
          html: errorOf(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
          code: errorOf(() => (script.textContent = 'alert(1)')),
          foreign: assign('https://evil.example/x.js'),
          folder: assign('/img/x.js'),
          data: assign('data:text/javascript,alert(1)'),
          lookalike: assign('https://www.youtube.com/iframe_api/x.js'),
          own: assign('/assets/js/x.js'),
        };
      });
      expect(rejected, path).toEqual({
        html: 'TypeError',
        code: 'TypeError',
        foreign: 'TypeError',
        folder: 'TypeError',
        data: 'TypeError',
        lookalike: 'TypeError',
        own: null,
      });
    }
  });

  test(`pages that are drawn in the browser keep to the policy (${locale})`, async ({
    page,
    trouble,
  }) => {
    const violations = await recordViolations(page);
    const base = baseOf(locale);
    const shared = sitePages()
      .filter((each) => each.locale === locale && policyName(each.path, base) === '')
      .map(({path}) => path);
    await page.goto(`${base}about`);
    await hydrated(page);
    await page.evaluate(() => (window.sameDocument = true));
    const linked = await page
      .locator('header a, footer a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const paths = shared.filter((path) => linked.includes(path));
    expect(paths.length).toBeGreaterThan(8);
    // The second time, parts of a page come from what was kept of it.
    for (const path of [...paths, ...paths]) {
      await page
        .locator(`:is(header, footer) a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
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
      expect(await violations(), path).toEqual([]);
      expect(await page.evaluate(() => window.sameDocument), path).toBe(true);
    }
    expect(trouble.messages).toEqual([]);
  });

  test(`a page with a policy of its own comes with a new document (${locale})`, async ({page}) => {
    const base = baseOf(locale);
    const mark = async () => {
      await hydrated(page);
      await page.evaluate(() => (window.sameDocument = true));
    };
    const isSame = () => page.evaluate(() => window.sameDocument === true);
    /** Follows the first link to a page in a part of this one. */
    const follow = async (part: string, to: string) => {
      await mark();
      await page
        .locator(`${part} a[href="${base}${to}"]`)
        .first()
        .evaluate((link: HTMLElement) => {
          link.click();
        });
      await expect(page).toHaveURL(new RegExp(`${base}${to}$`));
      await hydrated(page);
    };

    await page.goto(`${base}about`);
    await test.step('other pages share the document', async () => {
      await follow('footer', 'team');
      expect(await isSame()).toBe(true);
    });
    for (const [part, to] of [
      ['header', 'contact'],
      ['footer', 'about'],
      ['header', 'video'],
      ['header', 'contact'],
      ['header', 'about'],
      ['footer', 'video'],
      ['header', 'contact'],
    ] as const) {
      await test.step(`${part}, to ${to}`, async () => {
        await follow(part, to);
        expect(await isSame()).toBe(false);
      });
    }
    await test.step('back and forward', async () => {
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${base}video$`));
      await page.goForward();
      await expect(page).toHaveURL(new RegExp(`${base}contact$`));
      await hydrated(page);
    });
    await test.step('the other language', async () => {
      await mark();
      await page
        .locator('header a[hreflang]')
        .first()
        .evaluate((link: HTMLElement) => {
          link.click();
        });
      await expect(page).toHaveURL(locale === 'en' ? '/ne/contact' : '/contact');
      expect(await isSame()).toBe(false);
    });
    await test.step('a link in the text', async () => {
      await page.goto(`${base}faq`);
      await follow('main', 'contact');
      expect(await isSame()).toBe(false);
    });
  });
}
