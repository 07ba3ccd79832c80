import {createServer, type IncomingMessage, type Server, ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import {Socket} from 'node:net';
import {createProxyServer} from 'httpxy';
import {languageNames} from '../../src/collections/language';
import type {LanguageServer} from './languageServer';
import {serverFor} from './serverFor';
import {waitingPage} from './waitingPage';

function wait(response: ServerResponse, server: LanguageServer | undefined): void {
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  response.end(waitingPage(server ? languageNames[server.language] : ''));
}

/** One address for the development servers of all languages, hot reload sockets included. */
export function createDevProxy(servers: readonly LanguageServer[]): Server {
  const proxy = createProxyServer({});
  // A server that has just stopped refuses the connection: that is told where it stopped.
  proxy.on('error', (_error, request, response) => {
    if (response instanceof ServerResponse && request && !response.headersSent) {
      wait(response, serverFor(servers, request.url ?? '/'));
    } else if (response instanceof Socket || response instanceof ServerResponse) response.destroy();
  });

  const server = createServer((request, response) => {
    const own = serverFor(servers, request.url ?? '/');
    const target = own?.target();
    if (!target) return wait(response, own);
    proxy.web(request, response, {target}).catch(() => response.destroy());
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = serverFor(servers, request.url ?? '/')?.target();
    if (!target || !(socket instanceof Socket)) return socket.destroy();
    proxy.ws(request, socket, {target}, head).catch(() => socket.destroy());
  });
  return server;
}
