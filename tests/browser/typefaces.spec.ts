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
    await text.fill('  ');
    await expect(sample).toHaveText('मेरो देश, मेरो सिप');
    // The first font, which is chosen already.
    expect(asked).toEqual([`/typefaces/${first}.ttf`]);
    await expect(box.getByRole('link')).toHaveAttribute('href', `/typefaces/${first}.ttf`);
  });

  await test.step('the arrows change the size, up to 120', async () => {
    await size.focus();
    await page.keyboard.press('ArrowRight');
    await expect(size).toHaveAttribute('aria-valuetext', /85/);
    await expect(sample).toHaveCSS('font-size', '85px');
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
    expect(await axeViolations(page, 'main')).toEqual([]);
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
  expect(await axeViolations(page, 'main')).toEqual([]);
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
