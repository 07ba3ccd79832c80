/* Requests and answers of the editor's server. */
import {randomBytes} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {RefusalError, say} from '../sentences';

/** Enough for a photograph of 22 MB, which base64 makes a third longer. */
const LONGEST_MB = 30;
/** How long somebody who is still sending has to read the answer, in milliseconds. */
const LINGER_MS = 10_000;
/** In bytes; less is not compressed. */
const SHORT = 1000;

/** Of the sheets that CodeMirror makes in the page; another one each time the server starts. */
export const STYLE_NONCE = randomBytes(16).toString('base64');

const HEADERS = {
  'cache-control': 'no-store',
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

const compress = {
  br: (body: Buffer, quality: number) =>
    promisify(brotliCompress)(body, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

export interface Answer {
  status?: number;
  type: 'text/html' | 'text/javascript' | 'text/css' | 'application/json' | 'font/woff2';
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
  /** What was compressed already, by the coding; for what is sent several times. */
  compressed?: Map<string, Promise<Buffer>>;
}

/** Sends an answer, compressed as the browser takes it. */
export async function send(
  {headers: asked}: IncomingMessage,
  response: ServerResponse,
  {status = 200, type, body, headers, compressed}: Answer,
): Promise<void> {
  const plain = Buffer.from(body);
  const accepted = String(asked['accept-encoding']);
  const isShort = plain.length < SHORT;
  const coding = isShort
    ? undefined
    : (['br', 'gzip'] as const).find((one) => accepted.includes(one));
  const packed = coding && (compressed?.get(coding) ?? compress[coding](plain, compressed ? 9 : 5));
  if (packed) compressed?.set(coding, packed);
  response.writeHead(status, {
    ...HEADERS,
    'content-type': `${type}; charset=utf-8`,
    vary: 'accept-encoding',
    ...(coding && {'content-encoding': coding}),
    ...headers,
  });
  response.end(packed ? await packed : plain);
}

/** What is left of a request is thrown away, for a moment only, so that its answer can be read. */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete) return;
  // A connection that is closed with something unread in it loses the answer, too.
  request.resume();
  const end = () => {
    if (!request.complete) request.socket.destroy();
  };
  response.once('finish', () => setTimeout(end, LINGER_MS).unref());
}

/**
 * Reads the body of a request.
 *
 * @throws RefusalError when it is too long (as soon as that is known) or no JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  let length = 0;
  const admit = (more: number) => {
    length += more;
    if (length <= LONGEST_MB * 1024 * 1024) return;
    throw new RefusalError(say('room.tooMuch', {most: LONGEST_MB}), 413);
  };
  admit(Number(request.headers['content-length'] ?? 0));
  length = 0;
  const parts: Buffer[] = [];
  // Destroyed, it would close the connection, and with it the way to answer.
  for await (const part of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
    admit(part.length);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as unknown;
  } catch {
    throw new RefusalError(say('room.request'), 400);
  }
}
