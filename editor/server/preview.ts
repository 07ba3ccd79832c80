/*
 * The pages of the site beside their texts: as the last build has them, or while somebody looks at them as
 * `docusaurus start` shows them, in one language at a time.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Duplex} from 'node:stream';
import type {Locale} from 'nepali-text/locale';
import {createDevProxy} from './devProxy';
import {type DevServer, type startDevServer} from './devServer';
import {host} from './host';

/** Milliseconds after which a development server that nobody has asked for anything ends. */
const IDLE = 15 * 60_000;
/** Milliseconds after which one that a mistake has ended is started again. */
const REST = 60_000;

export type PreviewState = 'starting' | 'ready' | 'off';

/** @param start absent where the pages are those of the build only */
export function createPreview(start?: typeof startDevServer) {
  const targets = new Map<Locale, string>();
  const builtPages = host.serveBuild();
  const proxy = createDevProxy(targets, (request, response) => {
    builtPages.emit('request', request, response);
  });
  let running: (DevServer & {locale: Locale; isOver: boolean}) | undefined;
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(timer);
    running?.stop();
    running = undefined;
    targets.clear();
  }

  function wait(): void {
    if (running?.isOver) return;
    clearTimeout(timer);
    if (running) timer = setTimeout(stop, IDLE).unref();
  }

  return {
    /** Asked for again and again while somebody looks at pages of a language. */
    show(locale: Locale): PreviewState {
      if (!start) return 'off';
      if (running?.locale !== locale) {
        stop();
        const server = start(locale);
        const own = {...server, locale, isOver: false};
        running = own;
        void server.ready.then((target) => {
          if (target && running === own) targets.set(locale, target);
        });
        void server.ended.then(() => {
          if (running !== own) return;
          own.isOver = true;
          targets.clear();
          clearTimeout(timer);
          timer = setTimeout(stop, REST).unref();
        });
      }
      if (running?.isOver) return 'off';
      wait();
      return targets.has(locale) ? 'ready' : 'starting';
    },
    request(request: IncomingMessage, response: ServerResponse): void {
      wait();
      proxy.request(request, response);
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      wait();
      proxy.upgrade(request, socket, head);
    },
    stop,
  };
}

export type Preview = ReturnType<typeof createPreview>;
