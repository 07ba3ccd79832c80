import type {IncomingMessage, ServerResponse} from 'node:http';

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
