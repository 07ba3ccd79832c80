import {EventEmitter, once} from 'node:events';
import {chmodSync, existsSync, rmSync, statSync, symlinkSync} from 'node:fs';
import fs from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {
  MOVED,
  type NewCommit,
  type NewFile,
  readSavedMessage,
  type Repository,
} from '../repository';
import type {RefusalError} from '../sentences';
import type * as Git from '../server/git';
import {openRepository} from '../server/gitRepository';
import {
  addressOf,
  type Folder,
  gitIn,
  makeRemote,
  type Remote,
  startGitServer,
} from './support/gitServer';
import {asha, BRANCH, handInOn, idOf, saveOn} from './support/requests';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const CODE = 'src/code.ts';
const LATER = 'docs/later.mdx';

let remote: Remote;
let server: Server;
let mine: Folder;
let developer: Folder;
let repository: Repository;

const open = () => openRepository({folder: mine.siteDir, isBare: false, user: asha});
const openOffice = (login: string) =>
  openRepository({folder: mine.siteDir, isBare: true, user: {name: login, email: '', login}});

/** A bare repository in place of the folder. */
async function moveToOffice(): Promise<void> {
  mine = remote.office(addressOf(server));
  repository = await openOffice('asha');
}

beforeEach(async () => {
  const script = '#!/bin/sh\n';
  const files = {[TEAM]: '- id: asha\n', [FAQ]: 'One.\n', [CODE]: '1\n', 'run.sh': script};
  remote = makeRemote({...files, '.gitignore': '.cache/\n'});
  server = await startGitServer(remote.root);
  mine = remote.clone('mine', addressOf(server));
  developer = remote.clone('developer');
  repository = await open();
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  remote.remove();
});

const state = (isFetching = false) => repository.state({isFetching});
const inCommit = (commit: string, file: string) => mine.git('show', `${commit}:${file}`);
const changesOf = async (from: string, not: string) =>
  (await repository.history({from, not, most: 9})).flatMap(({changes}) =>
    changes.map(({file}) => file),
  );

const save = async (...files: NewFile[]) => repository.commit(saveOn(await state(), files));
const refsOf = (folder: string, under: string) =>
  gitIn(folder, 'for-each-ref', '--format=%(refname)', under);

/** Makes a commit as far as a point of it, and never goes on, as a program that was killed. */
async function beginCommit(request: NewCommit, point: string): Promise<void> {
  const {rename} = fs;
  let files = 0;
  const arrived = new EventEmitter();
  const isThere = once(arrived, 'there');
  const stopAt = async (here: string | undefined) => {
    if (here !== point) return;
    arrived.emit('there');
    await new Promise(() => undefined);
  };
  jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
    await stopAt('pending');
    await rename(from, to);
    files += 1;
    await stopAt({1: 'first file', 4: 'last file'}[files]);
  });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../server/git', () => {
      const actual = jest.requireActual<typeof Git>('../server/git');
      const git: typeof Git.git = async (folder, words, options) => {
        // The branches are moved together, at last.
        if (words.includes('Editor')) await stopAt('index');
        return actual.git(folder, words, options);
      };
      return {...actual, git};
    });
    const {openRepository: openOther} = await import('../server/gitRepository');
    const other = await openOther({folder: mine.siteDir, isBare: false, user: asha});
    void other.commit(request);
  });
  await isThere;
  jest.dontMock('../server/git').restoreAllMocks();
}

const commit = async (request: NewCommit) => idOf(await repository.commit(request));

/** What somebody else puts on the server. */
function push(...changes: [file: string, content: string][]): void {
  for (const [file, content] of changes) developer.write(file, content);
  developer.commit('Others');
  developer.git('push', '-q', '--force', 'origin', 'HEAD:main');
}

describe('a folder', () => {
  it('has what was changed outside the editor as commits of the writer, and no other files', async () => {
    const head = mine.git('rev-parse', 'HEAD');
    const first = await state();
    expect(first).toMatchObject({user: asha, main: head, hasRemote: true, handIns: [], others: []});
    expect(first).not.toHaveProperty('problem');
    expect(inCommit(first.saved, FAQ)).toBe('One.');
    expect((await state()).saved).toBe(first.saved);
    mine.write(FAQ, 'Two.\n');
    mine.write(LATER, 'New.\n');
    mine.write(CODE, '2\n');
    rmSync(path.join(mine.siteDir, TEAM));
    symlinkSync('/etc/hostname', path.join(mine.siteDir, 'docs/link.mdx'));
    const {saved} = await state();
    const [made] = await repository.history({from: saved, most: 9, isOwn: true});
    expect(made).toMatchObject({parents: [first.saved], author: asha.name});
    expect(readSavedMessage(made!.message)).toEqual({label: '', base: head});
    const {[FAQ]: faq = '', [LATER]: later = ''} = await repository.files({commit: saved});
    const texts = {[faq]: 'Two.\n', [later]: 'New.\n'};
    expect(await repository.read({blobs: [faq, later]})).toEqual(texts);
    expect(await changesOf(saved, first.saved)).toEqual([FAQ, LATER, TEAM]);
    // Nothing of it is staged, and no other branch has moved.
    expect(mine.git('diff', '--cached', '--name-only')).toBe('');
    expect(refsOf(mine.siteDir, 'refs/heads')).toBe('refs/heads/main');
  });

  it('follows a developer who commits and checks out, with what is not committed', async () => {
    const before = await state();
    mine.write(FAQ, 'Two.\n');
    mine.git('commit', '-qam', 'Own');
    mine.write(FAQ, 'Three.\n');
    const {saved, main} = await state();
    expect(main).toBe(mine.git('rev-parse', 'HEAD'));
    const [made] = await repository.history({from: saved, most: 1});
    expect(made!.parents).toEqual([before.saved, main]);
    expect(inCommit(saved, FAQ)).toBe('Three.');
    mine.git('checkout', '-q', '--force', 'HEAD~1');
    expect(inCommit((await state()).saved, FAQ)).toBe('One.');
  });

  it('costs three processes of git when nothing has changed', async () => {
    await state();
    const log = path.join(remote.root, 'trace');
    process.env.GIT_TRACE2_EVENT = log;
    await state();
    delete process.env.GIT_TRACE2_EVENT;
    const lines = (await fs.readFile(log, 'utf8')).split('\n');
    expect(lines.filter((line) => line.includes('"event":"start"')).length).toBeLessThanOrEqual(3);
  });

  it('gets what is saved as git writes it, and says when something has come in between', async () => {
    mine.write('.git/info/attributes', 'docs/* text eol=crlf\n');
    const before = await state();
    const {saved: first, main} = before;
    const bytes = await fs.readFile(path.resolve('static/img/icon-192.png'));
    const picture = {file: 'static/img/a.png', base64: bytes.toString('base64')};
    const gone = {file: TEAM, text: null};
    const request = saveOn(before, [{file: FAQ, text: 'Two.\n'}, gone, picture]);
    const saved = await repository.commit(request);
    expect(mine.read(FAQ)).toBe('Two.\r\n');
    expect(existsSync(path.join(mine.siteDir, TEAM))).toBe(false);
    expect(await fs.readFile(path.join(mine.siteDir, picture.file))).toEqual(bytes);
    expect(await state()).toMatchObject({saved: idOf(saved), main});
    expect(await repository.commit(request)).toBe(MOVED);
    const next = await state();
    mine.write(FAQ, 'Outside.\n');
    expect(await repository.commit(saveOn(next, [{file: FAQ, text: 'Lost.\n'}]))).toBe(MOVED);
    expect(mine.read(FAQ)).toBe('Outside.\n');
    expect(mine.git('diff', '--name-only', main, first)).toBe('');
  });

  it('brings what others did: the branch moves, and what is staged stays staged', async () => {
    mine.write(FAQ, 'Mine.\n');
    push([TEAM, '- id: bina\n'], [CODE, '2\n'], [LATER, 'New.\n']);
    chmodSync(path.join(developer.siteDir, 'run.sh'), 0o755);
    push();
    mine.write('other.ts', '3\n');
    mine.git('add', 'other.ts');
    expect((await state()).main).toBe(mine.git('rev-parse', 'HEAD'));
    const now = await state(true);
    expect(now.main).toBe(remote.git('rev-parse', 'main'));
    await commit(saveOn(now, [{file: FAQ, text: 'Mine.\n'}], now.main));
    expect([CODE, TEAM, FAQ].map(mine.read)).toEqual(['2\n', '- id: bina\n', 'Mine.\n']);
    expect(statSync(path.join(mine.siteDir, 'run.sh')).mode & 0o111).toBe(0o111);
    expect(mine.git('rev-parse', 'main')).toBe(now.main);
    expect(mine.git('status', '--porcelain').split('\n')).toEqual([` M ${FAQ}`, 'A  other.ts']);
    const {saved} = await state();
    expect((await state()).saved).toBe(saved);
    expect(await changesOf(saved, now.main)).toContain(FAQ);
  });

  it.each([
    ['has an unfinished merge', () => mine.write('.git/MERGE_HEAD', ''), 'unfinished', false],
    ['has an unfinished rebase', () => mine.write('.git/rebase-merge', ''), 'unfinished', false],
    ['has a staged file that came, too', () => mine.git('add', TEAM), 'unfinished', true],
    ['has other code than the server', () => mine.write(CODE, '3\n'), 'unfinished', true],
  ])('that %s is left as it is', async (_, make, id, isLate) => {
    push([TEAM, '- id: bina\n'], [CODE, '2\n']);
    mine.write(TEAM, '- id: chandra\n');
    make();
    const now = await state(true);
    expect(now.problem).toBe(isLate ? undefined : id);
    const asked = repository.commit(saveOn(now, [{file: TEAM, text: 'x\n'}], now.main));
    await expect(asked).rejects.toMatchObject({id, status: 409});
    expect(mine.read(TEAM)).toBe('- id: chandra\n');
    expect(refsOf(mine.siteDir, 'refs/writing')).toBe('refs/writing/asha');
  });

  it('says that the branch of the others has gone another way', async () => {
    mine.git('commit', '-qm', 'Own', '--allow-empty');
    push([FAQ, 'Two.\n']);
    const main = () => remote.git('rev-parse', 'main');
    expect(await state(true)).toMatchObject({main: main(), problem: 'failed.own'});
  });

  it.each([
    ['the disk is full', 'ENOSPC', 'disk of this computer is full'],
    ['it may not be written', 'EACCES', 'does not allow'],
  ])('is as it was when %s', async (_, code, sentence) => {
    const now = await state();
    const rename = fs.rename.bind(fs);
    jest.spyOn(fs, 'rename').mockImplementation((from, to) => {
      const isSecond = String(to).endsWith(TEAM);
      return isSecond ? Promise.reject(Object.assign(new Error(code), {code})) : rename(from, to);
    });
    const files = [FAQ, TEAM].map((file) => ({file, text: 'Two.\n'}));
    await expect(repository.commit(saveOn(now, files))).rejects.toThrow(sentence);
    jest.restoreAllMocks();
    expect([mine.read(FAQ), mine.read(TEAM)]).toEqual(['One.\n', '- id: asha\n']);
    expect(await state()).toEqual(now);
    expect(await save(...files)).toHaveProperty('id');
  });

  it('is not written through a link', async () => {
    const now = await state();
    rmSync(path.join(mine.siteDir, 'docs'), {recursive: true});
    symlinkSync(developer.siteDir, path.join(mine.siteDir, 'docs'));
    await expect(save({file: LATER, text: 'x\n'})).rejects.toMatchObject({status: 403});
    expect(existsSync(path.join(developer.siteDir, 'later.mdx'))).toBe(false);
    expect((await state()).saved).toBe(now.saved);
  });

  it.each([
    ['pending', false],
    ['first file', true],
    ['last file', false],
    ['index', false],
  ])('killed at "%s" is completed, with what somebody made since: %s', async (point, isForeign) => {
    push([FAQ, 'Two.\n'], [TEAM, '- id: bina\n'], [CODE, '2\n']);
    const now = await state(true);
    const request = saveOn(now, [{file: LATER, text: 'New.\n'}], now.main);
    await beginCommit(request, point);
    if (isForeign) mine.write(FAQ, 'Foreign.\n');
    repository = await open();
    const {saved, main} = await state();
    const faq = isForeign ? 'Foreign.' : 'Two.';
    const all = [`${faq}\n`, '- id: bina\n', '2\n', 'New.\n'];
    expect([FAQ, TEAM, CODE, LATER].map(mine.read)).toEqual(all);
    expect([main, mine.git('rev-parse', 'main')]).toEqual([now.main, now.main]);
    expect(inCommit(saved, FAQ)).toBe(faq);
    expect(mine.git('diff', '--cached', '--name-only')).toBe('');
    expect(refsOf(mine.siteDir, 'refs/writing')).toBe('refs/writing/asha');
    expect((await state()).saved).toBe(saved);
  });

  it.each([
    ['there is no network', () => 'http://127.0.0.1:1/remote.git', 'failed.network'],
    ['the password is wrong', () => addressOf(server, 'asha:wrong'), 'failed.access'],
    ['the address is wrong', () => `${addressOf(server)}.gone`, 'failed.remote'],
    ['there is no such folder', () => path.join(remote.root, 'none'), 'failed.remote'],
    ['git cannot read the address', () => 'nothing::x', 'failed.other'],
  ])('says that %s, and goes on', async (_case, wrongAddress, id) => {
    const now = await state(true);
    mine.git('remote', 'set-url', 'origin', wrongAddress());
    expect(await state(true)).toEqual({...now, problem: id});
    await expect(repository.commit(handInOn(now.main))).rejects.toMatchObject({id});
    expect((await state()).handIns).toEqual([]);
  });
});

describe.each([
  ['a folder', false],
  ['a bare repository', true],
])('handing in from %s', (_, isBare) => {
  beforeEach(async () => {
    if (isBare) await moveToOffice();
  });

  it('pushes a branch, adds to it, notes what became of it, and withdraws it', async () => {
    const now = await state(true);
    const id = await commit(handInOn(now.main));
    expect(remote.git('rev-parse', BRANCH)).toBe(id);
    const first = {branch: BRANCH, commit: id, subject: 'Mine', start: now.main};
    expect((await state()).handIns).toMatchObject([{...first, isThere: true, wasTaken: false}]);
    const last = await commit(handInOn(now.main, id));
    expect(remote.git('show', `${BRANCH}:${FAQ}`)).toBe('More.');
    await repository.noteTaken({branch: BRANCH, commit: last});
    remote.git('update-ref', '-d', `refs/heads/${BRANCH}`);
    expect((await state(true)).handIns).toMatchObject([{isThere: false, wasTaken: true}]);
    await repository.withdraw({branch: BRANCH});
    expect((await state()).handIns).toEqual([]);
    await commit(handInOn(now.main));
    await repository.withdraw({branch: BRANCH});
    expect(refsOf(remote.bare, 'refs')).toBe('refs/heads/main');
  });

  it('does not touch a branch that somebody else has made or added to', async () => {
    const now = await state(true);
    const id = await commit(handInOn(now.main));
    const added = remote.git('commit-tree', '-p', BRANCH, '-m', 'x', `${BRANCH}^{tree}`);
    remote.git('update-ref', `refs/heads/${BRANCH}`, added);
    expect(await repository.commit(handInOn(now.main, id))).toBe(MOVED);
    const other = handInOn(now.main, null, `${BRANCH}-2`);
    remote.git('update-ref', `refs/heads/${other.branch}`, 'main');
    expect(await repository.commit(other)).toBe(MOVED);
    expect(remote.git('rev-parse', BRANCH)).toBe(added);
    expect(remote.git('rev-parse', other.branch)).toBe(remote.git('rev-parse', 'main'));
    expect((await state()).handIns).toMatchObject([{commit: id}]);
  });
});

describe('a bare repository', () => {
  beforeEach(moveToOffice);

  it('has a branch for each writer, who see each other, and not what the other one has saved', async () => {
    const asha = repository;
    const bina = await openOffice('bina');
    const first = await bina.state({isFetching: true, place: 'About'});
    const atAsha = await asha.state({isFetching: false, place: 'Team'});
    expect(atAsha.others).toEqual([{name: 'bina', place: 'About'}]);
    expect(first.others).toEqual([]);
    const id = await commit(handInOn(atAsha.main));
    repository = bina;
    expect(await save({file: FAQ, text: 'Bina.\n'})).toHaveProperty('id');
    expect((await asha.state({isFetching: false})).saved).toBe(atAsha.saved);
    expect((await state()).handIns).toEqual([]);
    expect(await bina.commit(handInOn(atAsha.main, id))).toBe(MOVED);
    push([TEAM, '- id: bina\n']);
    const now = await state(true);
    expect(now.main).toBe(remote.git('rev-parse', 'main'));
    const brought = await commit(saveOn(now, [{file: FAQ, text: 'Bina.\n'}], now.main));
    expect(inCommit(brought, TEAM)).toBe('- id: bina');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
    expect((await asha.state({isFetching: false})).others).toEqual([]);
  });

  it('lets a writer save while the remote does not answer', async () => {
    await state();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const {port} = silent.address() as AddressInfo;
    mine.git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/remote.git`);
    const asked = [state(true), state(true)];
    await once(silent, 'connection');
    expect(await save({file: FAQ, text: 'Two.\n'})).toHaveProperty('id');
    silent.closeAllConnections();
    silent.close();
    const problems = (await Promise.all(asked)).map(({problem}) => problem);
    expect(problems).toEqual(['failed.network', 'failed.network']);
  });

  /** By what is wrong with them. */
  const wrong: Readonly<Record<string, [change: Partial<NewCommit>, status: number]>> = {
    'another branch': [{branch: 'main'}, 400],
    'a ref that leads elsewhere': [{branch: 'writing/../main'}, 400],
    traversal: [{files: [{file: 'docs/../package.json', text: ''}]}, 400],
    code: [{files: [{file: CODE, text: ''}]}, 400],
    'another content than text, bytes or a known one': [{files: [{file: FAQ} as never]}, 400],
    'a content that there is not': [{files: [{file: FAQ, blob: '0'.repeat(40)}]}, 404],
    'a commit that there is not': [{branch: BRANCH, was: null, from: '1'.repeat(40)}, 404],
    'a branch that loses what was saved': [{parents: ['1'.repeat(40)]}, 400],
    'options in place of a commit': [{from: '--output=x'}, 400],
    'a message with NUL': [{message: 'a\0b'}, 400],
  };

  it('refuses what would write somewhere else, or lose something', async () => {
    const request = saveOn(await state(), [{file: FAQ, text: 'x'}]);
    const statusOf = (change: Partial<NewCommit>) =>
      repository.commit({...request, ...change}).then(
        () => 200,
        (error: RefusalError) => error.status,
      );
    const statuses = Object.values(wrong).map(([change]) => statusOf(change));
    expect(await Promise.all(statuses)).toEqual(Object.values(wrong).map(([, status]) => status));
    expect((await state()).saved).toBe(request.was);
  });
});

it('knows pictures by their content, and says what is none', async () => {
  mine.write('static/img/a.png', await fs.readFile(path.resolve('static/img/icon-192.png')));
  mine.write('static/img/b.jpg', '<script>alert(1)</script>');
  const {saved} = await state();
  expect(await repository.pictures({commit: saved})).toMatchObject({
    'static/img/a.png': {width: 192, height: 192},
    'static/img/b.jpg': {problem: {id: 'picture.none'}},
  });
});
