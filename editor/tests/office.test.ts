/*
 * An office: the editor behind a real nginx, as hosting/editor sets it up, over a bare repository whose remote
 * is a git server over HTTP with an account.
 */
import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, request as askSocket, type Server} from 'node:http';
import {request} from 'node:https';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {DRAFTS, MOVED, type RepositoryState, writeDraftMessage} from '../repository';
import {openOffice} from '../server/office';
import {
  addressOf,
  type Folder,
  gitIn,
  makeRemote,
  type Remote,
  startGitServer,
} from './support/gitServer';

const FAQ = 'docs/faq.mdx';
const BRANCH = 'writing/2026-11-27-asha';
const missing = ['nginx', 'openssl'].filter((name) => spawnSync(name, ['-v']).error);
const office = missing.length > 0 ? describe.skip : describe;

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

office('an office behind nginx', () => {
  let remote: Remote;
  let developer: Folder;
  let gitServer: Server;
  let nginx: ChildProcess;
  let port: number;
  let editor: Awaited<ReturnType<typeof openOffice>>;
  let machine: string;
  const people = () => path.join(machine, 'htpasswd');
  const socket = () => path.join(machine, 'socket');

  /** With passwords that are their names. */
  const writePeople = (...names: string[]) =>
    writeFileSync(
      people(),
      names
        .map(
          (name) =>
            `${name}:${execFileSync('openssl', ['passwd', '-apr1', name], {encoding: 'utf8'})}`,
        )
        .join(''),
    );

  async function startNginx(): Promise<void> {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) =>
      path.join(machine, name),
    );
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=write'],
        ...['-keyout', key!, '-out', certificate!],
      ],
      {stdio: 'ignore'},
    );
    const example = readFileSync(path.resolve('hosting/editor/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('# asha "Asha Rai";', 'asha "आशा राई";')
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace('/etc/nginx/sipalu-write.htpasswd', people())
      .replace('/run/sipalu-write/socket', socket());
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${machine}/pid; error_log ${machine}/error.log;
events {}
http { access_log off;
${temporary.map((name) => `${name}_temp_path ${machine}/${name};`).join('\n')}
${example} }`;
    writeFileSync(path.join(machine, 'nginx.conf'), main);
    nginx = spawn('nginx', ['-c', path.join(machine, 'nginx.conf'), '-e', `${machine}/error.log`]);
    for (let tries = 0; tries < 100; tries += 1) {
      if (await get('/', 'asha').catch(() => undefined)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(readFileSync(`${machine}/error.log`, 'utf8'));
  }

  beforeAll(async () => {
    remote = makeRemote({[FAQ]: 'One.\n', 'src/code.ts': '1\n'});
    gitServer = await startGitServer(remote.root);
    developer = remote.clone('developer');
    gitIn(remote.root, 'clone', '-q', '--bare', 'remote.git', 'office.git');
    const repository = path.join(remote.root, 'office.git');
    gitIn(repository, 'remote', 'set-url', 'origin', addressOf(gitServer));
    // Without a space in its name, for nginx.
    machine = mkdtempSync(path.join(os.tmpdir(), 'office-'));
    port = await freePort();
    editor = await openOffice({
      public: `https://write.example.com:${port}`,
      repository,
      socket: socket(),
    });
    writePeople('asha', 'bina');
    await startNginx();
  });
  afterAll(async () => {
    nginx.kill();
    if (nginx.exitCode === null) await once(nginx, 'close');
    await editor.close();
    gitServer.closeAllConnections();
    gitServer.close();
    remote.remove();
    rmSync(machine, {recursive: true});
  });

  type Headers = Readonly<Record<string, string | undefined>>;
  interface Reply {
    status?: number;
    headers: IncomingMessage['headers'];
    text: string;
  }

  const without = (headers: Headers) =>
    Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

  async function ask(method: string, address: string, headers: Headers, body = ''): Promise<Reply> {
    const own = {host: `write.example.com:${port}`, ...headers};
    const options = {
      method,
      headers: without(own),
      host: '127.0.0.1',
      port,
      rejectUnauthorized: false,
    };
    const asked = request({...options, path: address, servername: 'write.example.com'});
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
    return {status: response.statusCode, headers: response.headers, text};
  }

  const signedIn = (name: string) => ({
    authorization: `Basic ${Buffer.from(`${name}:${name}`).toString('base64')}`,
  });
  const get = (address: string, name: string) => ask('GET', address, signedIn(name));
  const fromPage = (name: string): Headers => ({
    ...signedIn(name),
    origin: `https://write.example.com:${port}`,
    'content-type': 'application/json',
  });
  const post = (name: string, operation: string, takes: unknown, headers: Headers = {}) =>
    ask(
      'POST',
      `/__write/api/${operation}`,
      {...fromPage(name), ...headers},
      JSON.stringify(takes),
    );

  async function state(name: string, isFetching = true): Promise<RepositoryState> {
    const {text} = await post(name, 'state', {isFetching, place: 'About'});
    return JSON.parse(text) as RepositoryState;
  }

  /** @param brought whether what the others have done comes, too */
  async function save(name: string, text: string, isBrought = false): Promise<unknown> {
    const {drafts: was, main} = await state(name);
    const from = isBrought ? main : was;
    const message = writeDraftMessage({label: 'Saved', base: main});
    const parents = isBrought ? [was, main] : [was];
    const takes = {branch: DRAFTS, was, parents, from, files: [{file: FAQ, text}], message};
    return JSON.parse((await post(name, 'commit', takes)).text);
  }

  async function handIn(name: string, text: string, branch = BRANCH): Promise<unknown> {
    const {main} = await state(name);
    const takes = {
      branch,
      was: null,
      parents: [main],
      from: main,
      files: [{file: FAQ, text}],
      message: 'New\n',
    };
    return JSON.parse((await post(name, 'commit', takes)).text);
  }

  it('has a page for whoever is signed in, and the pages of the site', async () => {
    expect(await ask('GET', '/__write/', {})).toMatchObject({status: 401});
    const page = await get('/__write/', 'asha');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<script')]);
    expect(JSON.parse((await post('asha', 'preview', {locale: 'en'})).text)).toEqual({
      state: 'off',
    });
  });

  it('takes what two writers and a developer do, each under the own name', async () => {
    expect((await state('asha')).user).toEqual({login: 'asha', name: 'आशा राई', email: ''});
    expect(await save('asha', 'Asha.\n')).toHaveProperty('id');
    expect(await save('bina', 'Bina.\n')).toHaveProperty('id');
    expect((await state('asha')).others).toEqual([{name: 'bina', place: 'About'}]);
    expect(await handIn('asha', 'Asha.\n')).toHaveProperty('id');
    expect(remote.git('log', '-1', '--format=%an', BRANCH)).toBe('आशा राई');
    expect(remote.git('log', '-1', '--format=%p', BRANCH)).toBe(
      remote.git('rev-parse', '--short', 'main'),
    );
    // Two people with one name begin with the same branch.
    expect(await handIn('bina', 'Bina.\n')).toBe(MOVED);
    expect(await handIn('bina', 'Bina.\n', `${BRANCH}-2`)).toHaveProperty('id');
    expect((await state('bina')).handIns).toMatchObject([{branch: `${BRANCH}-2`, isThere: true}]);
    developer.git('fetch', '-q');
    developer.git('merge', '-q', `origin/${BRANCH}`);
    developer.git('push', '-q', 'origin', 'HEAD:main', `:${BRANCH}`);
    const {main, handIns} = await state('asha');
    expect([main, handIns[0]?.isThere]).toEqual([remote.git('rev-parse', 'main'), false]);
    expect(await save('bina', 'Asha. Bina.\n', true)).toHaveProperty('id');
    expect(remote.git('for-each-ref', 'refs/writing')).toBe('');
  });

  it('answers only to the one who is signed in, whatever comes from outside', async () => {
    const forged = {
      'x-remote-user': 'bina',
      'x-remote-name': 'Bina',
      'x-remote-email': 'b@example.com',
    };
    const {text} = await post('asha', 'state', {isFetching: false}, forged);
    expect(JSON.parse(text)).toMatchObject({user: {login: 'asha', name: 'आशा राई', email: ''}});
    const nobody = {...forged, authorization: undefined};
    expect(await post('asha', 'state', {isFetching: false}, nobody)).toMatchObject({status: 401});
    writePeople('asha');
    expect(await post('bina', 'state', {isFetching: false})).toMatchObject({status: 401});
    writePeople('asha', 'bina');
    expect(await post('bina', 'state', {isFetching: false})).toMatchObject({status: 200});
  });

  it.each<[string, Headers, number]>([
    ['a page of another site', {origin: 'https://evil.example'}, 403],
    ['a page without TLS', {origin: 'http://write.example.com'}, 403],
    ['a name that leads here', {host: 'evil.example'}, 403],
    ['a form', {'content-type': 'text/plain'}, 415],
  ])('refuses %s', async (_, headers, status) => {
    const reply = await post('asha', 'state', {isFetching: false}, headers);
    expect(reply).toMatchObject({status, text: expect.stringContaining('message')});
  });

  it.each([
    '/__write/../office.git/config',
    '/__write/%2e%2e/%2e%2e/etc/passwd',
    '/..%2foffice.git/HEAD',
  ])('has no other files: %s', async (address) => {
    const {status, text} = await get(address, 'asha');
    expect([400, 404, 302]).toContain(status);
    expect(text).not.toMatch(/root:|refs\/heads|\[core\]/);
  });

  it('says when a body is too long', async () => {
    const body = 'x'.repeat(31 * 1024 * 1024);
    const reply = await ask('POST', '/__write/api/commit', fromPage('asha'), body);
    expect(reply).toMatchObject({status: 413, text: expect.stringContaining('30 MB')});
  });

  it('tells somebody who comes to the socket without a name to sign in', async () => {
    const headers = {
      ...fromPage('asha'),
      host: `write.example.com:${port}`,
      'x-editor-language': 'ne',
    };
    const asked = askSocket({
      socketPath: socket(),
      path: '/__write/api/state',
      method: 'POST',
      headers: without(headers),
    });
    asked.end('{}');
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(401);
    expect(Buffer.concat((await response.toArray()) as Buffer[]).toString()).toContain('साइन इन');
  });
});

it.each([{}, {port: '0'}, {'secret-file': __filename}])(
  'does not let in everybody: %j',
  async (options) => {
    const open = openOffice({
      public: 'https://write.example.com',
      repository: __dirname,
      ...options,
    });
    await expect(open).rejects.toThrow('--socket');
  },
);
