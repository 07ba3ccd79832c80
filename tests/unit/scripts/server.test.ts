/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {storeHosts} from '../../../src/plugins/routing/hostFiles';
import {type RunningServer, startServer} from '../../../src/plugins/routing/server';
import {ask as askPort, type Question} from '../../hosting/support/host';
import {table} from '../routing/table';

// What tests/hosting asks the server about a real build it compares with nginx, where that is installed.

const page = '<!doctype html><title>A page</title>'.padEnd(2000, ' ');
const policy = {scripts: [], styles: {}};
let buildDir: string;
let server: RunningServer;

const portOf = ({origin}: RunningServer) => Number(new URL(origin).port);
const ask = (target: string, more: Partial<Question> = {}) =>
  askPort(portOf(server), {target, ...more});

beforeAll(async () => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'a build '));
  const files = {
    'index.html': page,
    'about.html': page,
    'about.html.br': brotliCompressSync(page),
    'ne/index.html': page,
    'verification.html': 'a token',
    'img/logo.svg': '<svg/>',
    '.env': 'SECRET',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(buildDir, name)), {recursive: true});
    writeFileSync(path.join(buildDir, name), content);
  }
  storeHosts(buildDir, {table, rules: headerRules(table, policy)}, {});
  server = await startServer(buildDir);
});

afterAll(async () => {
  await server.close();
  rmSync(buildDir, {recursive: true});
});

it.each([
  ['/', 200],
  ['/ne/', 200],
  ['/verification.html', 200],
  ['http://anything.example', 200],
  ['/ABOUT?a=1', 301, '/about?a=1'],
  ['/about/?to=//evil.example', 301, '/about?to=//evil.example'],
  ['/ne', 301, '/ne/'],
  ['//evil', 302, '/app?missing=//evil#not-found'],
  ['/about%0d%0aA:b', 302, '/app?missing=/about%0d%0aA:b#not-found'],
  ['/ABOUT?q=a\rb', 400],
  ['/%zz', 400],
  ['*/about', 400],
  ['/../etc/passwd', 400],
  ['/img/missing.png', 404],
  ['/.env', 404],
  ['/about.html.br', 404],
  ['/.hosting/rules.json', 404],
  // Its file is gone.
  ['/ne/app', 404],
])('answers %j with %i', async (target, status, ...[location]) => {
  const reply = await ask(target);
  expect([reply.status, reply.headers.location]).toEqual([status, location]);
  if (status === 404) expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('refuses to do anything but read, with the headers of the site', async () => {
  const {headers, ...reply} = await ask('/about', {method: 'POST'});
  expect([reply.status, headers.allow]).toEqual([405, 'GET, HEAD']);
  expect([headers['x-content-type-options'], headers['cache-control']]).toEqual([
    'nosniff',
    'no-store',
  ]);
});

it('sends what was compressed before to a browser that accepts it, and nothing that it has', async () => {
  for (const accepts of ['gzip, br', 'gzip']) {
    const {headers} = await ask('/about', {headers: {'Accept-Encoding': accepts}});
    expect(headers['content-encoding']).toBe(accepts === 'gzip' ? undefined : 'br');
    expect([headers.vary, headers['content-type']]).toEqual([
      'accept-encoding',
      'text/html; charset=utf-8',
    ]);
  }
  const {headers} = await ask('/about');
  const known = await ask('/about', {headers: {'If-None-Match': headers.etag!}});
  expect([known.status, known.body.length]).toEqual([304, 0]);
  expect(known.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

it('serves the next build, with its own rules, when it has taken the place of this one', async () => {
  const policyOf = async () => (await ask('/about')).headers['content-security-policy'];
  expect(await policyOf()).not.toContain("'sha256-next'");
  const rules = headerRules(table, {...policy, scripts: ["'sha256-next'"]});
  storeHosts(buildDir, {table, rules}, {});
  expect(await policyOf()).toContain("'sha256-next'");
});

it('tells when there is no build, and when the port is taken', async () => {
  await expect(startServer(path.join(buildDir, 'none'))).rejects.toMatchObject({code: 'ENOENT'});
  await expect(startServer(buildDir, portOf(server))).rejects.toMatchObject({code: 'EADDRINUSE'});
});
