import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir, siteDir} from '../../scripts/lib/paths';
import {listen, type RunningServer} from '../../src/publish/server';
import {axeViolations} from './support/axe';
import {expect, test} from './support/fixtures';
import {htmlOf} from './support/pagesOnDisk';
import {testEnvironment} from './support/testEnvironment';

test.use({serviceWorkers: 'allow'});

const words = {
  offline: /^इन्टरनेट जोडिएको छैन। यो पृष्ठ २०[\d०-९]+.\S+.[०-९]+, \S+.[०-९:]+.बजे राखिएको हो।$/,
  missing: /^इन्टरनेट जोडिएको छैन, र यो पृष्ठ राखिएको छैन/,
  contact: 'सम्पर्क',
  empty: 'राखिएका सबै पृष्ठ हटाउनुहोस्',
  none: 'कुनै पृष्ठ राखिएको छैन।',
};

/** What is in a cache, by path. */
const keptIn = (page: Page, cache: 'pages' | 'files') =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({url}) => new URL(url).pathname).sort(),
    cache,
  );

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Follows a link from another page of the site, as far as the browser knows. */
async function follow(page: Page, address: string): Promise<void> {
  const {origin} = new URL(page.url());
  await page.goto(address, {referer: `${origin}/tos`, waitUntil: 'load'});
}

const always = (base: string) => ['', 'contact', 'offline', 'search'].map((name) => base + name);

/** Opens a second page, and waits until it and what is always kept are kept. */
async function begin(page: Page, home: string): Promise<void> {
  const base = new URL(home, 'http://localhost').pathname;
  await page.goto(`${home}tos`);
  expect(await registrations(page)).toBe(0);
  await follow(page, `${home}about`);
  const expected = [...always(base), `${base}about`].sort();
  await expect.poll(() => keptIn(page, 'pages')).toEqual(expected);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

const sizeOnDisk = (address: string, ending: string): number => {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  const name = /\.\w+$/.test(file) ? file : `${file}.html`;
  try {
    return readFileSync(path.join(buildDir, name + ending)).length;
  } catch {
    return ending ? sizeOnDisk(address, '') : 0;
  }
};

test('a link of a first page without a connection loses nothing', async ({page, context}) => {
  const failed = page.locator('p[role=alert]');
  await page.goto('/about');
  const link = page.locator(`footer a[href="/tos"]`);
  const press = () => link.evaluate((element: HTMLElement) => element.click());
  await context.setOffline(true);
  await press();
  await expect(failed).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(await axeViolations(page, 'p[role=alert]')).toEqual([]);
  await context.setOffline(false);
  await expect(failed).toBeHidden();
  await press();
  await expect(page).toHaveURL('/tos');
});

const NEPALI = '/ne/';

// A worker that the browser has started again knows nothing of `setOffline`.
test('says in the kept language what is not kept', async ({page}) => {
  const host = await hostWith(new Map());
  await begin(page, `${host.origin}/`);
  await follow(page, `${host.origin}/hire`);
  await expect.poll(() => keptIn(page, 'pages')).toContain('/hire');
  await host.close();
  const note = page.getByRole('status').first();
  // The page that was read, of a city that was not.
  await page.goto(`${host.origin}/hire?city=pokhara`);
  await expect(note).toContainText('This page was saved on');
  await expect(page.locator('h1')).toContainText('Pokhara');
  await page.goto(`${host.origin}/about?a=1`);
  await expect(note).toContainText('This page was saved on');
  await page.getByRole('banner').getByRole('link', {name: 'नेपाली'}).first().click();
  await expect(page).toHaveURL(`${host.origin}/ne/about?a=1`);
  for (const path of ['/ne/about', '/NE/FAQ', '/press', '/john.doe', '/v1.2?a=1']) {
    await page.goto(host.origin + path);
    await expect(note, path).toContainText('this page is not saved');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#saved a[href="/about"]')).toBeVisible();
  }
});

// The server is stopped: a worker that the browser has started again knows nothing of `setOffline`.
test('shows what was read when there is no connection, and what is saved otherwise', async ({
  page,
}) => {
  const host = await hostWith(new Map());
  await begin(page, host.origin + NEPALI);
  const all = [...(await keptIn(page, 'pages')), ...(await keptIn(page, 'files'))];
  const sum = (ending: string) => all.reduce((sum, one) => sum + sizeOnDisk(one, ending), 0);
  console.log(`kept at installation, /ne/: ${sum('.br')} bytes sent, ${sum('')} stored`);
  await follow(page, `${host.origin}/ne/team`);
  await expect.poll(() => keptIn(page, 'pages')).toContain('/ne/team');
  // With it, Firefox shows its own error in place of what the worker answers.
  const preload = await page.evaluate(async () => {
    const {navigationPreload} = await navigator.serviceWorker.ready;
    return navigationPreload.getState();
  });
  expect(preload.enabled).toBe(false);

  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await host.close();
  await page.goto(`${host.origin}/ne/team`);
  await expect(page.getByRole('status').first()).toHaveText(words.offline);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(failed.filter((url) => /assets/.test(url))).toEqual([]);

  // The address stays.
  await page.goto(`${host.origin}/ne/press`);
  const note = page.getByRole('status').first();
  await expect(note).toContainText(words.missing);
  expect(page.url()).toMatch(/\/press$/);
  const saved = page.locator('#saved');
  await expect(saved.getByRole('listitem')).toHaveCount(6);
  expect(await axeViolations(page)).toEqual([]);
  await saved.getByRole('link', {name: words.contact, exact: true}).click();
  await expect(page).toHaveURL(`${host.origin}/ne/contact`);

  const again = await hostWith(new Map(), Number(new URL(host.origin).port));
  await page.goto(`${host.origin}/ne/press`);
  await expect(page.locator('[data-copy]')).toHaveCount(0);
  await again.close();
});

test('lists what is saved, and deletes it', async ({page}) => {
  await begin(page, NEPALI);
  await follow(page, '/ne/privacy');
  await page.locator('main a[href="/ne/offline"]').click();
  const button = page.getByRole('button', {name: words.empty});
  await expect(page.locator('#saved').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(words.none)).toBeHidden();
  await button.click();
  await expect(page.getByText(words.none)).toBeFocused();
  await expect(button).toBeHidden();
  await expect(page.locator('#saved').getByRole('listitem')).toHaveCount(0);
  expect([...(await keptIn(page, 'pages')), ...(await keptIn(page, 'files'))]).toEqual([]);
});

test('keeps 40 pages, and deletes those that were saved first', async ({page}) => {
  await begin(page, '/');
  await page.evaluate(async () => {
    const pages = await caches.open('pages');
    for (let number = 1; number <= 40; number += 1)
      await pages.put(`/page-${number}`, new Response(''));
  });
  await follow(page, '/team');
  // What is always kept comes back.
  await expect
    .poll(() => keptIn(page, 'pages'))
    .toEqual(expect.arrayContaining([...always('/'), '/team', '/page-40']));
  await expect.poll(async () => (await keptIn(page, 'pages')).length).toBe(40);
  expect(await keptIn(page, 'pages')).not.toContain('/page-1');
});

test('keeps nothing while the browser saves data', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}}),
  );
  await page.goto('/tos');
  await follow(page, '/about');
  expect(await registrations(page)).toBe(0);
});

/** A host in front of the build, on which a test publishes other files. */
async function hostWith(files: Map<string, string>, port?: number): Promise<RunningServer> {
  const {origin} = testEnvironment()!;
  const server = createServer((request, response) => {
    const file = files.get(request.url!);
    const type = /\.(?:js|svg)$/.exec(request.url!)?.[0];
    if (file !== undefined) {
      const types = {'.js': 'text/javascript', '.svg': 'image/svg+xml'};
      response.setHeader('content-type', types[type as keyof typeof types] ?? 'text/html');
      response.end(file);
      return;
    }
    void fetch(origin + request.url!, {redirect: 'manual'}).then(async (reply) => {
      response.writeHead(reply.status, {'content-type': reply.headers.get('content-type')!});
      response.end(Buffer.from(await reply.arrayBuffer()));
    });
  });
  return listen(server, port);
}

/** A page of another release, with another drawing. */
const released = (hash: string) =>
  readFileSync(htmlOf('/about'), 'utf8')
    .replaceAll(/weft\.\w+\.png/g, `weft.${hash}.png`)
    .replace('<html ', `<html data-release="${hash}" `);

test('never mixes releases, and shows the new one as soon as there is a connection', async ({
  page,
}) => {
  const files = new Map<string, string>();
  const host = await hostWith(files);
  await begin(page, `${host.origin}/`);
  const drawings = async () => (await keptIn(page, 'files')).filter((file) => /weft/.test(file));
  const [old] = await drawings();
  const root = page.locator('html');

  files.set('/about', released('abcd1234'));
  files.set('/assets/woven/weft.abcd1234.png', 'picture');
  await page.goto(`${host.origin}/about`);
  await expect(root).toHaveAttribute('data-release', 'abcd1234');
  // Other kept pages still name the old one.
  await expect.poll(drawings).toEqual(['/assets/woven/weft.abcd1234.png', old].sort());

  // A new worker may not know the files of the pages that an earlier one has kept.
  files.set('/offline', released('abcd1234'));
  files.set('/sw.js', `${readFileSync(path.join(buildDir, 'sw.js'), 'utf8')};`);
  await page.goto(`${host.origin}/about`);
  const note = () => page.evaluate(async () => (await caches.match('/offline'))!.text());
  await expect.poll(note).toContain('abcd1234');

  // One whose drawing cannot be had is shown, but the copy stays what it was.
  files.set('/about', released('beef5678'));
  await page.goto(`${host.origin}/about`);
  await expect(root).toHaveAttribute('data-release', 'beef5678');
  await host.close();
  await page.goto(`${host.origin}/about`);
  await expect(root).toHaveAttribute('data-release', 'abcd1234');
});

test('the file of hosting/README.md removes everything', async ({page}) => {
  const files = new Map<string, string>();
  const host = await hostWith(files);
  await begin(page, `${host.origin}/`);
  const guide = readFileSync(path.join(siteDir, 'hosting/README.md'), 'utf8');
  files.set('/sw.js', /```js\n([\s\S]*?caches[\s\S]*?)```/.exec(guide)![1]!);
  await follow(page, `${host.origin}/team`);
  await expect.poll(() => keptIn(page, 'pages')).toEqual([]);
  await follow(page, `${host.origin}/about`);
  expect([...(await keptIn(page, 'pages')), ...(await keptIn(page, 'files'))]).toEqual([]);
  await host.close();
});
