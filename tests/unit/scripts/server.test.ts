/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {storeHosts} from '../../../src/plugins/routing/hosts/store';
import {storeTable} from '../../../src/plugins/routing/storedTable';
import {type RunningServer, startServer} from '../../../scripts/server';
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
  server = await startServer({buildDir});
  plain = await startServer({buildDir, githubPages: true});
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
  ])('sends %s to %s for good', async (address, location) => {
    const {status, headers} = await ask(server.origin, address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    ['/nothing?from=mail&x=%20', '/app?from=mail&x=%20'],
    ['/ne/nothing', '/ne/app'],
    ['/404.html', '/app'],
    ['/%E0%A4', '/app'],
    ['//evil', '/app'],
    ['/%2f%2fevil', '/app'],
    ['/\\evil', '/app'],
    ['/about%0d%0aSet-Cookie:a=b', '/app'],
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

  describe('a browser that has the page', () => {
    const earlier = 'Sat, 01 Jan 2000 00:00:00 GMT';
    /** What it sends for a copy with this ETag and time of change. */
    type Copy = (etag: string, modified: string) => Record<string, string>;

    it.each<[string, Copy]>([
      ['its ETag', (etag) => ({'if-none-match': etag})],
      ['its ETag as a weak one', (etag) => ({'if-none-match': `W/${etag}`})],
      ['its ETag among others', (etag) => ({'if-none-match': `"x", W/"y" ,${etag}, "z"`})],
      ['any ETag', () => ({'if-none-match': '*'})],
      ['its time', (_, modified) => ({'if-modified-since': modified})],
      ['both', (etag, modified) => ({'if-none-match': etag, 'if-modified-since': modified})],
    ])('is answered 304 when it names %s', async (_what, copy) => {
      const {headers} = await ask(server.origin, '/about');
      const known = copy(headers.etag!, headers['last-modified']!);
      for (const method of ['GET', 'HEAD']) {
        const again = await ask(server.origin, '/about', {method, headers: known});
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers.etag).toBe(headers.etag);
        expect(again.headers['content-type']).toBeUndefined();
        expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
      }
    });

    it.each<[string, Copy]>([
      ['another ETag', () => ({'if-none-match': '"x", "y"'})],
      ['a part of its ETag', (etag) => ({'if-none-match': etag.slice(0, -2)})],
      ['another time', () => ({'if-modified-since': earlier})],
      ['no time', () => ({'if-modified-since': 'yesterday'})],
      [
        'its ETag and another time',
        (etag) => ({'if-none-match': etag, 'if-modified-since': earlier}),
      ],
      [
        'its time and another ETag',
        (_, time) => ({'if-none-match': '"x"', 'if-modified-since': time}),
      ],
    ])('gets it again when it names %s', async (_what, copy) => {
      const {headers} = await ask(server.origin, '/about');
      const known = copy(headers.etag!, headers['last-modified']!);
      const again = await ask(server.origin, '/about', {headers: known});
      expect([again.status, again.body.toString()]).toEqual([200, page]);
    });

    it('knows the compressed copy from the original', async () => {
      const {headers} = await ask(server.origin, '/about');
      const reply = await ask(server.origin, '/about', {
        headers: {'accept-encoding': 'br', 'if-none-match': headers.etag!},
      });
      expect([reply.status, reply.headers['content-encoding']]).toEqual([200, 'br']);
      expect(reply.headers.etag).not.toBe(headers.etag);
    });
  });

  it.each([
    ['bytes=1-3', 'svg', 'bytes 1-3/6'],
    ['bytes=4-', '/>', 'bytes 4-5/6'],
    ['bytes=4-99', '/>', 'bytes 4-5/6'],
    ['bytes=-2', '/>', 'bytes 4-5/6'],
    ['bytes=-99', '<svg/>', 'bytes 0-5/6'],
  ])('sends the part %s of a file', async (range, part, contentRange) => {
    const reply = await ask(server.origin, '/img/logo.svg', {headers: {range}});
    expect([reply.status, reply.body.toString()]).toEqual([206, part]);
    expect(reply.headers['content-range']).toBe(contentRange);
    expect(reply.headers['content-length']).toBe(String(part.length));
  });

  it.each(['bytes=6-', 'bytes=6-9', 'bytes=-0', 'bytes=9999999999999999999-'])(
    'answers 416 to %s, which no part of the file is',
    async (range) => {
      const reply = await ask(server.origin, '/img/logo.svg', {headers: {range}});
      expect([reply.status, reply.headers['content-range']]).toEqual([416, 'bytes */6']);
    },
  );

  it.each(['bytes=10-5', 'bytes=0-1,3-4', 'bytes=x', 'bytes=-', 'lines=1-2'])(
    'sends the whole file for the odd range %s, and goes on',
    async (range) => {
      const reply = await ask(server.origin, '/img/logo.svg', {headers: {range}});
      expect([reply.status, reply.body.toString()]).toEqual([200, '<svg/>']);
    },
  );

  it('sends a part only of the file that the browser began with', async () => {
    const {headers} = await ask(server.origin, '/img/logo.svg');
    const part = (ifRange: string) =>
      ask(server.origin, '/img/logo.svg', {headers: {range: 'bytes=1-3', 'if-range': ifRange}});
    expect((await part(headers.etag!)).status).toBe(206);
    expect((await part(headers['last-modified']!)).status).toBe(206);
    expect((await part('"x"')).status).toBe(200);
    expect((await part('Sat, 01 Jan 2000 00:00:00 GMT')).status).toBe(200);
  });

  it('sends an empty file', async () => {
    const reply = await ask(server.origin, '/empty.txt', {headers: {range: 'bytes=0-'}});
    expect([reply.status, reply.headers['content-length']]).toEqual([200, '0']);
  });

  it('answers 404 for a page whose file is gone', async () => {
    const {status, headers} = await ask(server.origin, '/ne/app');
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  it('tells when there is no build, and when the port is taken', async () => {
    await expect(startServer({buildDir: path.join(buildDir, 'none')})).rejects.toMatchObject({
      code: 'ENOENT',
    });
    const port = Number(new URL(server.origin).port);
    await expect(startServer({buildDir, port})).rejects.toMatchObject({code: 'EADDRINUSE'});
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
