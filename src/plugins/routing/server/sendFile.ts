import {statSync} from 'node:fs';
import {type IncomingMessage, type ServerResponse, STATUS_CODES} from 'node:http';
import path from 'node:path';
import send from 'send';
import {typeOfEnding} from '../hosts/contentTypes';

export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    // Also where the name is too long or leads through a file.
    return false;
  }
}

/** Whether a browser takes a coding; "br;q=0" says that it does not. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
  });
}

const COMPRESSED = [
  {coding: 'br', ending: '.br'},
  {coding: 'gzip', ending: '.gz'},
];

/**
 * Answers a GET or HEAD with a file or its compressed copy, as far as the browser does not have it.
 *
 * @param name of a file that exists, from the build: "/ne/about.html"
 * @param refuse answers what asks for no part of the file, or for another version of it
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  buildDir: string,
  name: string,
  refuse: (status: number, text: string) => void,
): void {
  const accepted = request.headers['accept-encoding']?.toString() ?? '';
  const copies = COMPRESSED.filter(({ending}) => isFile(path.join(buildDir, name + ending)));
  const copy = copies.find(({coding}) => accepts(accepted, coding));
  if (copies.length > 0) response.setHeader('vary', 'accept-encoding');
  if (!response.hasHeader('content-type')) {
    const ending = path.extname(name).toLowerCase();
    response.setHeader('content-type', typeOfEnding[ending] ?? 'application/octet-stream');
  }
  if (copy) response.setHeader('content-encoding', copy.coding);
  const options = {root: buildDir, dotfiles: 'allow', cacheControl: false, index: false} as const;
  send(request, encodeURI(name + (copy?.ending ?? '')), options)
    .on('error', ({status}: {status: number}) => {
      if (response.headersSent) {
        response.destroy();
      } else {
        // All but the length that a part may have.
        for (const header of response.getHeaderNames()) {
          if (header !== 'content-range') response.removeHeader(header);
        }
        refuse(status, STATUS_CODES[status] ?? '');
      }
    })
    .pipe(response);
}

/** The two parts of what a request asks for, undecoded. */
interface Target {
  path: string;
  /** With its "?", or "". */
  query: string;
}

export function targetOf(request: IncomingMessage): Target {
  // A proxy may send the whole address, not only the path; "http://site.example" is the home page.
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]*\/?/i, '/');
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
