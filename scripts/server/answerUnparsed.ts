import {type Server, STATUS_CODES} from 'node:http';
import type {Duplex} from 'node:stream';
import {answerHeaders} from '../../src/plugins/routing/answerHeaders';
import type {CurrentBuild} from './currentBuild';

/** A method that Node does not know. As nginx, we tell it from a line that is no request at all. */
const UNKNOWN_METHOD = /^[A-Z_-]+ \S+ HTTP\/1\.[01]\r\n/;

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers the requests that Node hands to no listener: they have no response to write to. */
export function answerUnparsed(server: Server, builds: CurrentBuild): void {
  function refuse(socket: Duplex, status: number, more: Record<string, string> = {}): void {
    const body = `${STATUS_CODES[status]}\n`;
    const headers = {
      ...answerHeaders({kind: 'refusal'}, builds.last().rules),
      ...more,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': body.length,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end(
      [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'),
      () => socket.destroy(),
    );
  }

  server.on('connect', (_request, socket) => refuse(socket, 405, {allow: 'GET, HEAD'}));
  server.on('clientError', (error: NodeJS.ErrnoException & {rawPacket?: Buffer}, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const isMethod = error.code === 'HPE_INVALID_METHOD';
    if (isMethod && UNKNOWN_METHOD.test(error.rawPacket?.toString('latin1') ?? '')) {
      return refuse(socket, 405, {allow: 'GET, HEAD'});
    }
    refuse(socket, STATUS[error.code ?? ''] ?? 400);
  });
}
