import {cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {buildDir} from '../../scripts/lib/paths';
import {ERROR_STATUSES} from '../../src/lib/urls';
import {changedBuild} from './support/changedBuild';
import {expectErrorScreen} from './support/errorScreen';
import {ask} from './support/host';
import {hasBrotli, nginxMissing, type NginxHost, startNginx} from './support/nginx';
import {readSite} from './support/site';

let host: NginxHost;
test.describe.configure({mode: 'default'});
test.beforeAll(async () => {
  if (!nginxMissing()) host = await startNginx();
});
test.afterAll(() => (host as NginxHost | undefined)?.close());
test.beforeEach(() => {
  test.skip(nginxMissing() !== null, nginxMissing() ?? '');
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

/** The status, the protocol and, where there is one, the Location of an answer over TLS. */
const overTls = (servername: string, address: string, target = '/about') =>
  new Promise<string>((resolve, reject) => {
    const url = `https://${address}:${host.tlsPort}`;
    const session = http2.connect(url, {servername, rejectUnauthorized: false});
    session.on('error', reject);
    const stream = session.request({':path': target, ':authority': servername});
    stream.on('response', ({':status': status, location}) => {
      const {alpnProtocol, encrypted} = session;
      session.destroy();
      const how = encrypted ? 'encrypted' : 'plain';
      resolve([status, alpnProtocol, how, location].filter(Boolean).join(' '));
    });
    stream.on('error', reject);
  });

test('nginx speaks HTTP/2 over IPv4 and IPv6, and to no other name', async () => {
  for (const address of ['127.0.0.1', '[::1]']) {
    expect(await overTls('sipalu.example', address)).toBe('200 h2 encrypted');
    await expect(overTls('other.example', address)).rejects.toThrow(/unrecognized name/i);
  }
  const {body} = await ask(host.port, {target: '/about', address: '::1'});
  expect(body).toEqual(readFileSync(path.join(buildDir, 'about.html')));
});

test('nginx sends www to the address of the site, with path and query, encrypted or not', async () => {
  for (const address of ['127.0.0.1', '[::1]']) {
    expect(await overTls('www.sipalu.example', address, '/ne/ABOUT?a=b&c')).toBe(
      '301 h2 encrypted https://sipalu.example/ne/ABOUT?a=b&c',
    );
  }
  const {status, headers} = await ask(host.httpPort, {
    target: '/about?a=b',
    host: 'www.sipalu.example',
  });
  expect([status, headers.location]).toEqual([301, 'https://sipalu.example/about?a=b']);
});

test('nginx on port 80 sends on to HTTPS, proves names to certbot, and knows no other name', async () => {
  const challenges = path.join(host.machine, 'srv/acme/.well-known/acme-challenge');
  mkdirSync(challenges, {recursive: true});
  writeFileSync(path.join(challenges, 'token'), 'proof');
  for (const address of ['127.0.0.1', '::1']) {
    const plain = (name: string, target: string) =>
      ask(host.httpPort, {target, host: name, address});
    const moved = await plain('sipalu.example', '/ABOUT?a=b');
    expect([moved.status, moved.headers.location, moved.headers.server]).toEqual([
      301,
      'https://sipalu.example/ABOUT?a=b',
      'nginx',
    ]);
    expect((await plain('other.example', '/about')).status).toBe(0);
    for (const name of ['sipalu.example', 'other.example']) {
      const {body} = await plain(name, '/.well-known/acme-challenge/token');
      expect(body.toString()).toBe('proof');
    }
  }
});

test('two sites share one nginx, each with its own files and rules', async () => {
  const build = path.join(host.machine, 'changed');
  changedBuild(build);
  host.addSite('test-copy');
  const published = await host.publish(build, 'test-copy');
  expect(published.ok, published.said).toBe(true);
  expect(host.check()).toMatch(/^[^\n]*syntax is ok\n[^\n]*test is successful\n$/);
  for (const [name, folder] of [
    ['sipalu.example', buildDir],
    ['test-copy.example', build],
  ] as const) {
    const {body} = await ask(host.port, {target: '/about', host: name});
    expect(body, name).toEqual(readFileSync(path.join(folder, 'about.html')));
    const {headers} = await ask(host.port, {target: '/ABOUT', host: name});
    expect(headers.location, name).toBe('/about');
  }
});

/** Every address of a script, style sheet or drawing that a page names. */
const assetsOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/\/(?:ne\/)?assets\/[\w./-]+\.(?:js|css|svg|woff2)/g)].map(
      ([address]) => address,
    ),
  ),
];

test('a release changes what has changed alone, and fails in the language of the address', async () => {
  const {pages, files} = readSite();
  const build = path.join(host.machine, 'next');
  // New times, as after a second build.
  cpSync(buildDir, build, {recursive: true});
  // Not one of assets, whose names change with what is in them.
  const picture = files.find((file) => /^\/img\/.*\.svg$/.test(file))!;
  writeFileSync(path.join(build, picture), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const before = (await get('/')).body.toString();
  const drawings = path.join(build, 'assets/woven');
  for (const name of readdirSync(drawings))
    renameSync(path.join(drawings, name), path.join(drawings, `new-${name}`));
  const home = before.replaceAll('/assets/woven/', '/assets/woven/new-');
  writeFileSync(path.join(build, 'index.html'), home);
  const failing = ERROR_STATUSES.map((code) => `location ~ /fails-${code} { return ${code}; }`);
  // Nothing listens there.
  const upstream = 'location ~ /upstream { proxy_pass http://127.0.0.1:9; }';
  const rules = path.join(build, '.hosting/nginx/server.conf');
  writeFileSync(rules, [...failing, upstream].join('\n'), {flag: 'a'});

  const tags = async () => {
    const found: Record<string, string | undefined> = {};
    for (const target of [...pages, ...files]) {
      if (target === '/' || target.startsWith('/assets/woven/')) continue;
      const {headers} = await ask(host.port, {target: encodeURI(target), method: 'HEAD'});
      found[target] = headers.etag;
    }
    return found;
  };
  const tagsBefore = await tags();
  const published = await host.publish(build);
  expect(published.ok, published.said).toBe(true);
  // For a moment after a reload nginx answers by the rules before.
  await expect.poll(async () => (await get('/fails-500')).status).toBe(500);

  await test.step('what has not changed keeps its ETag', async () => {
    const tagsAfter = await tags();
    expect(tagsAfter[picture]).not.toBe(tagsBefore[picture]);
    expect({...tagsAfter, [picture]: ''}).toEqual({...tagsBefore, [picture]: ''});
    const {status} = await get('/about', {'if-none-match': tagsBefore['/about']!});
    expect(status).toBe(304);
  });

  await test.step('a page that was loaded before finds its files', async () => {
    expect((await get('/')).body.toString()).toBe(home);
    const assets = assetsOf(before);
    expect(assets.length).toBeGreaterThan(2);
    for (const address of [...assets, ...assetsOf(home)]) {
      const {status, headers} = await get(address);
      expect([status, headers['cache-control']], address).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await get('/assets/js/never-was.js')).status).toBe(404);
  });

  await test.step('a failure shows the error screen', async () => {
    for (const base of ['/', '/ne/']) {
      for (const status of ERROR_STATUSES)
        await expectErrorScreen(host, `${base}fails-${status}`, base, status);
      await expectErrorScreen(host, `${base}upstream`, base, 502);
    }
  });
});
