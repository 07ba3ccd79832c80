/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {headerRules} from '@site/src/publish/hosts/headerRules';
import {filesOfHosts} from '@site/src/publish/hosts';
import {type RunningServer, startServer} from '@site/src/publish/server';
import {ask as askPort, type Question} from '../../../hosting/support/host';
import {table} from '../hosts/table';

// Addresses, methods and headers are in tests/hosting, which asks this server as it asks nginx.

const page = '<!doctype html><title>A page</title>'.padEnd(2000, ' ');
const policy = {scripts: [], missingScripts: [], styles: {}};
let buildDir: string;
let server: RunningServer;

const portOf = ({origin}: RunningServer) => Number(new URL(origin).port);
const ask = (target: string, more: Partial<Question> = {}) =>
  askPort(portOf(server), {target, ...more});

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(buildDir, name)), {recursive: true});
    writeFileSync(path.join(buildDir, name), content);
  }
}

const store = (rules: Parameters<typeof filesOfHosts>[0]) => write(filesOfHosts(rules, {}));

beforeAll(async () => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'a build '));
  write({
    'index.html': page,
    'about.html': page,
    'about.html.br': brotliCompressSync(page),
    'verification.html': 'a token',
  });
  store({table, rules: headerRules(table, policy)});
  server = await startServer(buildDir);
});

afterAll(async () => {
  await server.close();
  rmSync(buildDir, {recursive: true});
});

it.each([
  ['/verification.html', 200],
  ['/about.html.br', 404],
  // Its file is gone.
  ['/ne/app', 404],
])('answers %j with %i', async (target, status) => {
  expect((await ask(target)).status).toBe(status);
});

it('sends what was compressed before to a browser that accepts it', async () => {
  for (const accepts of ['gzip, br', 'gzip']) {
    const {headers} = await ask('/about', {headers: {'Accept-Encoding': accepts}});
    expect(headers['content-encoding']).toBe(accepts === 'gzip' ? undefined : 'br');
    expect([headers.vary, headers['content-type']]).toEqual([
      'accept-encoding',
      'text/html; charset=utf-8',
    ]);
  }
});

it('serves the next build, with its own rules, when it has taken the place of this one', async () => {
  const policyOf = async () => (await ask('/about')).headers['content-security-policy'];
  expect(await policyOf()).not.toContain("'sha256-next'");
  const rules = headerRules(table, {...policy, scripts: ["'sha256-next'"]});
  store({table, rules});
  expect(await policyOf()).toContain("'sha256-next'");
});

it('tells when there is no build, and when the port is taken', async () => {
  await expect(startServer(path.join(buildDir, 'none'))).rejects.toMatchObject({code: 'ENOENT'});
  await expect(startServer(buildDir, portOf(server))).rejects.toMatchObject({code: 'EADDRINUSE'});
});
