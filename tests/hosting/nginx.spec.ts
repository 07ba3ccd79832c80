import {cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {ask} from './support/host';
import {hasBrotli, hasNginx, type NginxHost, startNginx} from './support/nginx';

let host: NginxHost;
test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  if (hasNginx()) host = await startNginx();
});
test.afterAll(() => (host as NginxHost | undefined)?.close());
test.beforeEach(() => {
  test.skip(!hasNginx(), 'nginx is not installed, so its rules were not tried.');
});

const get = (target: string, headers: Record<string, string> = {}) =>
  ask(host.port, {target, headers});

test('nginx sends what was compressed before', async () => {
  const html = readFileSync(path.join(buildDir, 'about.html'));
  const zipped = await get('/about', {'accept-encoding': 'gzip'});
  expect(zipped.headers).toMatchObject({'content-encoding': 'gzip', vary: 'Accept-Encoding'});
  expect(gunzipSync(zipped.body)).toEqual(html);
});

test('nginx sends brotli where it has the module', async () => {
  test.skip(!hasBrotli, 'nginx has no module for brotli here, so only gzip was tried.');
  const {headers, body} = await get('/about', {'accept-encoding': 'gzip, br'});
  expect(headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
  expect(brotliDecompressSync(body)).toEqual(readFileSync(path.join(buildDir, 'about.html')));
});

/** Every address of a script, style sheet or drawing that a page names. */
const assetsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/(?:ne\/)?assets\/[\w./-]+\.(?:js|css|svg|woff2)/g)].map(
      ([address]) => address,
    ),
  ),
];

test('a page that was loaded before a release finds its files after it', async () => {
  const before = (await get('/')).body.toString();
  const assets = assetsOf(before);
  expect(assets.length).toBeGreaterThan(2);

  // As the guide says: what pages load is kept, then the new release takes the place of the old.
  for (const folder of ['assets', 'ne/assets']) {
    cpSync(path.join(buildDir, folder), path.join(host.folder, 'kept', folder), {recursive: true});
  }
  const release = path.join(host.folder, 'release-2');
  mkdirSync(release);
  cpSync(buildDir, release, {recursive: true});
  const scripts = path.join(release, 'assets/js');
  for (const name of readdirSync(scripts))
    renameSync(path.join(scripts, name), path.join(scripts, `new-${name}`));
  for (const twin of ['.br', '.gz', '']) {
    const file = path.join(release, `index.html${twin}`);
    if (twin === '') writeFileSync(file, before.replaceAll('/assets/js/', '/assets/js/new-'));
  }
  await host.release(release);

  await expect(async () => expect((await get('/')).body.toString()).not.toBe(before)).toPass();
  for (const address of assets) {
    const {status, headers} = await get(address);
    expect([status, headers['cache-control']], address).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  for (const address of assetsOf((await get('/')).body.toString())) {
    expect((await get(address)).status, address).toBe(200);
  }
  expect((await get('/assets/js/never-was.js')).status).toBe(404);
});
