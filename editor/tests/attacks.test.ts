/*
 * What a page of another site in the same browser, another program, or bad luck may try, against the real
 * server. After each of them the files are as they were. More of it in guard.test.ts and gitRepository.test.ts.
 */
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {Readable} from 'node:stream';
import {MOVED, type NewFile, readSavedMessage, type RepositoryState} from '../repository';
import {type LocalEditor, openEditor} from '../server/open';
import {createPreview} from '../server/preview';
import {type Folder, makeRemote, type Remote} from './support/gitServer';
import {saveOn} from './support/requests';

const FAQ = 'docs/faq.mdx';
const KEPT = 'max-age=31536000, immutable';

let remote: Remote;
let site: Folder;
let editor: LocalEditor;

const openHere = () => openEditor(site.siteDir, 0, createPreview());

beforeAll(async () => {
  remote = makeRemote({[FAQ]: 'One.\n', '.gitignore': '.cache/\n'});
  site = remote.clone('site');
  editor = (await openHere()) as LocalEditor;
});
afterAll(async () => {
  await editor.close();
  remote.remove();
});

type Headers = Record<string, string | undefined>;

/** As a browser sends it, but for the given headers; undefined leaves one out. */
function begin(operation: string, changes: Headers = {}) {
  const {host, origin, hash} = new URL(editor.address);
  const key = {'x-editor-key': hash.slice(1)};
  const own = {host, origin, 'content-type': 'application/json', ...key, ...changes};
  const headers = Object.fromEntries(Object.entries(own).filter(([, value]) => value));
  return request(`${origin}/__write/api/${operation}`, {method: 'POST', headers});
}

async function replyOf(asked: ReturnType<typeof request>) {
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  return {status: response.statusCode, headers: response.headers, body};
}

async function post(operation: string, body: unknown, changes?: Headers) {
  const asked = begin(operation, changes);
  asked.end(typeof body === 'string' ? body : JSON.stringify(body));
  const reply = await replyOf(asked);
  return {...reply, answer: JSON.parse(String(reply.body)) as unknown};
}

const state = async () => (await post('state', {isFetching: false})).answer as RepositoryState;

/** To be sent. */
async function save(text: string, headers?: Headers) {
  const takes = saveOn(await state(), [{file: FAQ, text}]);
  return () => post('commit', takes, headers);
}

it('saves what its own page sends, and lets no other site read the answer', async () => {
  const {status, headers} = await (await save('Mine.\n'))();
  expect([status, site.read(FAQ)]).toEqual([200, 'Mine.\n']);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Object.keys(headers).join()).not.toContain('access-control');
});

it.each([
  ['a name that leads here from another site', {host: 'evil.example'}, 403],
  ['a page of another site', {origin: 'http://evil.example'}, 403],
  ['a page without the key', {'x-editor-key': undefined}, 401],
] as const)('%s writes and reads nothing', async (_, headers, status) => {
  const before = site.read(FAQ);
  const refused = await (await save('Theirs.\n', headers))();
  expect(refused).toMatchObject({status, answer: {message: expect.stringMatching(/\.$/)}});
  expect((await post('state', {isFetching: false}, headers)).status).toBe(status);
  expect(site.read(FAQ)).toBe(before);
});

describe('what a page of the editor would not send', () => {
  const PAGE = 'docs/code.mdx';
  const WITH_CODE = 'export const two = 1 + 1;\n\nIt is {two}.\n';
  const picture = 'static/img/team/asha.png';
  const commit = async (file: NewFile, label?: string) =>
    saveOn(await state(), [file], undefined, label);
  const send = async (file: NewFile) => (await post('commit', await commit(file))).status;
  const blobOf = (text: string) => {
    site.write('.cache/text', text);
    return site.git('hash-object', '-w', '.cache/text');
  };

  it.each<[what: string, file: NewFile]>([
    ['an import', {file: FAQ, text: "import fs from 'node:fs';\n\nOne.\n"}],
    ['a value in braces', {file: FAQ, text: 'One {process.exit()}.\n'}],
    ['a script', {file: FAQ, text: '<script>alert(1)</script>\n'}],
    ['code in a page that cannot be read', {file: FAQ, text: '???? {process.exit()}\n'}],
    ['code in base64', {file: FAQ, base64: Buffer.from('{alert(1)}').toString('base64')}],
    ['a picture that is none', {file: picture, text: '<script>alert(1)</script>'}],
    ['a picture of another kind', {file: picture, base64: 'R0lG'}],
  ])('is not written: %s', async (_, file) => {
    const before = site.read(FAQ);
    expect(await send(file)).toBe(400);
    expect(site.read(FAQ)).toBe(before);
    expect(existsSync(path.join(site.siteDir, picture))).toBe(false);
  });

  it('is not written either as content that is there already', async () => {
    expect(await send({file: FAQ, blob: blobOf('One {process.exit()}.\n')})).toBe(400);
  });

  it('is not needed to know one save from another: a message that says nothing', async () => {
    const request = {...(await commit({file: FAQ, text: 'Six.\n'})), message: 'Saved'};
    expect((await post('commit', request)).status).toBe(400);
  });

  it('stays where a developer has written it, and comes back', async () => {
    site.write(PAGE, WITH_CODE);
    expect(await send({file: PAGE, text: WITH_CODE.replace('It', 'The sum')})).toBe(200);
    expect(await send({file: PAGE, text: null})).toBe(200);
    expect(await send({file: PAGE, text: WITH_CODE.replace('1 + 1', '1 + 2')})).toBe(400);
    expect(await send({file: PAGE, text: WITH_CODE})).toBe(200);
    expect(await send({file: PAGE, text: `${WITH_CODE}<Lead>\n`})).toBe(400);
    expect(await send({file: PAGE, text: `Words.\n${WITH_CODE}?????\n`})).toBe(200);
  });

  it('leaves the base of a commit readable, whatever its label is', async () => {
    const {base} = await state();
    const request = await commit({file: FAQ, text: 'Seven.\n'}, 'One\n\ntwo {}');
    expect((await post('commit', request)).status).toBe(200);
    site.git('commit', '-q', '--allow-empty', '-m', 'Later');
    const message = site.git('log', '-1', '--format=%B', 'refs/writing/writer');
    expect(readSavedMessage(message)).toEqual({label: 'One\n\ntwo {}', base});
  });
});

describe('a body that is too long', () => {
  it('is refused before it is read, when it says so', async () => {
    const asked = begin('commit', {'content-length': String(31 * 1024 * 1024)});
    asked.on('error', () => undefined).write('{');
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    asked.destroy();
  });

  it('is refused while it is read, when it does not', async () => {
    const asked = begin('commit').on('error', () => undefined);
    let sent = 0;
    const body = new Readable({
      read() {
        sent += 1;
        this.push(sent < 200 ? Buffer.alloc(1024 * 1024, ' ') : null);
      },
    });
    body.pipe(asked);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    expect(sent).toBeLessThan(60);
    asked.destroy();
  });
});

it('saves one of two at once, and says to the other that something has moved', async () => {
  const both = await Promise.all([save('Two.\n'), save('Three.\n')]);
  const answers = await Promise.all(both.map((send) => send()));
  expect(answers.filter(({answer}) => answer === MOVED)).toHaveLength(1);
  expect(site.read(FAQ)).toMatch(/^(?:Two|Three)\.\n$/);
});

it('opens once: the second leads to the first, and takes the place of one that was killed', async () => {
  expect(await openHere()).toEqual({other: editor.address});
  await editor.close();
  site.write('.cache/writing-room/address.txt', 'http://localhost:9/__write/#key');
  editor = (await openHere()) as LocalEditor;
  expect(editor.address).toMatch(/^http:\/\/localhost:\d+\/__write\/#/);
});

it('takes the place of one whose port another server has since, also an editor with another key', async () => {
  const note = '.cache/writing-room/address.txt';
  // As `npm start` does: to another address, where there is a page.
  const foreign = createServer(({url}, response) => {
    const isPage = url === '/';
    response.writeHead(isPage ? 200 : 302, {location: '/'}).end('{}');
  }).listen(0, '127.0.0.1');
  await once(foreign, 'listening');
  const {port} = foreign.address() as AddressInfo;
  for (const address of [`http://localhost:${port}/__write/#key`, `${editor.address}0`]) {
    site.write(note, address);
    const opened = (await openHere()) as LocalEditor;
    expect(opened).not.toHaveProperty('other');
    await opened.close();
  }
  foreign.closeAllConnections();
  foreign.close();
});

it.each<[what: string, operation: string, body: unknown, status: number]>([
  ['no JSON', 'state', '{', 400],
  ['another shape', 'state', {isFetching: 'yes'}, 400],
  ['fields that there are not', 'state', {isFetching: false, mode: 1}, 400],
  ['a language that there is not', 'preview', {locale: 'fr'}, 400],
  ...['toString', '__proto__', 'state/', 'state?x', ''].map(
    (name) => ['an operation that there is not', name, {isFetching: false}, 404] as never,
  ),
])('refuses %s: %s %j', async (_, operation, body, status) => {
  expect((await post(operation, body)).status).toBe(status);
});

describe('the page', () => {
  // Not by fetch, which would change the path.
  const get = (address: string) =>
    replyOf(request(new URL(editor.address).origin, {path: address}).end());

  it('has scripts and styles that are named by their content, and kept', async () => {
    const {headers, body} = await get('/__write/');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
    const addresses = [...String(body).matchAll(/(?:src|href)="(\/__write\/[^"]+)"/g)];
    expect(addresses.length).toBeGreaterThan(3);
    for (const [, address = ''] of addresses) {
      const {status, headers: kept} = await get(address);
      expect([status, kept['cache-control']]).toEqual([200, KEPT]);
    }
    expect(JSON.parse(String((await get('/__write/site.json')).body))).toHaveProperty('reads');
  });

  it.each([
    '/__write/../package.json',
    '/__write/%2e%2e/package.json',
    '/__write/app.js',
    '/sw.js',
  ])('has nothing else: %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });
});
