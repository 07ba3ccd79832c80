import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {listed, siteLink, valuesOf} from './support/lists';
import {headerHeight} from './support/words';

const DESKTOP = {width: 1280, height: 800};
const PHONE = {width: 360, height: 740};

const {header: headerRoutes, footer} = valuesOf('navigation') as {
  header: string[];
  footer: Record<string, string[]>;
};
const footerRoutes = Object.values(footer).flat();
/** The links of the menu: the header has the others. The first one leads those with a skill to a part of a page. */
const inPanel = ['/app#register', ...footerRoutes.filter((route) => !headerRoutes.includes(route))];

test.describe('frame', () => {
  test('has a sticky header of 86 px and text no wider than 1180 px', async ({page}) => {
    await page.setViewportSize({width: 1600, height: 900});
    await page.goto('/about');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toEqual(headerHeight('en'));
    const logo = (await header.getByRole('link').first().boundingBox())!;
    const hire = (await header.getByRole('link').last().boundingBox())!;
    expect(Math.round(hire.x + hire.width - logo.x)).toBe(1180);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect((await header.boundingBox())?.y).toBe(0);
  });

  test('marks the page that is open, in the header and in the menu', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    for (const [path, current] of [
      ['/', '/'],
      ['/team', '/team'],
      ['/career', '/career'],
    ]) {
      await page.goto(path!);
      const marked = page.getByRole('banner').locator('a[aria-current=page]:visible');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', current!);
    }
  });

  test('turns into a menu at 996 px and back at 997', async ({page}) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    const burger = header.locator('summary [aria-hidden]');
    const links = header.locator('nav').first();
    await page.setViewportSize({width: 997, height: 800});
    await expect(burger).toBeHidden();
    await expect(links).toBeVisible();
    // All of it in one row.
    expect((await header.boundingBox())?.height).toEqual(headerHeight('en'));
    await page.setViewportSize({width: 996, height: 800});
    await expect(burger).toBeVisible();
    await expect(links).toBeHidden();
  });

  test('opens a panel of the other pages, which leaves with the focus and on Escape', async ({
    page,
  }) => {
    await page.setViewportSize({width: 997, height: 800});
    await page.goto('/about');
    const panel = page.locator('header details > div');
    const button = page.locator('header summary');
    await button.press('Enter');
    await expect(panel.locator('a:visible')).toHaveCount(inPanel.length);
    const {x, y, width} = (await panel.boundingBox())!;
    expect([x > 0, x + width < 997, y]).toEqual([true, true, headerHeight('en')]);
    expect(await axeViolations(page, 'header details')).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(panel.locator('a:visible').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.press('Enter');
    await panel.locator('a:visible').last().focus();
    await page.keyboard.press('Tab');
    await expect(panel).toBeHidden();
  });

  test('menu: is no higher than 500 px, and a click outside or on a link in it closes it', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/about');
    const menu = page.locator('header details');
    await menu.locator('summary').click();
    const panel = menu.locator(':scope > div');
    expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(500);
    expect(await axeViolations(page, 'header details')).toEqual([]);
    await page.mouse.click(180, 720);
    await expect(menu).not.toHaveAttribute('open');
    await menu.locator('summary').click();
    await menu.locator('a[href="/team"]').click();
    await expect(page).toHaveURL('/team');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('language switch leads to the same place, query and hash kept', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await page.goto('/faq?a=1&b=%E0%A4%95#minimum-age');
    const link = page.getByRole('banner').locator('a[hreflang]:visible');
    await expect(link).toHaveAttribute('lang', 'ne');
    await expect(link).toHaveText('नेपाली');
    await link.click();
    await expect(page).toHaveURL('/ne/faq?a=1&b=%E0%A4%95#minimum-age');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(page.locator('#minimum-age')).toBeVisible();
    const closed = page.locator('main details:not([open]) > summary');
    while ((await closed.count()) > 0) await closed.first().click();
    // A link that is half under the header counts as too small.
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    expect(await axeViolations(page)).toEqual([]);
  });

  test('floating links: both services, a greeting already written, a new tab', async ({page}) => {
    await page.goto('/');
    const links = page.locator('aside a[target=_blank]');
    await expect(links).toHaveCount(2);
    const chat = new URL((await links.first().getAttribute('href'))!);
    expect(chat.searchParams.get('text')).toMatch(/^\w/);
    await expect(links.nth(1)).toHaveAttribute('href', siteLink('telegram'));
  });

  test('on a phone header and floating links leave on the way down and return on the way up', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/tos');
    const chat = page.locator('aside[data-away-on-scroll]');
    const header = page.getByRole('banner');
    await page.mouse.wheel(0, 600);
    await expect(chat).not.toBeInViewport();
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(chat).toBeInViewport();
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
    await header.getByRole('link').first().focus();
    await expect(header).toBeInViewport();
    // Beside the content, where they stay: nothing to read or press reaches as far.
    for (const [width, path] of [
      [997, '/media'],
      [1280, '/tos'],
    ] as const) {
      await page.setViewportSize({width, height: 720});
      await page.goto(path);
      await page.mouse.wheel(0, 600);
      await expect(chat).toBeInViewport();
      const {x} = (await chat.boundingBox())!;
      const edge = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('main :is(a, button, p, li, td, h2, input)')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect().right);
        return Math.max(...boxes);
      });
      expect(edge, path).toBeLessThanOrEqual(x);
    }
  });

  test('on a phone one button shows the floating links, once the page was scrolled', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/tos');
    const chat = page.locator('aside[data-away-on-scroll]');
    await expect(chat).not.toBeInViewport();
    await page.mouse.wheel(0, 60);
    await expect(chat).toBeInViewport();
    await expect(chat.getByRole('link')).toHaveCount(0);
    await chat.locator('summary').click();
    await chat.getByRole('link').last().focus();
    await expect(chat.getByRole('link')).toHaveCount(2);
    expect(await axeViolations(page, 'aside[data-away-on-scroll]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(chat.getByRole('link')).toHaveCount(0);
  });

  test('the footer opens an email about a mistake, with the address of the page', async ({
    page,
  }) => {
    for (const route of ['/about', '/team']) {
      await page.goto(route);
      const link = page.getByRole('contentinfo').locator('a[href*="&body="]');
      const href = (await link.getAttribute('href'))!;
      const body = new URL(href).searchParams.get('body')!;
      expect(new URL(/https?:\S+/.exec(body)![0]).pathname).toBe(route);
    }
  });

  test('footer has every link of the contract', async ({page}) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const route of footerRoutes) {
      await expect(footer.locator(`a[href="${route}"]`)).toHaveCount(1);
    }
    // Two stores, the sitemap, and the networks.
    await expect(footer.locator('a[target=_blank]')).toHaveCount(3 + listed('site.social'));
    await expect(footer.locator(`a[href="${siteLink('sitemap')}"]`)).toHaveCount(1);
    // To the company, and about a mistake.
    await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(2);
    await expect(footer.locator('a[href="/contact?topic=appointment"]')).toBeVisible();
    await expect(footer.locator('nav a').filter({visible: false})).toHaveCount(0);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false, viewport: PHONE});

    test('groups of the footer unfold, and the floating links are there', async ({page}) => {
      await page.goto('/tos');
      const footer = page.getByRole('contentinfo');
      const links = footer.locator('nav a');
      await expect(links.filter({visible: true})).toHaveCount(0);
      await expect(footer.locator('a[href^="mailto:"]').first()).toBeVisible();
      expect((await footer.boundingBox())!.height).toBeLessThan(1060);
      for (const group of await footer.locator('nav summary').all()) await group.press('Enter');
      await expect(links.filter({visible: false})).toHaveCount(0);
      await page.locator('aside[data-away-on-scroll] summary').click();
      await expect(
        page.locator('aside[data-away-on-scroll] a').filter({visible: true}),
      ).toHaveCount(2);
    });

    test('nothing floats over a form; the links are below the footer', async ({page}) => {
      for (const path of ['/feedback', '/ne/feedback']) {
        await page.goto(path);
        const links = page.locator('body aside').filter({has: page.locator('[href*=whatsapp]')});
        const {y} = (await links.boundingBox())!;
        const footer = (await page.getByRole('contentinfo').boundingBox())!;
        expect(y, path).toBeGreaterThanOrEqual(footer.y + footer.height);
        await expect(links.getByRole('link')).toHaveCount(2);
      }
    });
  });
});
