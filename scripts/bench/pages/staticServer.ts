import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import sirv from 'sirv';

export interface Served {
  /** Without a slash at its end. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * A plain static host, the same for all: compressed twins where there are any, an hour's cache for
 * files and none for pages, no TLS, no rules of ours.
 *
 * @param isSinglePage answers unknown addresses with index.html
 */
export async function serve(dir: string, isSinglePage = false): Promise<Served> {
  const send = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    single: isSinglePage,
    setHeaders: (response, pathname) => {
      const isPage = /(?:\.html|\/[^.]*)$/.test(pathname);
      response.setHeader('cache-control', isPage ? 'no-cache' : 'public, max-age=3600');
    },
  });
  const server = createServer((request, response) => {
    send(request, response, () => {
      response.writeHead(404, {'content-type': 'text/plain; charset=utf-8'});
      response.end('Not found.\n');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
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
