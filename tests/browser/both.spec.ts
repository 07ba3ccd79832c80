import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';

// Scrolls at once.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const PHONE = {width: 360, height: 740};
const DESKTOP = {width: 1280, height: 800};

const control = (page: Page) =>
  page.getByRole('main').getByRole('navigation', {name: /^(?:Read this page in|यो पृष्ठ पढ्ने भाषा)$/});
const choice = (page: Page, name: string) => control(page).getByRole('link', {name, exact: true});
const copies = (page: Page) => page.locator('main [data-translation]');
const isShown = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-view', 'both');
const outline = (page: Page) => page.getByRole('main').getByRole('heading').allTextContents();
const contents = (page: Page) => page.locator('[data-contents] a').allTextContents();

/** Where a pair is, and in which language each of the two is. */
const pairsOf = (page: Page) =>
  copies(page).evaluateAll((all) =>
    all.map((copy) => {
      const isInside = copy.matches('span');
      const own = isInside ? copy.parentElement! : copy.previousElementSibling!;
      const [first, second] = [own, copy].map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        if (isInside && part === own) range.setEndBefore(copy);
        return range.getBoundingClientRect();
      }) as [DOMRect, DOMRect];
      return {
        languages: [own, copy].map((part) => part.closest('[lang]')!.getAttribute('lang')).join(),
        isRow: second.left >= first.right && Math.abs(second.top - first.top) < 24,
        isBelow: second.top >= first.bottom - 12,
        isHidden: second.height === 0,
      };
    }),
  );

/** The top of a block and the number of blocks that would have to move for it. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

test('each paragraph with its counterpart, below it on a phone, beside it on a wide screen', async ({
  page,
  trouble,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ne/press');
  const before = [await outline(page), await contents(page)];
  // A double click is one press, also when both clicks come before the module.
  let comes = (): void => undefined;
  const clicked = new Promise<void>((resolve) => (comes = resolve));
  await page.route('**/site-both.js*', async (route) => {
    await clicked;
    await route.continue();
  });
  await choice(page, 'दुवै').dblclick();
  comes();
  await isShown(page);
  await expect(page).toHaveURL('/ne/press?both');
  await expect(control(page).locator('[aria-current]')).toHaveText('दुवै');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/./);

  // What is far below the screen is not laid out.
  await page.setViewportSize({...PHONE, height: 20_000});
  const besides = async () =>
    (await pairsOf(page)).filter(({isBelow, isHidden}) => !isBelow && !isHidden);
  await expect.poll(besides).toEqual([]);
  const onPhone = await pairsOf(page);
  expect(onPhone.length).toBeGreaterThan(30);
  expect(new Set(onPhone.map(({languages}) => languages))).toEqual(new Set(['ne,en']));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  await page.setViewportSize(DESKTOP);
  const paragraphs = copies(page).and(page.locator('p + *'));
  await expect
    .poll(() =>
      paragraphs.evaluateAll(
        (all) => all.filter((one) => one.getBoundingClientRect().left < 600).length,
      ),
    )
    .toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP.width);

  expect([await outline(page), await contents(page)]).toEqual(before);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({id}) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await expect(page.locator('main details[lang]:visible')).toHaveCount(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('the address opens both at once, in the other language too, and Back follows it', async ({
  page,
  trouble,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/tos?a=1&both#accounts');
  await isShown(page);
  await page.getByRole('banner').locator('a[hreflang=ne]:visible').click();
  await expect(page).toHaveURL('/ne/tos?a=1&both#accounts');
  await isShown(page);
  await expect(copies(page).first()).toHaveAttribute('lang', 'en');
  const count = await copies(page).count();
  await choice(page, 'नेपाली').click();
  await expect(page).toHaveURL('/ne/tos?a=1#accounts');
  await expect(copies(page)).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'termination'));
  await choice(page, 'दुवै').click();
  await expect(copies(page)).toHaveCount(count);
  await expect(page).toHaveURL('/ne/tos?a=1&both#termination');
  await page.goBack();
  await expect(page).toHaveURL('/ne/tos?a=1#accounts');
  await expect(copies(page)).toHaveCount(0);
  await page.goForward();
  await expect(copies(page)).toHaveCount(count);
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('the paragraph that is read stays in its place, on and off', async ({page}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/tos#termination');
  const heading = '#termination';
  await expect(page.locator(heading)).toBeInViewport();
  const top = await topOf(page, heading);
  // Without a pointer, which would bring the control into view.
  await choice(page, 'Both').evaluate((link: HTMLElement) => link.click());
  await isShown(page);
  expect(Math.abs((await topOf(page, heading)) - top)).toBeLessThanOrEqual(2);
  await choice(page, 'English').evaluate((link: HTMLElement) => link.click());
  await expect(copies(page)).toHaveCount(0);
  await expect(page).toHaveURL('/tos#termination');
  expect(Math.abs((await topOf(page, heading)) - top)).toBeLessThanOrEqual(2);
});

test('without the other page this one stays as it is and says so; later it works', async ({
  page,
}) => {
  await page.goto('/tos');
  const alert = page.getByText('This did not load.');
  await page.route('**/ne/tos', (route) => route.abort());
  await choice(page, 'Both').click();
  await expect(alert).toBeVisible();
  await expect(copies(page)).toHaveCount(0);
  await expect(page).toHaveURL('/tos');
  await expect(choice(page, 'Both')).not.toHaveAttribute('aria-busy');
  await page.unroute('**/ne/tos');
  await choice(page, 'Both').click();
  await isShown(page);
  await expect(alert).toBeHidden();
});

test('what is seen is printed', async ({page}) => {
  await page.setViewportSize({width: 794, height: 1123});
  await page.goto('/tos?both');
  await isShown(page);
  await page.emulateMedia({media: 'print'});
  const printed = await copies(page).evaluateAll((all) =>
    all.map((copy) => [copy.checkVisibility(), getComputedStyle(copy).color].join()),
  );
  expect([...new Set(printed)]).toEqual(['true,rgb(0, 0, 0)']);
  await expect(control(page)).toBeHidden();
  // Addresses of this site are not spelled out.
  await expect(copies(page).locator('a[href^=http]')).toHaveCount(0);
});
