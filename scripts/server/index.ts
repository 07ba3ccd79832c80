import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {readHeaderRules} from '../../src/plugins/routing/hosts/store';
import {readTable} from '../../src/plugins/routing/storedTable';
import {plainHost} from './plainHost';
import {replyText} from './replies';
import {ruledHost} from './ruledHost';

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

/** A fault in one answer does not end the server. */
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
 * Serves a finished build.
 *
 * @throws when there is no build, or with the system's code when the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const buildDir = path.resolve(options.buildDir);
  const answer = options.plainHost
    ? plainHost(buildDir)
    : ruledHost(buildDir, readTable(buildDir), readHeaderRules(buildDir));
  const server = createServer(guarded(answer));

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
