import {createServer, type IncomingMessage, type Server, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import {createProxyServer} from 'httpxy';
import {allLocales, defaultLocale, englishName, type Locale} from '../../src/lib/locale';
import {baseOf} from './paths';

/** The locale with the longest base that the address begins with; "/ne" belongs to "/ne/". */
export function localeOf(url = '/'): Locale {
  const pathname = `${url.replace(/[?#].*$/s, '')}/`;
  const fits = allLocales.filter((locale) => pathname.startsWith(baseOf(locale)));
  return fits.sort((a, b) => baseOf(b).length - baseOf(a).length)[0] ?? defaultLocale;
}

function wait({url}: IncomingMessage, response: ServerResponse): void {
  // The browser asks again every second.
  response.writeHead(503, {
    'content-type': 'text/plain',
    'cache-control': 'no-store',
    refresh: '1',
  });
  response.end(`The ${englishName(localeOf(url))} pages are still starting.\n`);
}

/**
 * One port for the development servers of all locales, with the web sockets of live reload.
 *
 * @param targets where each answers, for example "http://127.0.0.1:4000"; not set while it starts
 */
export function createDevProxy(targets: ReadonlyMap<Locale, string>): Server {
  const proxy = createProxyServer({});
  // A server that has just stopped refuses the connection.
  proxy.on('error', (_error, request, response) => {
    const canWait = response instanceof ServerResponse && !response.headersSent;
    if (canWait && request) wait(request, response);
    else if (response instanceof Socket || response instanceof ServerResponse) response.destroy();
  });
  const server = createServer((request, response) => {
    const target = targets.get(localeOf(request.url));
    if (!target) wait(request, response);
    else proxy.web(request, response, {target}).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    const target = targets.get(localeOf(request.url));
    if (!target || !(socket instanceof Socket)) socket.destroy();
    else proxy.ws(request, socket, {target}, head).catch(() => socket.destroy());
  });
  return server;
}
