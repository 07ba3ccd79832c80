/* The server of the editor: its page, the repository of the one who asks, and the preview of the site. */
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {ListenOptions} from 'node:net';
import {SentenceError, sentenceOf} from 'content/say';
import {defaultLocale, isLocale} from 'nepali-text/locale';
import type {Repository, User} from '../repository';
import {RefusalError, say} from '../sentences';
import {LANGUAGE_HEADER} from '../headers';
import type {Guard} from './guard';
import {type Answer, BASE, pageAnswers, STYLE_NONCE} from './page';
import type {Preview} from './preview';
import {isMethod} from './requests';

/** Enough for a photograph of 22 MB, which base64 makes a third longer. */
const LONGEST_MB = 30;

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Nothing but what the server itself has; pictures that were just dropped in are blob: or data:.
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${STYLE_NONCE}'`,
    "img-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** Sends an answer, which the proxy of an office compresses. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  {status = 200, type, body, cache = 'no-store'}: Answer,
): void {
  const content = Buffer.from(body);
  response.writeHead(status, {
    ...HEADERS,
    'content-type': `${type}; charset=utf-8`,
    'content-length': content.length,
    'cache-control': cache,
  });
  response.write(content);
  // A connection that is closed with something unread in it loses the answer.
  if (request.complete) response.end();
  else request.once('end', () => response.end()).resume();
}

/**
 * Reads the body of a request.
 *
 * @throws RefusalError when it is too long (as soon as that is known) or no JSON
 */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  const announced = Number(request.headers['content-length'] ?? 0);
  // Destroyed, it would close the connection, and with it the way to answer.
  for await (const part of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    length += part.length;
    if (Math.max(length, announced) > LONGEST_MB * 1024 * 1024)
      throw new RefusalError(say('editor.tooMuch', {most: LONGEST_MB}), 413);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as unknown;
  } catch {
    throw new RefusalError(say('editor.request'), 400);
  }
}

interface ServerOptions {
  guard: Guard;
  repositoryOf: (user: User) => Promise<Repository>;
  preview: Preview;
  at: ListenOptions;
}

const API = `${BASE}api/`;

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value ?? {}),
});

export async function startServer({guard, repositoryOf, preview, at}: ServerOptions) {
  // Before the first visit, which would wait for it.
  const bundled = pageAnswers().catch(() => undefined);

  async function answerOperation(request: IncomingMessage): Promise<Answer> {
    const user = guard(request, true);
    const name = request.url!.slice(API.length);
    const takes = await readJson(request);
    if (name === 'preview') {
      const locale: unknown = Object(takes).locale;
      if (!isLocale(locale)) throw new RefusalError(say('editor.request'), 400);
      return json({state: preview.show(locale)});
    }
    if (!isMethod(name)) throw new RefusalError(say('editor.request'), 404);
    const repository = await repositoryOf(user);
    return json(await repository[name](takes as never));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {url = ''} = request;
    if (url.startsWith(API)) return send(request, response, await answerOperation(request));
    guard(request, false);
    if (!`${url}/`.startsWith(BASE)) return preview.request(request, response);
    const answers = await pageAnswers();
    const found = answers.get(url) ?? answers.get(`${url}/`);
    if (!found) throw new RefusalError(say('editor.request'), 404);
    return send(request, response, found);
  }

  function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    if (response.headersSent) return void response.destroy();
    const {status = 500, id} = error instanceof RefusalError ? error : {};
    if (status === 500) console.error(error);
    const sentence = error instanceof SentenceError ? error.sentence : say('editor.failed');
    const language = request.headers[LANGUAGE_HEADER];
    const message = sentenceOf(sentence, isLocale(language) ? language : defaultLocale);
    send(request, response, json({message, id}, status));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(error, request, response));
  }).on('upgrade', (request, socket, head) => {
    try {
      guard(request, false);
      preview.upgrade(request, socket, head);
    } catch {
      socket.destroy();
    }
  });
  await once(server.listen(at), 'listening');
  return {
    /** Where it listens: not on a socket of the file system. */
    address: server.address(),
    async close(): Promise<void> {
      preview.stop();
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
      // Its process would live on.
      await bundled;
    },
  };
}
