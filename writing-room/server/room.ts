/* The server of the writing room: its page, its operations, and the preview of the site. */
import {randomBytes} from 'node:crypto';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {inEach} from '../inEach';
import {defaultLocale, isLocale, type Locale} from 'nepali-text/locale';
import type {Problem as Found} from 'content-checks/diagnostics';
import {LANGUAGE_HEADER, type Operations, type Overview} from '../protocol';
import {SentenceError, sentenceOf} from 'content-checks/sentences';
import {say} from '../sentences';
import {createDevProxy} from './devProxy';
import type {DevServers} from './devServers';
import {type Admission, hostsAt, refuseOperation, refuseVisit} from './guard';
import {readJson, RefusalError, send, sendJson, sendRefusal, visitOf} from './http';
import {type Context, isOperation, operations} from './operations';
import {BASE, bundlePage, HTML, type PageFiles} from './page';
import {takes as schemas} from './takes';
import {shownProblem} from './shownProblem';
import {openWorkspace} from './workspace';

export interface RoomOptions {
  siteDir: string;
  /** What shows the site. */
  preview: DevServers;
  /** 0 takes any free one. */
  port: number;
  /** Otherwise a random one. */
  key?: string;
}

export interface Room {
  /** Without a slash at its end: "http://localhost:3000". */
  origin: string;
  /** To be opened in a browser. What follows "#" is the key, which a browser sends to no server. */
  address: string;
  close: () => Promise<void>;
}

const API = `${BASE}api/`;

/** Names of the same machine; IPv6 may be off. */
async function listen(port: number, serverFor: () => Server): Promise<Server[]> {
  const listenAt = (host: string, wanted: number) =>
    new Promise<Server>((resolve, reject) => {
      const server = serverFor().once('error', reject);
      server.listen(wanted, host, () => resolve(server));
    });
  const first = await listenAt('127.0.0.1', port);
  // "localhost" is ::1 for some browsers.
  const second = await listenAt('::1', portOf(first)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') return undefined;
    first.close();
    throw error;
  });
  return second ? [first, second] : [first];
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function stateOf({targets, stopped}: DevServers): Overview['preview'] {
  return inEach((locale) =>
    targets.has(locale) ? 'ready' : stopped.has(locale) ? 'off' : 'starting',
  );
}

function run<Name extends keyof Operations>(name: Name, body: unknown, context: Context) {
  const takes = schemas[name].safeParse(body);
  if (takes.success) return operations[name](takes.data, context);
  throw new RefusalError(400, say('room.request'));
}

/** With its problems, if it has any, in the language of the room. */
function translated(answer: object, locale: Locale): object {
  if (!('problems' in answer) || !Array.isArray(answer.problems)) return answer;
  const problems = answer.problems as readonly Found[];
  return {...answer, problems: problems.map((problem) => shownProblem(problem, locale))};
}

function localeOfRoom({headers}: IncomingMessage): Locale {
  const language = headers[LANGUAGE_HEADER];
  return isLocale(language) ? language : defaultLocale;
}

/**
 * Opens the room on this machine alone.
 *
 * @throws with the system's code when the port cannot be had
 */
export async function openRoom(options: RoomOptions): Promise<Room> {
  const {siteDir, preview, port, key} = options;
  const admission: Admission = {hosts: [], key: key ?? randomBytes(16).toString('hex')};
  const proxy = createDevProxy(preview.targets);
  let files: Promise<PageFiles> | undefined;

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    if (url === BASE) {
      // Again with each visit, because it takes a moment only and may have been changed.
      await (files = bundlePage());
      return send(response, 200, 'html', HTML);
    }
    const {script, styles} = await (files ??= bundlePage());
    if (url === `${BASE}room.js`) return send(response, 200, 'javascript', script);
    if (url === `${BASE}room.css`) return send(response, 200, 'css', styles);
    throw new RefusalError(404, say('room.request'));
  }

  async function answerOperation(request: IncomingMessage, response: ServerResponse) {
    const name = (request.url ?? '').slice(API.length);
    if (!isOperation(name)) throw new RefusalError(404, say('room.request'));
    const locale = localeOfRoom(request);
    const context: Context = {siteDir, workspace, locale, preview: () => stateOf(preview)};
    const given = await run(name, await readJson(request), context);
    sendJson(response, 200, translated(given, locale));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const isApi = url.startsWith(API);
    const refusal = (isApi ? refuseOperation : refuseVisit)(visitOf(request), admission);
    if (refusal) throw new RefusalError(refusal.status, refusal.sentence);
    if (isApi) return answerOperation(request, response);
    if (url === BASE.slice(0, -1)) return void response.writeHead(302, {location: BASE}).end();
    if (url.startsWith(BASE)) return answerPage(url, response);
    proxy.request(request, response);
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      if (!(error instanceof RefusalError)) console.error(error);
      const status = error instanceof RefusalError ? error.status : 500;
      const sentence =
        error instanceof SentenceError
          ? error.sentence
          : say('room.failed', {reason: String(error)});
      sendRefusal(request, response, status, sentenceOf(sentence, localeOfRoom(request)));
    });
  }

  const workspace = await openWorkspace(siteDir);
  for (const sentence of workspace.recovered) console.log(sentence);
  const servers = await listen(port, () =>
    createServer(onRequest).on('upgrade', (request, socket, head) => {
      if (refuseVisit(visitOf(request), admission)) socket.destroy();
      else proxy.upgrade(request, socket, head);
    }),
  );
  const taken = servers[0] ? portOf(servers[0]) : port;
  admission.hosts = hostsAt(taken);
  const origin = `http://localhost:${taken}`;
  return {
    origin,
    address: `${origin}${BASE}#${admission.key}`,
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
      await workspace.close();
    },
  };
}
