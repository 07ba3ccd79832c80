/* Requests and answers of the writing room. */
import {randomBytes} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {type Sentence, SentenceError} from 'content-checks/sentences';
import {say} from '../sentences';
import type {Visit} from './guard';

/** Enough for a photograph of 22 MB, which base64 makes a third longer. */
export const LONGEST_BODY = 30 * 1024 * 1024;
/** How long somebody who is still sending has to read the answer, in milliseconds. */
const LINGER_MS = 1000;

/** An operation that cannot be done for a reason that the writer is told. */
export class RefusalError extends SentenceError {
  constructor(
    readonly status: number,
    sentence: Sentence,
  ) {
    super(sentence);
  }
}

const COMMON = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of the sheets that CodeMirror makes in the page of the room; another one each time the room starts. */
export const STYLE_NONCE = randomBytes(16).toString('base64');

/** Nothing but what the room itself serves; pictures that were just dropped in are blob: or data:. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${STYLE_NONCE}'`,
  "img-src 'self' data: blob:",
  "font-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function send(
  response: ServerResponse,
  status: number,
  type: 'html' | 'plain' | 'javascript' | 'css',
  body: string,
): void {
  response.writeHead(status, {
    ...COMMON,
    'content-type': `text/${type}; charset=utf-8`,
    ...(type === 'html' && {
      'content-security-policy': PAGE_POLICY,
      'cross-origin-opener-policy': 'same-origin',
    }),
  });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {...COMMON, 'content-type': 'application/json; charset=utf-8'});
  response.end(JSON.stringify(value));
}

/** Its body is `{message}`; what is left of the request is thrown away, for a moment only. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  message: string,
): void {
  if (!request.complete) {
    // A connection that is closed with something unread in it loses the answer, too.
    request.resume();
    const {socket} = request;
    const end = () => {
      if (!request.complete) socket.destroy();
    };
    response.once('finish', () => setTimeout(end, LINGER_MS).unref());
  }
  sendJson(response, status, {message});
}

/** The whole body, or undefined when it is longer than allowed: the rest is left unread. */
function readBody(request: IncomingMessage, longest: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    // A loop over the request would close the connection at its end, and with it the way to answer.
    const onData = (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length <= longest) return;
      request.off('data', onData).pause();
      resolve(undefined);
    };
    request.on('data', onData);
    request.once('end', () => resolve(Buffer.concat(parts)));
    request.once('error', reject);
  });
}

/**
 * Reads the body of a request.
 *
 * @throws RefusalError when it is too long (as soon as that is known) or no JSON
 */
export async function readJson(request: IncomingMessage, longest = LONGEST_BODY): Promise<unknown> {
  const isTooLong = Number(request.headers['content-length'] ?? 0) > longest;
  const body = isTooLong ? undefined : await readBody(request, longest);
  if (!body) {
    const most = Math.floor(longest / 1024 / 1024);
    throw new RefusalError(413, say('room.tooMuch', {most}));
  }
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new RefusalError(400, say('room.request'));
  }
}

export const visitOf = ({method = '', socket, headers}: IncomingMessage): Visit => ({
  method,
  remoteAddress: socket.remoteAddress,
  headers,
});
