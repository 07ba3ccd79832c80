import {expect, test} from '../browser/support/fixtures';
import {readSite} from './support/site';

/**
 * Addresses as a browser sends them, and where it ends. The rules themselves are tried thousands of
 * times on the hosts that know them (fuzz.spec.ts); here the script in 404.html follows them.
 */
const cases: [typed: string, ends: string][] = [
  ['/%41BOUT?a=1&b=%20#team', '/about?a=1&b=%20#team'],
  ['/ne//About/?', '/ne/about'],
  ['/ne/TOS.html?a=1&b=2#amendments', '/ne/tos?a=1&b=2#amendments'],
  ['/NE/no-such-page', '/ne/app?missing=/NE/no-such-page#not-found'],
  ['/ne', '/ne/'],
  ['/x/%2e%2E/NE/index.html', '/ne/'],
  ['/about/x/..%2f', '/about'],
  ['/%ff?a=/../..', '/app?missing=/%ff&a=/../..#not-found'],
  ['/ne/%0d%0aSet-Cookie', '/ne/app?missing=/ne/%0d%0aSet-Cookie#not-found'],
  ['//evil.example/', '/app?missing=//evil.example/#not-found'],
  ['/%5cevil.example', '/app?missing=/%5cevil.example#not-found'],
  ['/ne/john.doe?to=//evil.example#x', '/ne/app?missing=/ne/john.doe&to=//evil.example#not-found'],
  [`/${'a'.repeat(300)}`, `/app?missing=/${'a'.repeat(199)}#not-found`],
  // Missing files, and a folder, to which such a host adds its slash.
  ['/ne/assets/js/gone.js?a', '/ne/assets/js/gone.js?a'],
  ['/.well-known/gone', '/.well-known/gone'],
  ['/img', '/img/'],
];

test('odd addresses end where they should in a browser, on a host that knows only 404.html', async ({
  page,
  context,
  githubPagesOrigin,
}) => {
  // Documents only: the script in 404.html runs before anything else comes.
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  const urls = readSite().files.map((file) => githubPagesOrigin + file);
  await browser.send('Network.setBlockedURLs', {urls});
  for (const [typed, ends] of cases) {
    // The redirect by script may come before the first document has loaded.
    await page.goto(githubPagesOrigin + typed, {waitUntil: 'commit'}).catch(() => null);
    await expect.soft(page, typed).toHaveURL(githubPagesOrigin + ends);
  }
});
