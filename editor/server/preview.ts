/*
 * The pages of the site beside their texts: as the last build has them, or while somebody looks at them as
 * `docusaurus start` shows them, in one language at a time.
 */
import {type IncomingMessage, type ServerResponse} from 'node:http';
import {Socket} from 'node:net';
import type {Duplex} from 'node:stream';
import {createProxyServer} from 'httpxy';
import {defaultLocale, englishName, type Locale, locales} from 'nepali-text/locale';
import host from '../../editor.server.config';
import type {runDevServer} from './devServer';

/** The locale with whose base the address begins; "/ne" belongs to "/ne/". */
export function localeOf(url = '/'): Locale {
  const pathname = `${url.replace(/[?#].*$/s, '')}/`;
  const [, ...others] = locales;
  return others.find((locale) => pathname.startsWith(host.baseOf(locale))) ?? defaultLocale;
}

/** The browser asks again every second. */
function wait({url}: IncomingMessage, response: ServerResponse): void {
  // What has begun cannot be asked for again.
  if (response.headersSent) return void response.destroy();
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
  return {
    request(request: IncomingMessage, response: ServerResponse): void {
      const target = targets.get(localeOf(request.url));
      // A server that has just stopped refuses the connection.
      if (target) proxy.web(request, response, {target}).catch(() => wait(request, response));
      else otherwise(request, response);
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const target = targets.get(localeOf(request.url));
      if (!target || !(socket instanceof Socket)) socket.destroy();
      else proxy.ws(request, socket, {target}, head).catch(() => socket.destroy());
    },
  };
}

/** Milliseconds after which a development server that nobody has asked for anything ends. */
const IDLE = 15 * 60_000;
/** Milliseconds after which one that a mistake has ended is started again. */
const REST = 60_000;

export type PreviewState = 'starting' | 'ready' | 'off';

export type Preview = ReturnType<typeof createPreview>;

/** @param run absent where the pages are those of the build only */
export function createPreview(run?: typeof runDevServer) {
  const targets = new Map<Locale, string>();
  const builtPages = host.serveBuild();
  const proxy = createDevProxy(targets, (request, response) => {
    builtPages.emit('request', request, response);
  });
  let running: {locale: Locale; end: AbortController; isOver: boolean} | undefined;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(timer);
    running?.end.abort();
    running = undefined;
    targets.clear();
  }

  function stopIn(time: number): void {
    clearTimeout(timer);
    timer = setTimeout(stop, time).unref();
  }

  function start(locale: Locale): void {
    const own = {locale, end: new AbortController(), isOver: false};
    const isOwn = () => running === own;
    running = own;
    const ended = run?.(locale, (target) => isOwn() && targets.set(locale, target), own.end.signal);
    void ended?.then(() => {
      if (!isOwn()) return;
      own.isOver = true;
      targets.clear();
      stopIn(REST);
    });
  }

  function noteVisit(): void {
    if (running && !running.isOver) stopIn(IDLE);
  }

  return {
    /** Asked for again and again while somebody looks at pages of a language. */
    show(locale: Locale): PreviewState {
      if (!run) return 'off';
      if (running?.locale !== locale) {
        stop();
        start(locale);
      }
      if (running?.isOver) return 'off';
      noteVisit();
      return targets.has(locale) ? 'ready' : 'starting';
    },
    request(request: IncomingMessage, response: ServerResponse): void {
      noteVisit();
      proxy.request(request, response);
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      noteVisit();
      proxy.upgrade(request, socket, head);
    },
    stop,
  };
}
