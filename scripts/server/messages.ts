import type {IncomingMessage, ServerResponse} from 'node:http';

/** Answers one request; what it throws becomes a 500. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The two parts of what a request asks for, undecoded. */
export interface Target {
  path: string;
  /** With its "?", or "". */
  query: string;
}

export function targetOf(request: IncomingMessage): Target {
  // Through a proxy the whole address may be sent, not only the path.
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*/i, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  return {path, query};
}

/** A short answer in plain words. Never HTML: a missing picture must not look like a page. */
export function replyText(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

/**
 * @param to a path from the route table
 * @param query as it was sent, with its "?", or ""; Node answers 400 itself to signs that no header
 *   may hold
 */
export function replyRedirect(
  response: ServerResponse,
  status: 301 | 302,
  to: string,
  query: string,
): void {
  const location = to + query;
  response.setHeader('location', location);
  replyText(response, status, `See ${location}`);
}
