import {createServer} from 'node:http';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import sirv from 'sirv';

/**
 * A plain static host, the same for every site: .br and .gz files where they exist, an hour of cache
 * for files and none for pages, no TLS, no rules of ours.
 */
export async function serve(dir) {
  const send = sirv(dir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const isPage = /(?:\.html|\/[^.]*)$/.test(pathname);
      response.setHeader('cache-control', isPage ? 'no-cache' : 'public, max-age=3600');
    },
  });
  const server = createServer((request, response) =>
    send(request, response, () => response.writeHead(404).end()),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Compresses the files of a peer with the settings and from the size at which our build does. */
export function compressFolder(dir) {
  for (const entry of readdirSync(dir, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(?:html|js|css|json|svg|txt|xml|ttf|ico)$/.test(file)) continue;
    const content = readFileSync(file);
    if (content.length <= 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, {level: 9}));
  }
}
