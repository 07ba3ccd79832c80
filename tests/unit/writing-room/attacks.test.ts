/*
 * What a page of another site in the same browser, another program, or bad luck may try, against the
 * real server. After each of them the files are as they were, or as one of two writers meant them.
 */
import {fork} from 'node:child_process';
import {once} from 'node:events';
import {rmSync, symlinkSync} from 'node:fs';
import {type IncomingHttpHeaders, request} from 'node:http';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Edit, SaveAnswer, Step} from '../../../writing-room/protocol';
import {openRoom, type Room} from '../../../writing-room/server/room';
import {type Contents, makeSmallSite, type SmallSite, TWO_FILES} from './smallSite';

const KEY = '0123456789abcdef0123456789abcdef';
const TEAM = 'src/data/team.yml';
const edit = TWO_FILES[1];

let site: SmallSite;
let room: Room;
let before: Contents;

const openHere = () =>
  openRoom({
    siteDir: site.siteDir,
    preview: {targets: new Map(), stopped: new Set()},
    port: 0,
    key: KEY,
  });

beforeEach(async () => {
  site = makeSmallSite();
  before = site.contents();
  room = await openHere();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await room.close();
  site.remove();
});

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  answer: unknown;
}

function headersOf() {
  const {host, origin} = new URL(room.origin);
  return {host, origin, 'x-room-key': KEY, 'content-type': 'application/json'};
}

/** As a browser sends it, but for the given headers; undefined leaves one out. */
function post(
  operation: string,
  body: unknown,
  changes: Record<string, string | undefined> = {},
): Promise<Reply> {
  const all = {...headersOf(), ...changes};
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value));
  return new Promise((resolve, reject) => {
    const asked = request(`${room.origin}/__write/api/${operation}`, {method: 'POST', headers});
    asked.once('error', reject).once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({
          status: response.statusCode,
          headers: response.headers,
          answer: JSON.parse(text) as unknown,
        });
      });
    });
    asked.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const saveOf = (edits: readonly Edit[]) => ({edits, label: 'Attack'});
const save = (edits: readonly Edit[], headers = {}) => post('save', saveOf(edits), headers);

it('saves what the room itself sends, and lets no other site read the answer', async () => {
  const {status, headers, answer} = await save([edit]);
  expect([status, answer]).toEqual([200, {result: 'saved'}]);
  expect(site.read(TEAM)).toContain('en: Head');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

describe.each([
  ['1. a name that leads here from another site', {host: 'evil.example'}, 403],
  ['2. a page of another site', {origin: 'http://evil.example'}, 403],
  ['3. a page without the key', {'x-room-key': undefined}, 401],
] as const)('%s', (_, headers, status) => {
  it('writes and reads nothing', async () => {
    const refused = await save([edit], headers);
    expect(refused).toMatchObject({status, answer: {message: expect.stringMatching(/\.$/)}});
    expect((await post('overview', {}, headers)).status).toBe(status);
    expect(site.contents()).toEqual(before);
  });
});

// More of them in guard.test.ts.
it.each([
  ['4. traversal', 'docs/../package.json'],
  ['5. encoded traversal', 'docs/%2e%2e/%2e%2e/a.mdx'],
  ['7. a dot file', '.git/hooks/pre-commit'],
])('%s: %j is not written', async (_, file) => {
  const uploads = [{kind: 'upload', file, content: 'AAAA'} as const];
  const refused = {
    status: 403,
    answer: {message: `The writing room does not write the file ${file}.`},
  };
  expect(await save(uploads)).toMatchObject(refused);
  expect(await save([{...edit, file}])).toMatchObject(refused);
  expect(await post('check', {edits: uploads})).toMatchObject(refused);
  expect(site.contents()).toEqual(before);
});

it('6. does not follow a link out of the site', async () => {
  const outside = makeSmallSite();
  const others = outside.contents();
  symlinkSync(path.join(outside.siteDir, 'docs'), path.join(site.siteDir, 'docs/link'));
  symlinkSync(outside.siteDir, path.join(site.siteDir, 'static'));
  const content = Buffer.from('attack').toString('base64');
  for (const edits of [
    [{kind: 'set', file: 'docs/link/terms.mdx', path: ['title'], value: 'Attack'} as const],
    [{kind: 'upload', file: 'static/img/a.png', content} as const],
  ]) {
    expect((await save(edits)).status).toBe(403);
  }
  expect(outside.contents()).toEqual(others);
  outside.remove();
});

describe('8. a body that is too long', () => {
  const begin = (headers = {}) =>
    request(`${room.origin}/__write/api/save`, {
      method: 'POST',
      headers: {...headersOf(), ...headers},
    }).on('error', () => undefined);

  it('is refused before it is read, when it says so', async () => {
    const asked = begin({'content-length': String(31 * 1024 * 1024)});
    asked.write('{');
    const [response] = (await once(asked, 'response')) as [{statusCode: number}];
    expect(response.statusCode).toBe(413);
    asked.destroy();
  });

  it('is refused while it is read, when it does not', async () => {
    let isRefused = false;
    const asked = begin().once('response', ({statusCode}) => {
      isRefused = statusCode === 413;
    });
    const part = Buffer.alloc(1024 * 1024, ' ');
    const closed = new Promise((resolve) => asked.once('close', resolve));
    let sent = 0;
    // Without an end of its own: only the refusal ends it.
    while (!isRefused && !asked.destroyed && sent < 200) {
      sent += 1;
      const written = new Promise((resolve) => asked.write(part, resolve));
      await Promise.race([written, closed]);
    }
    asked.destroy();
    expect(isRefused).toBe(true);
    expect(sent).toBeLessThan(60);
    expect(site.contents()).toEqual(before);
  });
});

it('9. two writers at once: the first is saved, the second is shown what is there now', async () => {
  const [one, other] = [saveOf([edit]), saveOf([{...edit, value: 'Chair'}])];
  const answers = await Promise.all([post('save', one), post('save', other)]);
  const results = answers.map(({answer}) => answer as SaveAnswer);
  expect(results).toContainEqual({result: 'conflict', isDeleted: false});
  expect(results).toContainEqual({result: 'saved'});
  expect(site.read(TEAM)).toMatch(/en: (?:Head|Chair),/);
});

it('10. does not write a file again that was deleted meanwhile', async () => {
  const body = saveOf([...TWO_FILES]);
  rmSync(path.join(site.siteDir, TEAM));
  const left = site.contents();
  const {status, answer} = await post('save', body);
  expect([status, answer]).toEqual([200, {result: 'conflict', isDeleted: true}]);
  expect(site.contents()).toEqual(left);
});

describe('11. killed between two files', () => {
  /** Kills a process that saves, when it has replaced the first of two files. */
  async function killBetween(): Promise<void> {
    const child = fork(path.join(__dirname, 'killedSave.ts'), [site.siteDir], {
      execArgv: ['--import', pathToFileURL(path.resolve('scripts/setup.mjs')).href],
    });
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(site.read(TEAM)).toBe(before[TEAM]);
    expect(site.read('src/data/services.yml')).toContain('Pipe fitter');
  }

  beforeEach(async () => {
    await room.close();
    await killBetween();
  });

  const openAgain = async () => {
    const said = jest.spyOn(console, 'log').mockReturnValue();
    room = await openHere();
    const {answer} = await post('steps', {});
    const {steps} = answer as {steps: Step[]};
    return {said: said.mock.calls.flat(), labels: steps.map(({label}) => label)};
  };

  it('is completed when the room opens again, and can be undone', async () => {
    expect(await openAgain()).toEqual({
      said: ['A save that was interrupted is complete now: Two files.'],
      labels: ['Two files'],
    });
    expect(site.read(TEAM)).toContain('en: Head');
    const {answer} = await post('steps', {});
    await post('undo', {id: (answer as {steps: Step[]}).steps[0]?.id});
    expect(site.contents()).toEqual(before);
  });

  it('is taken back when somebody has changed one of the files since', async () => {
    site.write(TEAM, `${before[TEAM]}# Mine.\n`);
    expect(await openAgain()).toEqual({
      said: [
        `A save that was interrupted was taken back, because somebody has changed ${TEAM} since: Two files.`,
      ],
      labels: [],
    });
    expect(site.contents()).toEqual({...before, [TEAM]: `${before[TEAM]}# Mine.\n`});
  });
});

it.each([
  ['no JSON', '{', 400],
  ['another shape', {edits: 'all'}, 400],
  ['fields that there are not', {edits: [{...edit, mode: 1}], label: ''}, 400],
])('refuses %s', async (_, body, status) => {
  expect((await post('save', body)).status).toBe(status);
  expect(site.contents()).toEqual(before);
});

it('knows no operation but those of the protocol', async () => {
  for (const name of ['toString', '__proto__', 'save/', 'save?x', '']) {
    expect((await post(name, {})).status).toBe(404);
  }
});
