import {createServer, type RequestListener, type Server, STATUS_CODES} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import {answerHeaders} from '../../src/plugins/routing/answerHeaders';
import {type CurrentBuild, currentBuild} from './currentBuild';
import {githubPagesHost} from './githubPagesHost';
import {type Handler, replyText} from './messages';
import {productionHost} from './productionHost';

export interface ServerOptions {
  /** The folder that `npm run build` wrote. */
  buildDir: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Imitates GitHub Pages, which knows no rules but 404.html. For tests only. */
  githubPages?: boolean;
}

export interface RunningServer {
  /** Without a slash at its end, for example "http://localhost:3000". */
  origin: string;
  close: () => Promise<void>;
}

/** An error in one answer does not end the server. */
function guarded(answer: Handler): RequestListener {
  return (request, response) => {
    Promise.resolve()
      .then(() => answer(request, response))
      .catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else replyText(response, 500, 'Something went wrong here.');
      });
  };
}

/** A method that Node does not know. Like nginx, we distinguish it from a line that is no request at all. */
const UNKNOWN_METHOD = /^[A-Z_-]+ \S+ HTTP\/1\.[01]\r\n/;

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers the requests that Node hands to no listener: they have no response to write to. */
function answerUnparsed(server: Server, builds: CurrentBuild): void {
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

/**
 * Serves a finished build, and the next one as soon as it takes the place of this one.
 *
 * @throws when there is no build, or with the system's code when the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const buildDir = path.resolve(options.buildDir);
  const builds = currentBuild(buildDir);
  const server = createServer(
    guarded(options.githubPages ? githubPagesHost(buildDir) : productionHost(buildDir, builds)),
  );
  answerUnparsed(server, builds);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, () => {
      server.off('error', reject);
      resolve();
    });
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
