/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {storeHosts} from '../../../src/plugins/routing/hosts/store';
import {storeTable} from '../../../src/plugins/routing/routeTable';
import {listen, type RunningServer, startServer} from '../../../scripts/server';
import {githubPagesHost} from '../../browser/support/githubPagesHost';
import {table} from '../routing/table';

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the path exactly as given; fetch() would tidy it first. */
function ask(
  origin: string,
  rawPath: string,
  options: {method?: string; headers?: Record<string, string>} = {},
): Promise<Reply> {
  const {port} = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({port, host: 'localhost', path: rawPath, ...options}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    asked.on('error', reject).end();
  });
}

/** For requests that Node's client refuses to send. */
function askRaw(origin: string, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(origin).port), 'localhost');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('end', () => resolve(answer)).on('error', reject);
    socket.end(Buffer.from(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n`, 'latin1'));
  });
}

const page = '<!doctype html><title>A page</title>'.padEnd(2000, ' ');
let buildDir: string;
let server: RunningServer;
let plain: RunningServer;

beforeAll(async () => {
  buildDir = mkdtempSync(path.join(tmpdir(), 'a build '));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(buildDir, name)), {recursive: true});
    writeFileSync(path.join(buildDir, name), content);
  };
  for (const name of [
    'index',
    'about',
    'app',
    'fonts',
    'help/first-steps',
    'ne/index',
    'ne/about',
  ]) {
    write(`${name}.html`, page);
  }
  write('about.html.br', brotliCompressSync(page));
  write('about.html.gz', gzipSync(page));
  write('404.html', 'Not here');
  write('verification.html', 'a token');
  write('CNAME', 'site.example');
  write('robots.txt', 'User-agent: *');
  write('empty.txt', '');
  write('ne/media-feed.xml', '<rss/>');
  write('assets/js/main.12345678.js', 'run()');
  write('ne/assets/js/main.12345678.js', 'run()');
  write('typefaces/a name.ttf', 'font');
  write('img/sized/asha-0123456789ab-320.avif', 'picture');
  write('img/logo.svg', '<svg/>');
  write('.well-known/security.txt', 'Contact:');
  write('.env', 'SECRET');
  storeTable(buildDir, 'en', table[0]!);
  storeTable(buildDir, 'ne', table[1]!);
  storeHosts(buildDir, table, headerRules(table, {scripts: [], styles: {}, runtimeStyles: []}));
  server = await startServer(buildDir);
  plain = await listen(githubPagesHost(buildDir));
});

afterAll(async () => {
  await server.close();
  await plain.close();
  rmSync(buildDir, {recursive: true});
});

describe('a host with rules', () => {
  it.each(['/', '/about', '/fonts', '/help/first-steps', '/ne/', '/ne/about'])(
    'serves the page %s',
    async (address) => {
      const {status, headers, body} = await ask(server.origin, address);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers.etag).toBeTruthy();
      expect(body.toString()).toBe(page);
    },
  );

  it.each([
    ['/ABOUT?a=1', '/about?a=1'],
    ['/about/?to=//evil.example', '/about?to=//evil.example'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/Ne/About', '/ne/about'],
    ['/ne', '/ne/'],
    ['/x/../about', '/about'],
    ['http://anything.example/About?x', '/about?x'],
    ['/About?', '/about'],
  ])('sends %s to %s for good', async (address, location) => {
    const {status, headers} = await ask(server.origin, address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    ['/nothing?from=mail&x=%20', '/app?missing=/nothing&from=mail&x=%20#not-found'],
    ['/ne/nothing', '/ne/app?missing=/ne/nothing#not-found'],
    ['/nothing?', '/app?missing=/nothing#not-found'],
    ['/404.html', '/app?missing=/404.html#not-found'],
    ['/%E0%A4', '/app?missing=/%E0%A4#not-found'],
    ['//evil', '/app?missing=//evil#not-found'],
    ['/%2f%2fevil', '/app?missing=/%2f%2fevil#not-found'],
    ['/\\evil', '/app?missing=/\\evil#not-found'],
    ['/about%0d%0aSet-Cookie:a=b', '/app?missing=/about%0d%0aSet-Cookie:a=b#not-found'],
  ])('sends %s to %s for now', async (address, location) => {
    const {status, headers} = await ask(server.origin, address);
    expect([status, headers.location]).toEqual([302, location]);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['GET /ABOUT?q=\xe0\xa4 HTTP/1.1', 'GET /ABOUT?q=a\rb HTTP/1.1', 'GET /\x00 HTTP/1.1'])(
    'answers 400 to signs that no header may hold: %j',
    async (head) => {
      expect(await askRaw(server.origin, head)).toMatch(/^HTTP\/1.1 400 /);
    },
  );

  it.each([
    '/img/missing.png',
    '/assets/js/gone.js',
    '/img/',
    '/IMG/logo.svg',
    '/.env',
    '/%2eenv',
    '/.routes/en.json',
    '/about.html.br',
    '/.well-known/nothing',
    '/.well-known/../.env',
  ])('answers 404 without HTML to %s', async (address) => {
    const {status, headers, body} = await ask(server.origin, address);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).not.toMatch(/<|SECRET/);
  });

  it.each(['/%zz', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '/../etc/passwd'])(
    'answers 400 to %s',
    async (address) => {
      expect((await ask(server.origin, address)).status).toBe(400);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'])(
    'answers 405 to %s',
    async (method) => {
      const {status, headers} = await ask(server.origin, '/about', {method});
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each(['BREW', 'X_Y-Z', 'CONNECT'])(
    'answers 405, with the headers of the site, to the method %s that Node hands to no listener',
    async (method) => {
      const answer = await askRaw(server.origin, `${method} /about HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
      expect(answer).toContain('\r\nallow: GET, HEAD\r\n');
      expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
      expect(answer).toContain('\r\ncache-control: no-store\r\n');
    },
  );

  it.each(['get /about HTTP/1.1', 'GE1 /about HTTP/1.1', 'BREW /about', 'BREW /about HTTQ/1.1'])(
    'answers 400 to %j, which is no request',
    async (line) => {
      expect(await askRaw(server.origin, line)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    },
  );

  it('answers HEAD like GET, without the body', async () => {
    const {status, headers, body} = await ask(server.origin, '/about', {method: 'HEAD'});
    expect([status, headers['content-length'], body.length]).toEqual([200, '2000', 0]);
  });

  it('calls the feed of a language a feed, and knows none where there is none', async () => {
    const {status, headers} = await ask(server.origin, '/ne/media-feed.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect((await ask(server.origin, '/media-feed.xml')).status).toBe(404);
  });

  it.each([
    ['/assets/js/main.12345678.js', 'public, max-age=31536000, immutable'],
    ['/ne/assets/js/main.12345678.js', 'public, max-age=31536000, immutable'],
    ['/typefaces/a%20name.ttf', 'public, max-age=86400'],
    ['/img/logo.svg', 'no-cache'],
    ['/img/sized/asha-0123456789ab-320.avif', 'public, max-age=31536000, immutable'],
    ['/robots.txt', 'no-cache'],
    ['/CNAME', 'no-cache'],
    ['/verification.html', 'no-cache'],
    ['/.well-known/security.txt', 'no-cache'],
  ])('serves the file %s, kept for "%s"', async (address, cacheControl) => {
    const {status, headers} = await ask(server.origin, address);
    expect([status, headers['cache-control']]).toEqual([200, cacheControl]);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.1,  br ; q=0.9', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000, br;Q=0', undefined],
    ['bread, xgzip', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('sends what was compressed before to a browser that accepts %s', async (accepts, encoding) => {
    const headers = {'accept-encoding': accepts};
    const reply = await ask(server.origin, '/about', {headers});
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers 304, with its policy, to a browser that has the page', async () => {
    const {headers} = await ask(server.origin, '/about');
    for (const method of ['GET', 'HEAD']) {
      const known = {'if-none-match': headers.etag!};
      const again = await ask(server.origin, '/about', {method, headers: known});
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-type']).toBeUndefined();
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
  });

  it('knows the compressed copy from the original', async () => {
    const {headers} = await ask(server.origin, '/about');
    const reply = await ask(server.origin, '/about', {
      headers: {'accept-encoding': 'br', 'if-none-match': headers.etag!},
    });
    expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'br']);
    expect(reply.headers.etag).not.toBe(headers.etag);
  });

  it('sends a part of a file', async () => {
    const reply = await ask(server.origin, '/img/logo.svg', {headers: {range: 'bytes=1-3'}});
    expect([reply.status, reply.body.toString()]).toEqual([206, 'svg']);
    expect(reply.headers['content-range']).toBe('bytes 1-3/6');
  });

  it.each(['bytes=9999-', 'bytes=5-2', 'bytes=-0'])(
    'answers 416, without HTML, to %s, which no part of the file is',
    async (range) => {
      const headers = {range, 'accept-encoding': 'br'};
      const reply = await ask(server.origin, '/about', {headers});
      const {etag, 'content-encoding': encoding, 'cache-control': kept} = reply.headers;
      expect([reply.status, etag, encoding, kept]).toEqual([416, undefined, undefined, 'no-store']);
      expect(reply.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it.each([
    ['/about', 'accept-encoding'],
    ['/img/logo.svg', undefined],
  ])('says of %s that its answer varies with %s', async (address, vary) => {
    expect((await ask(server.origin, address)).headers.vary).toBe(vary);
  });

  it('answers an address without a path with the home page', async () => {
    expect((await ask(server.origin, 'http://anything.example')).status).toBe(200);
  });

  it('sends an empty file', async () => {
    const reply = await ask(server.origin, '/empty.txt');
    expect([reply.status, reply.headers['content-length']]).toEqual([200, '0']);
  });

  it('serves the next build, with its own rules, when it has taken the place of this one', async () => {
    const policy = async () =>
      (await ask(server.origin, '/about')).headers['content-security-policy'];
    expect(await policy()).not.toContain("'sha256-next'");
    const inline = {scripts: ["'sha256-next'"], styles: {}, runtimeStyles: []};
    storeHosts(buildDir, table, headerRules(table, inline));
    expect(await policy()).toContain("'sha256-next'");
  });

  it('answers 404 for a page whose file is gone', async () => {
    const {status, headers} = await ask(server.origin, '/ne/app');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('tells when there is no build, and when the port is taken', async () => {
    await expect(startServer(path.join(buildDir, 'none'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
    const port = Number(new URL(server.origin).port);
    await expect(startServer(buildDir, port)).rejects.toMatchObject({code: 'EADDRINUSE'});
  });
});

describe('a host that knows only 404.html', () => {
  it.each([
    ['/about', 200],
    ['/about.html', 200],
    ['/ne/', 200],
    ['/img/logo.svg', 200],
    ['/ABOUT', 404],
    ['/about/', 404],
    ['/ne/nothing', 404],
    ['/img/missing.png', 404],
    ['/%E0%A4', 404],
    ['/%zz', 400],
    ['/%00', 400],
    ['/../../etc/passwd', 404],
    ['*/../../etc/passwd', 400],
  ])('answers %s with %i', async (address, status) => {
    expect((await ask(plain.origin, address)).status).toBe(status);
  });

  it('answers with the 404.html of the root', async () => {
    const {headers, body} = await ask(plain.origin, '/ne/nothing');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toBe('Not here');
  });

  it('adds the slash of a folder', async () => {
    const {status, headers} = await ask(plain.origin, '/ne?a=1');
    expect([status, headers.location]).toEqual([301, '/ne/?a=1']);
  });
});
