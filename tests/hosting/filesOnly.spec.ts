import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {Page} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {readHtml} from '../../src/lib/html';
import {requestTarget} from '../../src/publish/hosts/edgeAnswer';
import {typeOfEnding} from '../../src/publish/hosts/headerRules';
import {inlineCode} from '../../src/publish/documents/inlineCode';
import {listen, serverOf} from '../../src/publish/server';
import {denyStorage} from '../browser/support/denyStorage';
import {expect, test} from '../browser/support/fixtures';
import {readSite} from './support/site';

/** Knows files by their names, a folder by its index.html, and 404.html for everything else. */
const startHost = (takesEndingAway = false) =>
  listen(
    serverOf(async (asked) => {
      const name = requestTarget(asked).path;
      // Without the query.
      const location = name.replace(/(?:index)?\.html$/, '');
      if (takesEndingAway && location !== name)
        return new Response(null, {status: 301, headers: {location}});
      const file = path.join(buildDir, name, name.endsWith('/') ? 'index.html' : '');
      const isThere = existsSync(file) && statSync(file).isFile();
      const sent = isThere ? file : path.join(buildDir, '404.html');
      return new Response(readFileSync(sent), {
        status: isThere ? 200 : 404,
        headers: {'content-type': typeOfEnding[path.extname(sent)] ?? 'application/octet-stream'},
      });
    }),
  );

/** The main headings that were painted while the page came, and how many documents it took. */
async function watch(page: Page) {
  const headings: string[] = [];
  let documents = 0;
  await page.exposeFunction('tell', (heading: string) => headings.push(heading));
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.addInitScript(() => {
    let told = '';
    const look = (): void => {
      const heading = document.querySelector<HTMLElement>('h1');
      const {tell} = window as unknown as {tell: (heading: string) => void};
      const text = heading?.getClientRects().length ? heading.innerText : told;
      if (text !== told) tell(text);
      told = text;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return {headings, documents: () => documents};
}

const notFound = /Page Not Found|पृष्ठ भेटिएन/;

test('the script in 404.html knows the file of every page', () => {
  const html = readFileSync(path.join(buildDir, '404.html'), 'utf8');
  const script = inlineCode(readHtml(html)).scripts.find((one) => one.includes('pages:['))!;
  for (const address of readSite().pages) {
    const went: string[] = [];
    const replace = (to: string) => went.push(to);
    vm.runInNewContext(script, {
      window: {name: ''},
      location: {pathname: address, search: '', hash: '', href: address, replace},
      document: {referrer: '', write: () => undefined},
    });
    expect(went, address).toEqual([expect.stringMatching(/\.html$/)]);
    expect(existsSync(path.join(buildDir, went[0]!)), went[0]).toBe(true);
  }
});

test('a page opens by its address on a host that knows only files and 404.html', async ({page}) => {
  const host = await startHost();
  // What is in a page says nothing of its address.
  await page.route(/\.(?:css|js|woff2|svg|png|jpg|webp|avif)$/, (route) => route.abort());
  for (const address of ['/', '/ne/', '/about', '/ne/hire/electrician', '/ne/press']) {
    await page.goto(host.origin + address, {waitUntil: 'commit'}).catch(() => null);
    await expect.soft(page, address).toHaveURL(host.origin + address);
    const canonical = page.locator('link[rel=canonical]');
    await expect.soft(canonical, address).toHaveAttribute('href', new RegExp(`${address}$`));
  }
  await host.close();
});

for (const isDenied of [false, true]) {
  test(`address, link, language, reload and Back lead there, without a flash of “not found”${
    isDenied ? ', where storage is denied' : ''
  }`, async ({page, trouble}) => {
    const host = await startHost();
    if (isDenied) await denyStorage(page);
    const {headings} = await watch(page);
    const expectPage = async (address: string, language: string) => {
      await expect(page).toHaveURL(host.origin + address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    };
    await page.goto(`${host.origin}/FAQ/?a=1#minimum-age`, {waitUntil: 'commit'}).catch(() => null);
    await expectPage('/faq?a=1#minimum-age', 'en');
    await expect(page.locator('#minimum-age')).toBeVisible();
    await page.reload();
    await expectPage('/faq?a=1#minimum-age', 'en');
    await page.getByRole('banner').getByRole('link', {name: 'नेपाली'}).first().click();
    await expectPage('/ne/faq?a=1#minimum-age', 'ne');
    const about = page.getByRole('contentinfo').locator('a[href="/ne/about"]');
    await about.click();
    await expectPage('/ne/about', 'ne');
    // To itself.
    await about.click();
    await expectPage('/ne/about', 'ne');
    // Each page leads on from 404.html, which interrupts what waits for it.
    await page.goBack({waitUntil: 'commit'}).catch(() => null);
    await expectPage('/ne/faq?a=1#minimum-age', 'ne');
    await page.goBack({waitUntil: 'commit'}).catch(() => null);
    await expectPage('/faq?a=1#minimum-age', 'en');
    await page.goto(`${host.origin}/nothing`, {waitUntil: 'commit'}).catch(() => null);
    await expectPage('/app?missing=/nothing#not-found', 'en');
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter((heading) => notFound.test(heading))).toEqual([]);
    await page.goto(`${host.origin}/gone.png`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
    await host.close();
    expect(trouble.foreign.filter((url) => !url.startsWith(host.origin))).toEqual([]);
  });

  test(`a host that takes .html away again is asked once${
    isDenied ? ', where storage is denied' : ''
  }`, async ({page}) => {
    const host = await startHost(true);
    if (isDenied) await denyStorage(page);
    const {documents} = await watch(page);
    await page.goto(`${host.origin}/about?a=1`, {waitUntil: 'commit'}).catch(() => null);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(notFound);
    expect(documents()).toBeLessThan(5);
    await host.close();
  });
}
