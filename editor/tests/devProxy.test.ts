/** @jest-environment node */
import {once} from 'node:events';
import {createServer, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locale} from 'nepali-text/locale';
import {createDevProxy, localeOf} from '../server/devProxy';

it.each([
  ['en', ['/', '/about?to=/ne/', '/nepal', '/ws', '/main.js']],
  ['ne', ['/ne', '/ne?a=1', '/ne/', '/ne/about', '/ne/ws']],
])('takes to the server of %s: %j', (locale, urls) => {
  expect(urls.map(localeOf)).toEqual(urls.map(() => locale));
});

const targets = new Map<Locale, string>();
const proxy = createDevProxy(targets);
const servers: Server[] = [];
let origin: string;

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A development server that says who it is, over HTTP and over a socket. */
const developmentServer = (name: string) =>
  createServer((asked, response) => response.end(`${name} ${asked.url}`)).on(
    'upgrade',
    (asked, socket) => {
      const head = 'HTTP/1.1 101 Switching Protocols\r\nconnection: Upgrade\r\nupgrade: websocket';
      socket.end(`${head}\r\nx-from: ${name} ${asked.url}\r\n\r\n`);
    },
  );

beforeAll(async () => {
  origin = await listen(createServer(proxy.request).on('upgrade', proxy.upgrade));
  for (const locale of ['en', 'ne'] as const) {
    targets.set(locale, await listen(developmentServer(locale)));
  }
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

it.each([
  ['/about?a', 'en /about?a'],
  ['/ne/ws', 'ne /ne/ws'],
])('shows %s and its live reload at one port', async (url, from) => {
  expect(await (await fetch(origin + url)).text()).toBe(from);
  const headers = {connection: 'Upgrade', upgrade: 'websocket'};
  const asked = request(origin + url, {headers}).end();
  const [response, socket] = await once(asked, 'upgrade');
  expect(response.headers['x-from']).toBe(from);
  socket.destroy();
});

it('says that a locale is starting or has just stopped, and lets the browser ask again', async () => {
  targets.delete('ne');
  const response = await fetch(`${origin}/ne/about`);
  expect([response.status, response.headers.get('refresh')]).toEqual([503, '1']);
  expect(await response.text()).toBe('The Nepali pages are still starting.\n');
  expect((await fetch(`${origin}/about`)).status).toBe(200);
  targets.set('en', 'http://127.0.0.1:1');
  expect((await fetch(`${origin}/about`)).status).toBe(503);
});
