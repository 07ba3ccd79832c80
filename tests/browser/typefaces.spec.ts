import type {Page} from '@playwright/test';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {entriesOf, listed} from './support/lists';

const names = {text: 'Your text', font: 'Font', size: 'Size', failed: /could not be loaded/};

/** The paths of all font files and archives that a page asks for, as it runs. */
function askedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.includes('/typefaces/')) paths.push(pathname);
  });
  return paths;
}

/** Three fonts that have a file. */
const [first = '', second = '', third = ''] = entriesOf('fonts')
  .filter(({file}) => file)
  .map(({id}) => String(id));
const typeface = (id: string) => new RegExp(`^"Typeface ${id}"`);

const cards = (page: Page) => page.locator('main li article');

const tester = (page: Page) => page.locator('main section', {has: page.locator('#tester-text')});

test('lets visitors try a font, and fetches it when they use it', async ({page, trouble}) => {
  const asked = askedFor(page);
  await page.goto('/fonts');
  const box = tester(page);
  const text = box.getByLabel(names.text);
  const select = box.getByLabel(names.font, {exact: true});
  const size = box.getByRole('slider', {name: names.size});
  const sample = box.locator('p').first();
  await expect(box).toBeVisible();

  await test.step('what is typed is shown as it is typed', async () => {
    await expect(sample).toHaveText('मेरो देश, मेरो सिप');
    await expect(sample).toHaveAttribute('lang', 'ne');
    await expect(select).toHaveValue(first);
    expect(asked).toEqual([]);
    await text.fill('mero desh, mero sip');
    await expect(sample).toHaveText('mero desh, mero sip');
    await expect(sample).not.toHaveAttribute('lang', 'ne');
    await text.fill('क्ष'.repeat(200));
    await page.setViewportSize({width: 320, height: 640});
    const wider = () =>
      page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
    expect(await wider()).toBe(0);
    await page.setViewportSize({width: 1280, height: 900});
    await text.fill('  ');
    await expect(sample).toHaveText('मेरो देश, मेरो सिप');
    // The first font, which is chosen already.
    expect(asked).toEqual([`/typefaces/${first}.ttf`]);
    await expect(box.getByRole('link')).toHaveAttribute('href', `/typefaces/${first}.ttf`);
  });

  await test.step('the arrows change the size, between 16 and 120', async () => {
    await size.focus();
    await page.keyboard.press('ArrowRight');
    await expect(size).toHaveAttribute('aria-valuetext', /85/);
    await expect(sample).toHaveCSS('font-size', '85px');
    await page.keyboard.press('Home');
    await expect(sample).toHaveCSS('font-size', '16px');
    await page.keyboard.press('End');
    await expect(sample).toHaveCSS('font-size', '120px');
  });

  await test.step('a choice fetches that file, and only once', async () => {
    await select.selectOption(second);
    await expect(sample).toHaveCSS('font-family', typeface(second));
    expect(
      await page.evaluate((id) => document.fonts.check(`20px "Typeface ${id}"`, 'क'), second),
    ).toBe(true);
    expect(asked.slice(1)).toEqual([`/typefaces/${second}.ttf`]);
    const link = box.getByRole('link');
    await expect(link).toHaveAttribute('href', `/typefaces/${second}.ttf`);
    await expect(link).toHaveAttribute('download', '');
    await select.selectOption(third);
    await expect(sample).toHaveCSS('font-family', typeface(third));
    await select.selectOption(second);
    await expect(sample).toHaveCSS('font-family', typeface(second));
    expect(asked.slice(1)).toEqual([`/typefaces/${second}.ttf`, `/typefaces/${third}.ttf`]);
  });

  await test.step('all of it stays in the other language', async () => {
    await text.fill('Skills');
    await page.locator('header a[hreflang=ne]:visible').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ne');
    await expect(sample).toHaveText('Skills');
    await expect(sample).toHaveCSS('font-size', '120px');
    await expect(sample).toHaveCSS('font-family', typeface(second));
    await page.goBack();
    await expect(sample).toHaveCSS('font-family', typeface(second));
  });

  // Before a choice everyPage.spec.ts has looked.
  await test.step('axe finds nothing after a choice', async () => {
    await select.selectOption(first);
    await expect(sample).toHaveCSS('font-family', typeface(first));
    expect(await axeViolations(page)).toEqual([]);
  });
  expect(trouble).toEqual({messages: [], foreign: []});
});

test('says when a font does not come, and lets the latest choice win', async ({page}) => {
  await page.goto('/fonts');
  const box = tester(page);
  const select = box.getByLabel(names.font, {exact: true});
  const sample = box.locator('p').first();

  await page.route('**/typefaces/mechi.ttf', (route) => route.abort());
  await select.selectOption('mechi');
  await expect(box.getByRole('status')).toHaveText(names.failed);
  await expect(sample).not.toHaveCSS('font-family', /Typeface/);
  await expect(box.getByRole('link')).toHaveAttribute('href', '/typefaces/mechi.ttf');
  expect(await axeViolations(page)).toEqual([]);
  // Chosen again once the line is back, it comes.
  await page.unroute('**/typefaces/mechi.ttf');
  await select.selectOption(second);
  await select.selectOption('mechi');
  await expect(sample).toHaveCSS('font-family', /^"Typeface mechi"/);

  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/typefaces/sagarmatha.ttf', async (route) => {
    await held;
    await route.continue();
  });
  await select.selectOption('sagarmatha');
  await expect(sample).toHaveAttribute('aria-busy', 'true');
  await select.selectOption(third);
  await expect(sample).toHaveCSS('font-family', typeface(third));
  const late = page.waitForResponse('**/typefaces/sagarmatha.ttf');
  release();
  await (await late).finished();
  await page.waitForFunction(() =>
    [...document.fonts].some(({family}) => family.includes('sagarmatha')),
  );
  await expect(sample).toHaveCSS('font-family', typeface(third));
  await expect(sample).toHaveAttribute('aria-busy', 'false');
});

test('offers every typeface and all of them, without JavaScript too', async ({
  browser,
  baseURL,
}) => {
  expect(listed('fonts')).toBeGreaterThanOrEqual(25);
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/fonts');
  await expect(cards(page)).toHaveCount(listed('fonts') + 1);
  await expect(cards(page).locator('a[download]')).toHaveCount(listed('fonts', 'file') + 1);
  // The fields cannot work; the sample is shown without them.
  const fields = tester(page).locator('textarea, select, input');
  await expect(fields).toHaveCount(3);
  await expect(fields.filter({visible: true})).toHaveCount(0);
  await expect(tester(page).getByText('मेरो देश, मेरो सिप')).toBeVisible();
  const link = cards(page).first().getByRole('link').first();
  await expect(link).toHaveAccessibleName(/\d+ KB/);
  const zip = cards(page).last().getByRole('link');
  await expect(zip).toHaveAccessibleName(/zip.*MB|MB.*zip/i);
  const [download] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  expect(download.suggestedFilename()).toBe('nepali-fonts.zip');
  expect(new URL(download.url()).pathname).toBe('/typefaces/nepali-fonts.zip');
  expect(await download.failure()).toBeNull();
  await context.close();
});

test('every file is a font that a browser shows, and is drawn on its card', async ({page}) => {
  await page.goto('/fonts');
  const broken = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a[href$="tf"]')];
    const problems: string[] = [];
    for (const {href} of links) {
      const face = new FontFace(href, `url("${href}")`);
      await face.load().catch(() => problems.push(href));
    }
    const drawings = [...document.querySelectorAll<HTMLImageElement>('main li img')];
    for (const drawing of drawings) {
      drawing.loading = 'eager';
      await drawing.decode().catch(() => problems.push(drawing.src));
    }
    return [links.length, drawings.length, ...problems];
  });
  const files = listed('fonts', 'file');
  expect(broken).toEqual([files, files]);
});
