import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {listen} from '../../src/publish/server';
import {denyStorage} from './support/denyStorage';
import {expect, test} from './support/fixtures';
import {type Refusal, refuseHistory} from './support/history';
import {openedPages} from './support/routes';

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
});

test('nothing is drawn of a header that has not all come', async ({page}) => {
  const html = readFileSync(path.join(buildDir, 'career.html'), 'utf8');
  const end = html.indexOf('</nav>');
  let sendRest: () => void = () => undefined;
  const held = html.slice(0, end);
  const half = createServer(({url}, response) => {
    if (url !== '/' && url !== '/drawn') return void response.writeHead(404).end();
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
    response.write(url === '/' ? held : held.replace(/blocking="?render"?/, ''));
    if (url === '/') sendRest = () => response.end(html.slice(end));
  });
  const {origin, close} = await listen(half);
  const paintsOf = (shown: Page) =>
    shown.evaluate(() => performance.getEntriesByType('paint').length);
  await page.goto(`${origin}/`, {waitUntil: 'commit'});
  await page.locator('header nav').waitFor({state: 'attached'});
  // Until the same half is drawn where nothing holds it back.
  const other = await page.context().newPage();
  await other.goto(`${origin}/drawn`, {waitUntil: 'commit'});
  await expect.poll(() => paintsOf(other)).toBeGreaterThan(0);
  await other.close();
  expect(await paintsOf(page)).toBe(0);
  sendRest();
  await expect.poll(() => paintsOf(page)).toBeGreaterThan(0);
  await close();
});

test('with every storage denied, all works in silence', async ({page, trouble}) => {
  await denyStorage(page);
  for (const {path} of openedPages().filter((_page, index) => index % 15 === 0)) {
    await page.goto(path);
  }
  await page.goto('/ne/feedback');
  await page.locator('main input').first().fill('क');
  await page.locator('main form [type=submit]').click();
  await expect(page.locator('#feedback section')).toBeFocused();
  await expect(page.locator('main input').first()).toHaveValue('क');
  // What is chosen lasts as long as the page.
  const message = page.locator('main form textarea');
  await message.click();
  await page.getByRole('button', {name: /^रोमन अक्षरमा टाइप गरेर/}).click();
  await page.keyboard.type('namaste ');
  await expect(message).toHaveValue('नमस्ते ');
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('banner').locator('button.needs-js:visible').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before!);
  await page.getByRole('banner').locator('a[href="/ne/team"]:visible').first().click();
  await expect(page).toHaveURL('/ne/team');
  await page.goto('/ne/tos?a=1#termination');
  await page.getByRole('banner').locator('a[hreflang=en]:visible').first().click();
  await expect(page).toHaveURL('/tos?a=1#termination');
  expect(trouble).toEqual({messages: [], foreign: []});
});

/** What is asked for on a page that writes it into its address, and what then is on the screen. */
const asked: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async '/search'(page) {
    await page.getByRole('searchbox').pressSequentially('plumber');
    await expect(page.locator('main [data-part=list] a[href="/hire/plumber"]')).toBeVisible();
  },
  async '/career'(page) {
    await page.locator('select[name=city]').selectOption('kathmandu');
    await page.getByRole('search').getByRole('button').click();
    await expect(page.locator('main h2[aria-describedby=results-count]:visible')).toBeFocused();
    await expect(page.locator('#results-count')).toContainText('match');
    await expect(page.locator('select[name=city]')).toHaveValue('kathmandu');
  },
  async '/certificate'(page) {
    const card = page.locator('main article a').first();
    await card.click();
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('1 / ');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('2 / ');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(card).toBeFocused();
  },
  async '/tos'(page) {
    await page.locator('site-both').getByRole('link', {name: 'Both'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-view', 'both');
    await expect(page.locator('html')).toHaveAttribute('data-elements', 'ready');
    await page.locator('site-both').getByRole('link', {name: 'English'}).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-view');
  },
  async '/hire/plumber'(page) {
    await page.locator('select[data-city]').first().selectOption({label: 'Pokhara'});
    await expect(page.locator('h1')).toContainText('Pokhara');
  },
};

for (const refusal of ['throws', 'does nothing'] satisfies Refusal[]) {
  test(`with a history that ${refusal}, what was asked for is shown`, async ({page, trouble}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await refuseHistory(page, refusal);
    for (const [path, ask] of Object.entries(asked)) {
      await page.goto(path);
      await test.step(path, () => ask(page));
    }
    expect(trouble).toEqual({messages: [], foreign: []});
  });
}
