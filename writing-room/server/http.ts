/* Requests and answers of the writing room. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Refusal, Visit} from './guard';

/** Enough for a photograph of 22 MB, which base64 makes a third longer. */
export const LONGEST_BODY = 30 * 1024 * 1024;

/** An operation that cannot be done for a reason that the writer is told. */
export class RefusalError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const COMMON = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** Nothing but what the room itself serves; pictures that were just dropped in are blob: or data:. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
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

/** Its body is `{message}`; what is left of the request is not read. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  {status, message}: Refusal,
): void {
  if (!request.complete) {
    response.setHeader('connection', 'close');
    // Closing at once would take the answer with it.
    response.once('finish', () => request.socket.destroySoon());
  }
  sendJson(response, status, {message});
}

/**
 * Reads the body of a request.
 *
 * @throws RefusalError when it is too long (as soon as that is known) or no JSON
 */
export async function readJson(request: IncomingMessage, longest = LONGEST_BODY): Promise<unknown> {
  const tooLong = new RefusalError(
    413,
    `This is too much at once: ${Math.floor(longest / 1024 / 1024)} MB is the most.`,
  );
  if (Number(request.headers['content-length'] ?? 0) > longest) throw tooLong;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > longest) throw tooLong;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    throw new RefusalError(400, 'This is no JSON.');
  }
}

export const visitOf = ({method = '', socket, headers}: IncomingMessage): Visit => ({
  method,
  remoteAddress: socket.remoteAddress,
  headers,
});
