import type {IncomingMessage} from 'node:http';

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
