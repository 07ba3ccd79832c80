import {once} from 'node:events';
import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {edgeAnswer, type EdgeRequest} from '../hosts/edgeAnswer';
import {readRules} from '../hosts';
import {buildAssets} from './files';

export interface RunningServer {
  /** Without a slash at its end, for example "http://localhost:3000". */
  origin: string;
  close: () => Promise<void>;
}

/**
 * @param port 0 takes any free one
 * @throws with the system's code when the port cannot be had
 */
export async function listen(server: Server, port = 0): Promise<RunningServer> {
  await once(server.listen(port), 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A server that answers as a worker would. */
export const serverOf = (answer: (asked: EdgeRequest) => Promise<Response>): Server =>
  createServer(async ({method = '', url = '', headers}: IncomingMessage, response) => {
    const asked = {
      method,
      // A proxy sends the whole address.
      url: /^https?:\/\//i.test(url) ? url : `http://${headers.host ?? ''}${url}`,
      headers: new Headers(headers as Record<string, string>),
    };
    const {status, headers: answered, body} = await answer(asked);
    response.writeHead(status, Object.fromEntries(answered));
    for await (const chunk of body ?? []) response.write(chunk);
    response.end();
  });

/**
 * Serves a finished build by the worker of the edge, and the next one as soon as it takes the place of this one.
 *
 * @param folder that `npm run build` wrote
 * @throws when there is no build
 */
export async function startServer(folder: string, port?: number): Promise<RunningServer> {
  return listen(serverOf(answerFrom(folder)), port);
}

/** @throws when there is no build */
export function answerFrom(folder: string): (asked: EdgeRequest) => Promise<Response> {
  const buildDir = path.resolve(folder);
  const files = buildAssets(buildDir);
  let known = readRules(buildDir);
  return (asked) => {
    try {
      known = readRules(buildDir);
    } catch {
      // The next build is about to take the place of this one.
    }
    return edgeAnswer(asked, files, known.table, known.rules, {});
  };
}
