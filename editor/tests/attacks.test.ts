/*
 * What a page of another site in the same browser, another program, or bad luck may try, against the
 * real server. After each of them the files are as they were, or as one of two writers meant them.
 */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, symlinkSync} from 'node:fs';
import {type IncomingMessage, request} from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Edit, EditStep} from '../types';
import {openOnce} from '../server/openOnce';
import type {RoomServer} from '../server/room';
import {type Contents, makeSmallSite, type SmallSite, TWO_FILES} from './smallSite';

const TEAM = 'src/data/team.yml';
const edit = TWO_FILES[1];

let site: SmallSite;
let room: RoomServer;
let before: Contents;

const preview = {targets: new Map(), stopped: new Set<never>()};
const openHere = () => openOnce({siteDir: site.siteDir, preview, port: 0});

beforeEach(async () => {
  site = makeSmallSite();
  before = site.contents();
  room = (await openHere()) as RoomServer;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await room.close();
  site.remove();
});

type Headers = Record<string, string | undefined>;

/** As a browser sends it, but for the given headers; undefined leaves one out. */
function begin(operation: string, changes: Headers = {}) {
  const {host, origin, hash} = new URL(room.address);
  const key = {'x-editor-key': hash.slice(1)};
  const own = {host, origin, 'content-type': 'application/json', ...key, ...changes};
  const headers = Object.fromEntries(Object.entries(own).filter(([, value]) => value));
  return request(`${room.origin}/__write/api/${operation}`, {method: 'POST', headers});
}

async function post(operation: string, body: unknown, changes?: Headers) {
  const asked = begin(operation, changes);
  asked.end(typeof body === 'string' ? body : JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const parts = (await response.toArray()) as Buffer[];
  const answer = JSON.parse(Buffer.concat(parts).toString()) as unknown;
  return {status: response.statusCode, headers: response.headers, answer};
}

const save = (edits: readonly Edit[], headers?: Headers) =>
  post('save', {edits, label: 'Attack'}, headers);

const upload = (file: string, content: string): Edit => ({
  kind: 'upload',
  file,
  content: Buffer.from(content).toString('base64'),
});

it('saves what the room itself sends, and lets no other site read the answer', async () => {
  const {status, headers, answer} = await save([edit]);
  expect([status, answer]).toEqual([200, {result: 'saved'}]);
  expect(site.read(TEAM)).toContain('en: Head');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Object.keys(headers).join()).not.toContain('access-control');
});

// More of them in guard.test.ts.
it.each([
  ['1. a name that leads here from another site', {host: 'evil.example'}, 403],
  ['2. a page of another site', {origin: 'http://evil.example'}, 403],
  ['3. a page without the key', {'x-editor-key': undefined}, 401],
] as const)('%s writes and reads nothing', async (_, headers, status) => {
  const refused = await save([edit], headers);
  expect(refused).toMatchObject({status, answer: {message: expect.stringMatching(/\.$/)}});
  expect((await post('overview', {}, headers)).status).toBe(status);
  expect(site.contents()).toEqual(before);
});

it.each([
  ['4. traversal', 'docs/../package.json'],
  ['5. encoded traversal', 'docs/%2e%2e/%2e%2e/a.mdx'],
  ['7. a dot file', '.git/hooks/pre-commit'],
])('%s: %j is not written', async (_, file) => {
  const message = `The writing room does not write the file ${file}.`;
  const refused = {status: 403, answer: {message}};
  const edits = [upload(file, 'attack')];
  expect(await save(edits)).toMatchObject(refused);
  expect(await save([{...edit, file}])).toMatchObject(refused);
  expect(await post('check', {edits})).toMatchObject(refused);
  expect(site.contents()).toEqual(before);
});

it('6. does not follow a link out of the site', async () => {
  const outside = makeSmallSite();
  const others = outside.contents();
  symlinkSync(path.join(outside.siteDir, 'docs'), path.join(site.siteDir, 'docs/link'));
  symlinkSync(outside.siteDir, path.join(site.siteDir, 'static'));
  const linked = {...edit, file: 'docs/link/terms.mdx', path: ['title']};
  for (const one of [linked, upload('static/img/a.png', 'attack')]) {
    expect((await save([one])).status).toBe(403);
  }
  expect(outside.contents()).toEqual(others);
  outside.remove();
});

describe('8. a body that is too long', () => {
  it('is refused before it is read, when it says so', async () => {
    const asked = begin('save', {'content-length': String(31 * 1024 * 1024)});
    asked.on('error', () => undefined).write('{');
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(413);
    asked.destroy();
  });

  it('is refused while it is read, when it does not', async () => {
    let status: number | undefined;
    const asked = begin('save').on('error', () => undefined);
    asked.once('response', (response) => (status = response.statusCode));
    const closed = once(asked, 'close');
    const part = Buffer.alloc(1024 * 1024, ' ');
    let sent = 0;
    // Without an end of its own: only the refusal ends it.
    while (status === undefined && !asked.destroyed && sent < 200) {
      sent += 1;
      await Promise.race([new Promise((resolve) => asked.write(part, resolve)), closed]);
    }
    asked.destroy();
    expect(status).toBe(413);
    expect(sent).toBeLessThan(60);
  });
});

it('9. two writers at once: the first is saved, the second is shown what is there now', async () => {
  const answers = await Promise.all([save([edit]), save([{...edit, value: 'Chair'}])]);
  const results = answers.map(({answer}) => answer);
  expect(results).toContainEqual({result: 'conflict', isDeleted: false});
  expect(results).toContainEqual({result: 'saved'});
  expect(site.read(TEAM)).toMatch(/en: (?:Head|Chair)\n/);
});

it('10. does not write a file again that was deleted meanwhile', async () => {
  rmSync(path.join(site.siteDir, TEAM));
  const left = site.contents();
  expect((await save(TWO_FILES)).answer).toEqual({result: 'conflict', isDeleted: true});
  expect(site.contents()).toEqual(left);
});

describe('11. killed between two files', () => {
  beforeEach(async () => {
    await room.close();
    const child = fork(path.join(__dirname, 'killedSave.ts'), [site.siteDir], {
      execArgv: ['--import', pathToFileURL(path.resolve('scripts/setup.mjs')).href],
    });
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(site.read(TEAM)).toBe(before[TEAM]);
    expect(site.read('src/data/services.yml')).toContain('Pipe fitter');
  });

  async function openAgain() {
    const said = jest.spyOn(console, 'log').mockReturnValue();
    room = (await openHere()) as RoomServer;
    const {answer} = await post('steps', {});
    return {said: said.mock.calls.flat(), steps: (answer as {steps: EditStep[]}).steps};
  }

  it('is completed when the room opens again, and can be undone', async () => {
    const {said, steps} = await openAgain();
    expect(said).toEqual(['A save that was interrupted is complete now: Two files.']);
    expect(site.read(TEAM)).toContain('en: Head');
    await post('undo', {id: steps[0]?.id});
    expect(site.contents()).toEqual(before);
  });

  it('is taken back when somebody has changed one of the files since', async () => {
    const mine = `${before[TEAM]}# Mine.\n`;
    site.write(TEAM, mine);
    const {said, steps} = await openAgain();
    expect(said).toEqual([
      `A save that was interrupted was taken back, because somebody has changed ${TEAM} since: Two files.`,
    ]);
    expect(steps).toEqual([]);
    expect(site.contents()).toEqual({...before, [TEAM]: mine});
  });
});

it('15. opened twice: the second leads to the first, and takes the place of one that was killed', async () => {
  expect(await openHere()).toEqual({other: room.address});
  await room.close();
  site.write('.cache/writing-room/address.txt', 'http://localhost:9/__write/#key');
  room = (await openHere()) as RoomServer;
  expect(room.address).toMatch(/^http:\/\/localhost:\d+\/__write\/#/);
});

it.each([
  [
    '13. a picture that is something else than its name says',
    upload('static/img/team/asha.jpg', '<script>alert(1)</script>'),
    'The file asha.jpg is named JPG, but it is of another kind. Save it as JPG again, and choose that file.',
  ],
  [
    '14. a text of 2 MB',
    {...edit, value: 'word '.repeat(400_000)},
    'This text is too long: 100,000 characters is the most. Make several paragraphs of it.',
  ],
])('%s is refused in a sentence', async (_, one, message) => {
  const problems = [{file: one.file, line: 1, place: [], message}];
  expect(await save([one])).toMatchObject({status: 200, answer: {result: 'rejected', problems}});
  expect((await post('check', {edits: [one]})).answer).toEqual({problems});
  expect(site.contents()).toEqual(before);
});

it.each<[what: string, operation: string, body: unknown, status: number]>([
  ['no JSON', 'save', '{', 400],
  ['another shape', 'save', {edits: 'all'}, 400],
  ['fields that there are not', 'save', {edits: [{...edit, mode: 1}], label: ''}, 400],
  ...['toString', '__proto__', 'save/', 'save?x', ''].map(
    (name) => ['an operation that there is not', name, {edits: [edit], label: ''}, 404] as never,
  ),
])('refuses %s: %s %j', async (_, operation, body, status) => {
  expect((await post(operation, body)).status).toBe(status);
  expect(site.contents()).toEqual(before);
});
