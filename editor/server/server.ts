/* The server of the editor: its page, the repository of the one who asks, and the preview of the site. */
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {SentenceError, sentenceOf} from 'content/check/sentences';
import {defaultLocale, isLocale, type Locale} from 'nepali-text/locale';
import type {Repository, User} from '../repository';
import {RefusalError, say} from '../sentences';
import {LANGUAGE_HEADER} from '../types';
import type {Guard} from './guard';
import {type Answer, discardRest, readJson, send} from './http';
import {BASE, bundlePage} from './page';
import type {Preview} from './preview';
import {isMethod} from './requests';

export interface ServerOptions {
  guard: Guard;
  /** Of the one who asks. */
  repositoryOf: (user: User) => Promise<Repository>;
  preview: Preview;
}

const API = `${BASE}api/`;

function localeOf({headers}: IncomingMessage): Locale {
  const language = headers[LANGUAGE_HEADER];
  return isLocale(language) ? language : defaultLocale;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value ?? {}),
});

/** A server that does not listen yet. */
export function createEditorServer({guard, repositoryOf, preview}: ServerOptions) {
  let page: ReturnType<typeof bundlePage> | undefined;

  function bundled() {
    page ??= bundlePage();
    // A mistake in the code of the page can be corrected meanwhile.
    page.catch(() => (page = undefined));
    return page;
  }
  // Before the first visit, which would wait for it.
  void bundled().catch(() => undefined);

  async function answerPage(url: string): Promise<Answer> {
    const answer = (await bundled()).get(url);
    if (!answer) throw new RefusalError(say('room.request'), 404);
    return answer;
  }

  async function answerOperation(request: IncomingMessage): Promise<Answer> {
    const user = guard.operation(request);
    const name = request.url!.slice(API.length);
    const takes = await readJson(request);
    if (name === 'preview') {
      const locale: unknown = Object(takes).locale;
      if (!isLocale(locale)) throw new RefusalError(say('room.request'), 400);
      return json({state: preview.show(locale)});
    }
    if (!isMethod(name)) throw new RefusalError(say('room.request'), 404);
    const repository = await repositoryOf(user);
    return json(await repository[name](takes as never));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {url = ''} = request;
    if (url.startsWith(API)) return send(request, response, await answerOperation(request));
    guard.visit(request);
    if (url.startsWith(BASE)) return send(request, response, await answerPage(url));
    if (`${url}/` === BASE) response.writeHead(302, {location: BASE}).end();
    else preview.request(request, response);
  }

  function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) return void response.destroy();
    const {status = 500, id} = error instanceof RefusalError ? error : {};
    if (status === 500) console.error(error);
    const sentence = error instanceof SentenceError ? error.sentence : say('room.failed');
    const message = sentenceOf(sentence, localeOf(request));
    discardRest(request, response);
    void send(request, response, json({message, id}, status));
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(error, request, response));
  }).on('upgrade', (request, socket, head) => {
    try {
      guard.visit(request);
      preview.upgrade(request, socket, head);
    } catch {
      socket.destroy();
    }
  });
}

export async function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
}
