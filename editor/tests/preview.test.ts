import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locale} from 'nepali-text/locale';
import {createDevProxy, localeOf} from '../server/preview';
import {END_WITH_EDITOR} from '../server/devServer';
import {createPreview} from '../server/preview';

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

describe('a preview', () => {
  let started: Locale[];
  let stopped: Locale[];
  const end = new Map<Locale, () => void>();

  async function open() {
    started = [];
    stopped = [];
    const preview = createPreview(async (locale, onReady, signal) => {
      started.push(locale);
      signal?.addEventListener('abort', () => stopped.push(locale));
      onReady(await listen(developmentServer(locale)));
      await new Promise<void>((resolve) => end.set(locale, resolve));
    });
    const address = await listen(createServer(preview.request).on('upgrade', preview.upgrade));
    const textAt = async (url: string) => (await (await fetch(address + url)).text()).slice(0, 20);
    return {preview, textAt};
  }

  async function waitFor(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise((resolve) => setImmediate(resolve));
  }

  it('starts when it is asked for, in one language at a time', async () => {
    const {preview, textAt} = await open();
    expect(started).toEqual([]);
    expect(preview.show('ne')).toBe('starting');
    await waitFor(() => preview.show('ne') === 'ready');
    expect(await textAt('/ne/about')).toBe('ne /ne/about');
    expect(await textAt('/about')).not.toContain('en /about');
    preview.show('en');
    await waitFor(() => preview.show('en') === 'ready');
    expect([started, stopped]).toEqual([['ne', 'en'], ['ne']]);
    expect(await textAt('/about')).toBe('en /about');
    expect(await textAt('/ne/about')).not.toContain('ne /ne/about');
    preview.stop();
  });

  it('stops when nobody has asked for 15 minutes, and rests after a mistake has ended it', async () => {
    jest.useFakeTimers({doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance']});
    const {preview, textAt} = await open();
    const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
    await waitFor(() => preview.show('en') === 'ready');
    minutes(14);
    expect(await textAt('/')).toBe('en /');
    minutes(14);
    expect(stopped).toEqual([]);
    minutes(1);
    expect(stopped).toEqual(['en']);
    await waitFor(() => preview.show('en') === 'ready');
    end.get('en')?.();
    await waitFor(() => preview.show('en') === 'off');
    expect(started).toEqual(['en', 'en']);
    minutes(1);
    expect(preview.show('en')).toBe('starting');
    expect(started).toEqual(['en', 'en', 'en']);
    preview.stop();
    jest.useRealTimers();
  });
});

it('ends a development server with the editor, also where that is killed', async () => {
  // Docusaurus waits for the message of a thread.
  const program = `
    const {Worker} = require('node:worker_threads');
    const thread = "import {parentPort} from 'node:worker_threads'; setTimeout(() => parentPort.postMessage(1), 100)";
    new Worker(new URL('data:text/javascript,' + thread)).once('message', () => console.log(1));
    setInterval(() => {}, 1000);`;
  const code = `
    const {spawn} = require('node:child_process');
    const words = ['--import', ${JSON.stringify(END_WITH_EDITOR)}, '--eval', ${JSON.stringify(program)}];
    spawn(process.execPath, words, {stdio: ['pipe', 'inherit', 'inherit']});
    setInterval(() => {}, 1000);`;
  const editor = spawn(process.execPath, ['--eval', code]);
  await once(editor.stdout, 'data');
  editor.kill('SIGKILL');
  // Both write to it.
  await once(editor.stdout, 'end');
});
