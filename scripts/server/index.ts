import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {currentBuild} from './currentBuild';
import {answerUnparsed} from './answerUnparsed';
import {plainHost} from './plainHost';
import {replyText} from './replies';
import {ruledHost} from './ruledHost';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface ServerOptions {
  /** The folder that `npm run build` wrote. */
  buildDir: string;
  /** 0, the default, takes any free port. */
  port?: number;
  /** Imitates a host that knows no rules but 404.html. For tests only. */
  plainHost?: boolean;
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

/**
 * Serves a finished build, and the next one as soon as it takes the place of this one.
 *
 * @throws when there is no build, or with the system's code when the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const buildDir = path.resolve(options.buildDir);
  const builds = currentBuild(buildDir);
  const server = createServer(
    guarded(options.plainHost ? plainHost(buildDir) : ruledHost(buildDir, builds)),
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
