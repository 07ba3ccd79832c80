/* An office: the editor behind a real nginx, as hosting/editor sets it up, over a bare repository. */
import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import {type IncomingMessage, request as askSocket} from 'node:http';
import {request} from 'node:https';
import path from 'node:path';
import host from '../../editor.server.config';
import type {RepositoryState} from '../repository';
import {openOffice} from '../server/open';
import {makeRemote, type Remote} from './support/gitServer';
import {saveOn} from './support/requests';

const FAQ = 'docs/faq.mdx';
const missing = ['nginx', 'openssl'].filter((name) => spawnSync(name, ['-v']).error);
const office = missing.length > 0 ? describe.skip : describe;

office('an office behind nginx', () => {
  let remote: Remote;
  let nginx: ChildProcess;
  let port: number;
  let editor: Awaited<ReturnType<typeof openOffice>>;
  const inRoot = (name: string) => path.join(remote.root, name);

  /** With passwords that are their names. */
  function writePeople(...names: string[]): void {
    const hashOf = (name: string) => execFileSync('openssl', ['passwd', '-apr1', name]).toString();
    writeFileSync(inRoot('htpasswd'), names.map((name) => `${name}:${hashOf(name)}`).join(''));
  }

  async function startNginx(): Promise<void> {
    const words = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=write -keyout key -out cert';
    execFileSync('openssl', words.split(' '), {cwd: remote.root, stdio: 'ignore'});
    const example = readFileSync(path.resolve('hosting/editor/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${await host.tryPort(0)};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace('# asha "Asha Rai";', 'asha "आशा राई";')
      .replace(/ssl_certificate .*;/, `ssl_certificate "${inRoot('cert')}";`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key "${inRoot('key')}";`)
      .replace('/etc/nginx/sipalu-write.htpasswd', `"${inRoot('htpasswd')}"`)
      .replace('http://unix:/run/sipalu-write/socket', `"http://unix:${inRoot('socket')}"`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const main = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid "${inRoot('pid')}";
events {}
http { access_log off;
${temporary.map((name) => `${name}_temp_path "${inRoot(name)}";`).join('\n')}
${example} }`;
    writeFileSync(inRoot('nginx.conf'), main);
    nginx = spawn('nginx', ['-c', inRoot('nginx.conf'), '-e', inRoot('error.log')]);
    while (nginx.exitCode === null) {
      if (await ask('GET', '/', 'asha').catch(() => undefined)) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(readFileSync(inRoot('error.log'), 'utf8'));
  }

  beforeAll(async () => {
    remote = makeRemote({[FAQ]: 'One.\n'});
    port = await host.tryPort(0);
    editor = await openOffice({
      public: `https://write.example.com:${port}`,
      repository: remote.bare,
      socket: inRoot('socket'),
    });
    writePeople('asha', 'bina');
    await startNginx();
  });
  afterAll(async () => {
    nginx.kill();
    if (nginx.exitCode === null) await once(nginx, 'close');
    await editor.close();
    remote.remove();
  });

  type Headers = Readonly<Record<string, string>>;

  async function replyOf(asked: ReturnType<typeof request>) {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const text = Buffer.concat((await response.toArray()) as Buffer[]).toString();
    return {status: response.statusCode, text};
  }

  /** @param name who signs in; nobody by default */
  async function ask(method: string, address: string, name = '', headers: Headers = {}, body = '') {
    const asked = request({
      method,
      host: '127.0.0.1',
      port,
      path: address,
      rejectUnauthorized: false,
      servername: 'write.example.com',
      headers: {
        host: `write.example.com:${port}`,
        ...(name && {authorization: `Basic ${btoa(`${name}:${name}`)}`}),
        ...headers,
      },
    });
    asked.end(body);
    return replyOf(asked);
  }

  const fromPage = () => ({
    origin: `https://write.example.com:${port}`,
    'content-type': 'application/json',
  });
  const post = (name: string, operation: string, takes: unknown, headers: Headers = {}) => {
    const body = JSON.stringify(takes);
    return ask('POST', `/__write/api/${operation}`, name, {...fromPage(), ...headers}, body);
  };
  const state = (name: string, headers?: Headers) =>
    post(name, 'state', {isFetching: false, place: 'About'}, headers);
  const stateOf = async (name: string) => JSON.parse((await state(name)).text) as RepositoryState;

  it('has a page for whoever is signed in, and the pages of the last build', async () => {
    expect(await ask('GET', '/__write/')).toMatchObject({status: 401});
    const page = await ask('GET', '/__write/', 'asha');
    expect(page).toEqual({status: 200, text: expect.stringContaining('<script')});
    const script = /src="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const packed = await ask('GET', script, 'asha', {'accept-encoding': 'gzip'});
    expect(packed.text.startsWith('\u001f')).toBe(true);
    const {text} = await post('asha', 'preview', {locale: 'en'});
    expect(JSON.parse(text)).toEqual({state: 'off'});
  });

  it('saves what each writer does under the own name', async () => {
    for (const name of ['asha', 'bina']) {
      await post(name, 'commit', saveOn(await stateOf(name), [{file: FAQ, text: `${name}\n`}]));
    }
    expect((await stateOf('asha')).user).toEqual({login: 'asha', name: 'आशा राई', email: ''});
    expect((await stateOf('asha')).others).toEqual([{name: 'bina', place: 'About'}]);
    const format = '--format=%(authorname) %(refname:lstrip=2)';
    expect(remote.git('for-each-ref', format, 'refs/writing')).toBe('आशा राई asha\nbina bina');
    expect(remote.git('show', `refs/writing/asha:${FAQ}`)).toBe('asha');
  });

  it('answers only to the one who is signed in, whatever comes from outside', async () => {
    const named = {'x-remote-name': 'Bina', 'x-remote-email': 'b@example.com'};
    const forged = {'x-remote-user': 'bina', ...named};
    const {text} = await state('asha', forged);
    expect(JSON.parse(text)).toMatchObject({user: {login: 'asha', name: 'आशा राई', email: ''}});
    expect(await state('', forged)).toMatchObject({status: 401});
    writePeople('asha');
    expect(await state('bina')).toMatchObject({status: 401});
    writePeople('asha', 'bina');
    expect(await state('bina')).toMatchObject({status: 200});
  });

  it.each([
    '/__write/../office.git/config',
    '/__write/%2e%2e/%2e%2e/etc/passwd',
    '/..%2foffice.git/HEAD',
  ])('has no other files: %s', async (address) => {
    const {status, text} = await ask('GET', address, 'asha');
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(/root:|refs\/heads|\[core\]/);
  });

  it('says when a body is too long', async () => {
    const reply = await post('asha', 'commit', 'x'.repeat(31 * 1024 * 1024));
    expect(reply).toMatchObject({status: 413, text: expect.stringContaining('30 MB')});
  });

  it('tells somebody who comes to the socket without a name to sign in', async () => {
    const host = `write.example.com:${port}`;
    const headers = {...fromPage(), host, 'x-editor-language': 'ne'};
    const at = {socketPath: inRoot('socket'), path: '/__write/api/state', method: 'POST'};
    const asked = askSocket({...at, headers});
    asked.end('{}');
    const text = expect.stringContaining('साइन इन');
    expect(await replyOf(asked)).toMatchObject({status: 401, text});
  });
});
