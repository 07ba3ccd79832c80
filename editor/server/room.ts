/* The server of the writing room: its page, its operations, and the preview of the site. */
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Problem as Found} from 'content/check/diagnostics';
import {SentenceError, sentenceOf} from 'content/check/sentences';
import {defaultLocale, isLocale, type Locale} from 'nepali-text/locale';
import {LANGUAGE_HEADER} from '../types';
import {RefusalError, say} from '../sentences';
import {createDevProxy} from './devProxy';
import type {DevServers} from './devServers';
import {type Admission, admitOperation, admitVisit, hostsAt} from './guard';
import {discardRest, readJson, send} from './http';
import {isOperation, operations} from './operations';
import {BASE, bundlePage, HTML} from './page';
import {shownProblem} from './shownProblem';
import {openWorkspace} from './workspace';

export interface RoomOptions {
  siteDir: string;
  /** What shows the site. */
  preview: DevServers;
  /** 0 takes any free one. */
  port: number;
}

export type RoomServer = Awaited<ReturnType<typeof openRoom>>;

const API = `${BASE}api/`;

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
export async function openRoom({siteDir, preview, port}: RoomOptions) {
  const admission: Admission = {hosts: [], key: randomBytes(16).toString('hex')};
  const proxy = createDevProxy(preview.targets);
  let files: ReturnType<typeof bundlePage> | undefined;

  async function answerPage(url: string, response: ServerResponse): Promise<void> {
    // Again with each visit, because it takes a moment only and may have been changed.
    if (url === BASE) files = undefined;
    const {script, styles} = await (files ??= bundlePage());
    if (url === BASE) send(response, 200, 'text/html', HTML);
    else if (url === `${BASE}room.js`) send(response, 200, 'text/javascript', script);
    else if (url === `${BASE}room.css`) send(response, 200, 'text/css', styles);
    else throw new RefusalError(say('room.request'), 404);
  }

  async function answerOperation(request: IncomingMessage, response: ServerResponse) {
    const name = request.url!.slice(API.length);
    if (!isOperation(name)) throw new RefusalError(say('room.request'), 404);
    const locale = localeOfRoom(request);
    const context = {siteDir, workspace, locale, preview};
    const answer = await operations[name]((await readJson(request)) as never, context);
    send(response, 200, 'application/json', JSON.stringify(translated(answer, locale)));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '';
    const isApi = url.startsWith(API);
    (isApi ? admitOperation : admitVisit)(request, admission);
    if (isApi) await answerOperation(request, response);
    else if (url.startsWith(BASE)) await answerPage(url, response);
    else if (`${url}/` === BASE) response.writeHead(302, {location: BASE}).end();
    else proxy.request(request, response);
  }

  function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) return void response.destroy();
    const isSaid = error instanceof SentenceError;
    const {status = 500} = error instanceof RefusalError ? error : {};
    if (status === 500) console.error(error);
    const sentence = isSaid ? error.sentence : say('room.failed');
    discardRest(request, response);
    const message = sentenceOf(sentence, localeOfRoom(request));
    send(response, status, 'application/json', JSON.stringify({message}));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(error, request, response));
  }).on('upgrade', (request, socket, head) => {
    try {
      admitVisit(request, admission);
      proxy.upgrade(request, socket, head);
    } catch {
      socket.destroy();
    }
  });

  const workspace = await openWorkspace(siteDir);
  for (const sentence of workspace.recovered) console.log(sentence);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const {port: taken} = server.address() as AddressInfo;
  admission.hosts = hostsAt(taken);
  const origin = `http://localhost:${taken}`;
  return {
    /** Without a slash at its end: "http://localhost:3000". */
    origin,
    /** To be opened in a browser. What follows "#" is the key, which a browser sends to no server. */
    address: `${origin}${BASE}#${admission.key}`,
    async close(): Promise<void> {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
      await workspace.close();
    },
  };
}
