import {expect, test} from './support/fixtures';
import {hydrated} from './support/scripts';
import {siteWords} from './support/words';

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

test('a change of page scrolls up, moves the focus to the heading and says the new title', async ({
  page,
}) => {
  await page.goto('/tos');
  await hydrated(page);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  await page.getByRole('banner').getByRole('link', {name: 'Team'}).first().click();
  await expect(page).toHaveURL('/team');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const {name, descriptor} = siteWords('en');
  await expect(page.getByRole('status').last()).toHaveText(`${name} | Team | ${descriptor}`);
});

test('the way up is smooth, but never for those who asked for less motion', async ({page}) => {
  await page.goto('/about');
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await behaviour()).toBe('auto');
});

test('a link leads smoothly to the top of its page, and Back at once to the old place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const scrolls: string[] = [];
    Object.assign(window, {scrolls});
    new MutationObserver(() => {
      if (document.documentElement.style.scrollBehavior === 'auto') scrolls.push('at once');
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['style']});
    const {scrollTo} = window;
    window.scrollTo = ((...to: [number, number]) => {
      scrolls.push(getComputedStyle(document.documentElement).scrollBehavior);
      scrollTo(...to);
    }) as typeof window.scrollTo;
  });
  const scrolls = () =>
    page.evaluate(() => (window as unknown as {scrolls: string[]}).scrolls.splice(0));
  await page.goto('/tos');
  await hydrated(page);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('banner').getByRole('link', {name: 'Team'}).first().click();
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrolls()).toEqual(['smooth']);
  await page.goBack();
  await expect(page).toHaveURL('/tos');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const back = await scrolls();
  expect(back).toContain('at once');
  expect(back).not.toContain('smooth');
});

test('a jump within the page leaves the focus where the reader put it', async ({page}) => {
  await page.goto('/press');
  await hydrated(page);
  await page.getByRole('navigation', {name: 'In this article'}).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#what-the-fee-includes$/);
  await expect(page.locator('h1')).not.toBeFocused();
  // The sticky header hides nothing of the heading.
  const top = async () => (await page.locator('#what-the-fee-includes').boundingBox())!.y;
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(86);
});

test('the first stop of the keyboard is the way past the header', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('header[class*=header]')),
  ).toBeNull();
});

test('a page that fails shows the error screen, with status, message and a way home', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  // The heading among the page's texts throws when it is rendered.
  await page.evaluate((heading) => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string) => {
      const value = parse(text) as object;
      const found = Object.entries(value ?? {}).find(([, entry]) => entry === heading);
      const get = () => {
        throw Object.assign(new Error('The list is gone'), {status: 503});
      };
      return found ? Object.defineProperty(value, found[0], {get}) : value;
    };
  }, 'The people behind the marketplace');
  await page.getByRole('banner').getByRole('link', {name: 'Team'}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('alert')).toContainText('503');
  await expect(page.getByRole('alert')).toContainText('The list is gone');
  await expect(page.locator('main a[href="/"]')).toBeVisible();
});
