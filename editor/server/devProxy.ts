import {type IncomingMessage, ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {createProxyServer} from 'httpxy';
import {defaultLocale, englishName, type Locale, locales} from 'nepali-text/locale';
import {host} from './host';

/** The locale with whose base the address begins; "/ne" belongs to "/ne/". */
export function localeOf(url = '/'): Locale {
  const pathname = `${url.replace(/[?#].*$/s, '')}/`;
  const [, ...others] = locales;
  return others.find((locale) => pathname.startsWith(host.baseOf(locale))) ?? defaultLocale;
}

/** The browser asks again every second. */
function wait({url}: IncomingMessage, response: ServerResponse): void {
  const headers = {'content-type': 'text/plain', 'cache-control': 'no-store', refresh: '1'};
  response.writeHead(503, headers);
  response.end(`The ${englishName(localeOf(url))} pages are still starting.\n`);
}

/**
 * Passes requests and the web sockets of live reload on to the development servers of all locales.
 *
 * @param targets where each answers, for example "http://127.0.0.1:4000"; not set while it does not
 * @param otherwise what answers then
 */
export function createDevProxy(targets: ReadonlyMap<Locale, string>, otherwise = wait) {
  const proxy = createProxyServer({});
  // A server that has just stopped refuses the connection.
  proxy.on('error', (_error, request, response) => {
    const canWait = response instanceof ServerResponse && !response.headersSent;
    if (canWait && request) wait(request, response);
    else if (response instanceof Socket || response instanceof ServerResponse) response.destroy();
  });
  return {
    request(request: IncomingMessage, response: ServerResponse): void {
      const target = targets.get(localeOf(request.url));
      if (!target) otherwise(request, response);
      else proxy.web(request, response, {target}).catch(() => response.destroy());
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const target = targets.get(localeOf(request.url));
      if (!target || !(socket instanceof Socket)) socket.destroy();
      else proxy.ws(request, socket, {target}, head).catch(() => socket.destroy());
    },
  };
}
