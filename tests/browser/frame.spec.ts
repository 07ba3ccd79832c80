import {locales} from 'nepali-text/locale';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {valuesOf} from './support/lists';
import {headerHeight, prefixOf} from './support/words';

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

  test('is one row at every width, and a menu up to 996 px', async ({page}) => {
    const header = page.getByRole('banner');
    for (const locale of locales) {
      await page.goto(`${prefixOf(locale)}/about`);
      for (const width of [320, 360, 390, 996, 997, 1080, 1081, 1090, 1340]) {
        await page.setViewportSize({width, height: 800});
        expect((await header.boundingBox())?.height, `${width} px`).toEqual(headerHeight(locale));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expect(header.locator('summary [aria-hidden]')).toBeVisible({visible: width < 997});
        await expect(header.locator('nav').first()).toBeVisible({visible: width > 996});
      }
    }
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

  // When they return: hideOnScroll.test.ts.
  test('on a phone header and floating links leave on the way down; beside the content they stay', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/tos');
    const chat = page.locator('aside[data-away-on-scroll]');
    const header = page.getByRole('banner');
    await page.mouse.wheel(0, 600);
    await expect(chat).not.toBeInViewport();
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
});
