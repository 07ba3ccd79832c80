import {createServer, type RequestListener, type Server, STATUS_CODES} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import {answerHeaders} from '../answerHeaders';
import {type Build, currentBuild, productionHost} from './productionHost';
import {replyText} from './sendFile';

export interface RunningServer {
  /** Without a slash at its end, for example "http://localhost:3000". */
  origin: string;
  close: () => Promise<void>;
}

/** A method that Node does not know. Like nginx, we distinguish it from a line that is no request at all. */
const UNKNOWN_METHOD = /^[A-Z_-]+ \S+ HTTP\/1\.[01]\r\n/;

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers the requests that Node hands to no listener: they have no response to write to. */
function answerUnparsed(server: Server, build: () => Build): void {
  function refuse(socket: Duplex, status: number): void {
    const body = `${STATUS_CODES[status]}\n`;
    const headers = {
      ...answerHeaders({kind: 'refusal'}, build().rules),
      ...(status === 405 && {allow: 'GET, HEAD'}),
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

  server.on('connect', (_request, socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException & {rawPacket?: Buffer}, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const isMethod =
      error.code === 'HPE_INVALID_METHOD' &&
      UNKNOWN_METHOD.test(error.rawPacket?.toString('latin1') ?? '');
    refuse(socket, isMethod ? 405 : (STATUS[error.code ?? ''] ?? 400));
  });
}

/** An error in one answer does not end the server. */
function guarded(answer: RequestListener): RequestListener {
  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else replyText(response, 500, 'Something went wrong here.');
    }
  };
}

/**
 * @param port 0 takes any free one
 * @throws with the system's code when the port cannot be had
 */
export async function listen(server: Server, port = 0): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Serves a finished build, and the next one as soon as it takes the place of this one.
 *
 * @param folder that `npm run build` wrote
 * @throws when there is no build
 */
export async function startServer(folder: string, port?: number): Promise<RunningServer> {
  const buildDir = path.resolve(folder);
  const build = currentBuild(buildDir);
  const server = createServer(guarded(productionHost(buildDir, build)));
  answerUnparsed(server, build);
  return listen(server, port);
}
