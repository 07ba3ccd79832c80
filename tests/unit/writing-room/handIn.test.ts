import {execFileSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {changedFiles} from '@site/writing-room/server/changedFiles';
import {handIn, handInState} from '@site/writing-room/server/handIn';
import {pullRequestAddress} from '@site/writing-room/server/pullRequestAddress';
import {noteFirst} from '@site/writing-room/server/firstVersions';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const TWINS = 'i18n/ne/docusaurus-plugin-content-docs/current';
const NAMES = 'src/data/pages/names.yml';
const TODAY = '2031-05-06';
const CLOCKS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const TICKS = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;
const entry = (role: string) =>
  `- id: member-1\n  name: {en: Asha, ne: आशा}\n  role: {en: ${role}, ne: डिजाइनर}\n`;

/** A committed site with a remote repository, to be copied for each test. */
const template = mkdtempSync(path.join(os.tmpdir(), 'hand-in-'));
let root: string;
let siteDir: string;

beforeAll(() => {
  // Only the clock: git runs in real time.
  jest.useFakeTimers({now: new Date(`${TODAY}T12:00`), doNotFake: [...CLOCKS, ...TICKS]});
  // What a developer has set for this account must not decide the tests.
  process.env.GIT_CONFIG_GLOBAL = path.join(template, 'gitconfig');
  // No sample hooks to copy for each test, and no housekeeping after each command.
  writeFileSync(
    process.env.GIT_CONFIG_GLOBAL,
    '[init]\n\ttemplateDir =\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n',
  );
  process.env.GIT_CONFIG_NOSYSTEM = '1';
  siteDir = path.join(template, 'site');
  write(TEAM, entry('Designer'));
  write(FAQ, '---\ntitle: Questions\n---\n\nShort answers.\n');
  write('src/code.ts', 'export const one = 1;\n');
  write('.gitignore', '.cache/\n');
  git('init', '-q', '-b', 'main');
  commitAll('Start');
  gitIn(template, 'clone', '-q', '--bare', 'site', 'remote.git');
  git('remote', 'add', 'origin', '../remote.git');
  git('fetch', '-q');
  git('branch', '-q', '-u', 'origin/main');
});

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'hand-in-'));
  cpSync(template, root, {recursive: true});
  siteDir = path.join(root, 'site');
});

afterEach(() => rmSync(root, {recursive: true, force: true}));
afterAll(() => rmSync(template, {recursive: true, force: true}));

function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), content);
}

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

const gitIn = (folder: string, ...words: string[]) =>
  execFileSync('git', words, {cwd: folder, encoding: 'utf8', stdio: 'pipe'}).trimEnd();
const git = (...words: string[]) => gitIn(siteDir, ...words);
/** As somebody whom git knows. */
const gitAsDev = (folder: string, ...words: string[]) =>
  gitIn(folder, '-c', 'user.name=Dev', '-c', 'user.email=dev@example.com', ...words);

function commitAll(subject: string, folder = siteDir): void {
  gitIn(folder, 'add', '--all');
  gitAsDev(folder, 'commit', '-qm', subject);
}

const findProblems = () => Promise.resolve([]);
const submit = (note = '', author = 'Asha Rai') => handIn(siteDir, {note, author}, {findProblems});

const state = () => handInState(siteDir, {findProblems});
const roleOfAsha = (text: string) => ({
  place: 'Team › Asha › Role',
  lines: [{language: 'English', locale: 'en', text}],
});
const namesOfChanged = async () => (await changedFiles(siteDir)).map(({file}) => file);
const branch = () => `writing/${TODAY}-asha-rai`;
const filesOf = (commit: string, folder = siteDir) =>
  gitIn(folder, 'diff', '--name-only', `${commit}^`, commit).split('\n');
/** Another copy of the remote repository. */
function cloneOther(...words: string[]): string {
  const other = path.join(root, 'other');
  gitIn(root, 'clone', '-q', ...words, path.join(root, 'remote.git'), other);
  return other;
}
const failed = (message: string) => ({result: 'failed', message});
const LOST = 'Nothing is lost. What you saved is still here, and you can hand it in again.';

describe('with a remote repository', () => {
  let bare: string;

  beforeEach(() => {
    bare = path.join(root, 'remote.git');
  });

  it('pushes one commit on a branch, and leaves the branch and the files of the folder as they are', async () => {
    write(TEAM, entry('Lead'));
    const head = git('rev-parse', 'HEAD');
    expect(await state()).toEqual({
      way: 'git',
      remote: true,
      changes: [roleOfAsha('[Designer → Lead]')],
      samples: [],
      problems: [],
    });
    expect(await submit('New role of Asha')).toEqual({
      result: 'done',
      message: expect.stringContaining(branch()),
      branch: branch(),
    });
    expect(gitIn(bare, 'log', '-1', '--format=%an <%ae>%n%P%n%B', branch())).toBe(
      `Asha Rai <asha-rai@users.noreply>\n${head}\nNew role of Asha\n\n- Team › Asha › Role (English): [Designer → Lead]\n`.trimEnd(),
    );
    expect(gitIn(bare, 'show', `${branch()}:${TEAM}`)).toBe(entry('Lead').trimEnd());
    expect([git('rev-parse', 'HEAD'), git('symbolic-ref', '--short', 'HEAD')]).toEqual([
      head,
      'main',
    ]);
    expect(read(TEAM)).toBe(entry('Lead'));
    expect((await state()).changes).toEqual([]);
    expect(await submit()).toEqual(
      failed('There is nothing to hand in. Everything that was saved has been handed in already.'),
    );
  });

  it('leaves what a developer has changed, staged and written beside it where it is', async () => {
    write('src/code.ts', 'export const one = 2;\n');
    git('add', 'src/code.ts');
    write('src/code.ts', 'export const one = 3;\n');
    write('notes.txt', 'mine');
    write('src/data/notes.yml', 'no list of the site');
    write(TEAM, entry('Lead'));
    const before = git('status', '--porcelain');
    await submit();
    expect(filesOf(branch(), bare)).toEqual([TEAM]);
    expect(git('status', '--porcelain')).toBe(before);
    expect(git('show', ':src/code.ts')).toBe('export const one = 2;');
  });

  it('takes new, removed and uploaded files', async () => {
    write('docs/new.mdx', '---\ntitle: New\n---\n');
    write('static/img/team/asha.jpg', Buffer.from([255, 216, 0, 13, 10, 255]));
    rmSync(path.join(siteDir, FAQ));
    expect((await state()).changes.flatMap(({lines}) => lines)).toEqual([
      {text: 'Page removed: Questions (English)'},
      {text: 'New page: New (English)'},
      {text: 'Picture added: static/img/team/asha.jpg'},
    ]);
    await submit();
    expect(filesOf(branch(), bare)).toEqual([FAQ, 'docs/new.mdx', 'static/img/team/asha.jpg']);
  });

  it('makes a subject where nobody wrote one, and takes the identity of git where there is one', async () => {
    git('config', 'user.name', 'Configured');
    git('config', 'user.email', 'me@example.com');
    write(TEAM, entry('Lead'));
    write(FAQ, read(FAQ).replace('Short', 'Long'));
    await submit('', '');
    const name = `writing/${TODAY}-configured`;
    expect(gitIn(bare, 'log', '-1', '--format=%an <%ae>: %s', name)).toBe(
      'Configured <me@example.com>: Change the Questions page and the team',
    );
  });

  it('asks for a name when git knows none either', async () => {
    write(TEAM, entry('Lead'));
    expect(await submit('Note', ' ')).toEqual(
      failed('Write your name, so that others know whose work this is.'),
    );
  });

  it('writes a name in Devanagari with Latin letters into the branch', async () => {
    write(TEAM, entry('Lead'));
    expect(await submit('', 'आशा राई')).toMatchObject({branch: `writing/${TODAY}-as-rai`});
  });

  it('adds the next hand-in to the same branch until it is merged', async () => {
    write(TEAM, entry('Lead'));
    await submit();
    const first = git('rev-parse', branch());
    write(FAQ, read(FAQ).replace('Short', 'Long'));
    expect(await namesOfChanged()).toEqual([FAQ]);
    expect(await submit()).toMatchObject({branch: branch()});
    expect(gitIn(bare, 'rev-parse', `${branch()}^`)).toBe(first);
    expect(filesOf(branch(), bare)).toEqual([FAQ]);
  });

  it('says which new pages still have their sample paragraph, each once', async () => {
    write('docs/new.mdx', '---\ntitle: New\n---\n\nWrite the first paragraph here.\n');
    write(`${TWINS}/new.mdx`, '---\ntitle: नयाँ\n---\n\nपहिलो अनुच्छेद यहाँ लेख्नुहोस्।\n');
    write(NAMES, '/new: {en: News, ne: समाचार}\n');
    expect((await state()).samples).toEqual([
      {page: 'News', where: {view: 'page', name: 'docs/new.mdx'}},
    ]);
    write('docs/new.mdx', '---\ntitle: New\n---\n\nOur own words.\n');
    write(`${TWINS}/new.mdx`, '---\ntitle: नयाँ\n---\n\nहाम्रा शब्द।\n');
    expect((await state()).samples).toEqual([]);
  });

  it('hands in that a change was taken back', async () => {
    write(TEAM, entry('Lead'));
    await submit();
    write(TEAM, entry('Designer'));
    expect((await state()).changes).toEqual([roleOfAsha('[Lead → Designer]')]);
    await submit();
    expect(gitIn(bare, 'diff', 'main', branch())).toBe('');
  });

  it.each(['merge', 'squash'])('begins another branch after a %s', async (way) => {
    write(TEAM, entry('Lead'));
    await submit();
    write(FAQ, read(FAQ).replace('Short', 'Long'));
    await submit();
    // What somebody does on GitHub, and then here.
    const other = cloneOther();
    const merge = way === 'merge' ? ['--no-ff', '-m', 'Merge'] : ['--squash'];
    gitAsDev(other, 'merge', '-q', ...merge, `origin/${branch()}`);
    if (way === 'squash') commitAll('All of it', other);
    gitIn(other, 'push', '-q', 'origin', 'main');
    git('fetch', '-q');
    git('reset', '-q', '--hard', 'origin/main');

    expect((await state()).changes).toEqual([]);
    write(TEAM, entry('Head'));
    expect(await submit()).toMatchObject({result: 'done', branch: `${branch()}-2`});
    expect(gitIn(bare, 'rev-parse', `${branch()}-2^`)).toBe(git('rev-parse', 'HEAD'));
    expect(filesOf(`${branch()}-2`, bare)).toEqual([TEAM]);
  });

  it('takes in the newer commits of main when it goes on with a branch', async () => {
    write(TEAM, entry('Lead'));
    await submit();
    write('src/code.ts', 'export const one = 4;\n');
    gitAsDev(siteDir, 'commit', '-qm', 'Newer', 'src/code.ts');
    write(FAQ, read(FAQ).replace('Short', 'Long'));
    expect(await namesOfChanged()).toEqual([FAQ]);
    await submit();
    expect(gitIn(bare, 'diff', '--name-only', `${git('rev-parse', 'HEAD')}..${branch()}`)).toBe(
      `${FAQ}\n${TEAM}`,
    );
  });

  it('takes another branch when somebody else has pushed to this one', async () => {
    write(TEAM, entry('Lead'));
    await submit();
    const other = cloneOther('-b', branch());
    writeFileSync(path.join(other, 'README.md'), 'Reviewed');
    commitAll('Review', other);
    gitIn(other, 'push', '-q');
    const reviewed = gitIn(bare, 'rev-parse', branch());
    write(TEAM, entry('Head'));
    expect(await submit()).toMatchObject({result: 'done', branch: `${branch()}-2`});
    expect(gitIn(bare, 'rev-parse', branch())).toBe(reviewed);
    expect(gitIn(bare, 'show', `${branch()}-2:${TEAM}`)).toBe(entry('Head').trimEnd());
  });

  it('loses nothing when the server refuses, and hands the same in later', async () => {
    const hook = path.join(bare, 'hooks/pre-receive');
    mkdirSync(path.dirname(hook), {recursive: true});
    writeFileSync(hook, '#!/bin/sh\necho "no pushes on Sunday"\nexit 1\n');
    chmodSync(hook, 0o755);
    write(TEAM, entry('Lead'));
    const why =
      'The server did not take the changes. Show this to the person who looks after the site: “remote: no pushes on Sunday”';
    expect(await submit()).toEqual(failed(`${why} ${LOST}`));
    expect([read(TEAM), git('branch', '--list', 'writing/*')]).toEqual([entry('Lead'), '']);
    expect(await namesOfChanged()).toEqual([TEAM]);
    rmSync(hook);
    expect(await submit()).toMatchObject({result: 'done'});
  });

  it.each([
    [
      'https://127.0.0.1:1/site.git',
      'The server could not be reached. See whether this computer is connected to the internet, and hand in again.',
    ],
    [
      './gone.git',
      'The server was not found at the address that this folder has. Ask the person who looks after the site to correct it.',
    ],
  ])('says in plain words that %s cannot be reached', async (url, sentence) => {
    git('remote', 'set-url', 'origin', url);
    write(TEAM, entry('Lead'));
    expect(await submit()).toEqual(failed(`${sentence} ${LOST}`));
  });

  it('works while another program holds the index', async () => {
    write('.git/index.lock', '');
    write(TEAM, entry('Lead'));
    expect(await submit()).toMatchObject({result: 'done'});
  });

  it('waits for the end of a merge', async () => {
    git('switch', '-qc', 'other');
    write('src/code.ts', 'export const one = 5;\n');
    commitAll('Other');
    git('switch', '-q', 'main');
    write('src/code.ts', 'export const one = 6;\n');
    commitAll('Ours');
    expect(() => git('merge', '-q', 'other')).toThrow();
    write(TEAM, entry('Lead'));
    const why =
      'Two versions of a file could not be merged in this folder. Ask the person who looks after the site to settle that first.';
    expect(await submit()).toEqual(failed(`${why} ${LOST}`));
    git('add', 'src/code.ts');
    expect(await submit()).toMatchObject({
      message: expect.stringContaining('A merge of git was begun in this folder and not finished.'),
    });
  });

  it('works without a branch', async () => {
    git('checkout', '-q', '--detach');
    write(TEAM, entry('Lead'));
    expect(await submit()).toMatchObject({result: 'done', branch: branch()});
    expect((await state()).changes).toEqual([]);
  });

  it('hands in nothing that the checks reject', async () => {
    write(TEAM, entry('Lead'));
    const problem = {file: TEAM, line: 3, place: ['member-1'], id: 'file.empty'};
    const options = {findProblems: () => Promise.resolve([problem])};
    expect(await handIn(siteDir, {note: '', author: 'Asha'}, options)).toEqual({
      result: 'rejected',
      problems: [problem],
    });
    expect(git('branch', '--list', 'writing/*')).toBe('');
    expect((await handInState(siteDir, options)).problems).toEqual([problem]);
  });

  it('hands in once when the button is pressed twice', async () => {
    write(TEAM, entry('Lead'));
    const [one, other] = await Promise.all([submit(), submit()]);
    expect([one.result, other.result]).toEqual(['done', 'failed']);
    expect(gitIn(bare, 'rev-list', '--count', `main..${branch()}`)).toBe('1');
  });
});

it('commits on this computer where there is no remote', async () => {
  git('remote', 'remove', 'origin');
  write(TEAM, entry('Lead'));
  expect(await state()).toMatchObject({way: 'git', remote: false});
  const answer = await submit();
  expect(answer).toMatchObject({result: 'done', branch: branch()});
  expect(answer).toHaveProperty('message', expect.stringContaining('is connected to no server'));
  expect(git('show', `${branch()}:${TEAM}`)).toBe(entry('Lead').trimEnd());
  expect((await state()).changes).toEqual([]);
});

it('works in a folder of a repository', async () => {
  siteDir = path.join(root, 'all/website');
  mkdirSync(siteDir, {recursive: true});
  write(TEAM, entry('Designer'));
  gitIn(path.dirname(siteDir), 'init', '-q', '-b', 'main');
  commitAll('Start');
  write(TEAM, entry('Lead'));
  writeFileSync(path.join(root, 'all/foreign.txt'), 'x');
  expect(await namesOfChanged()).toEqual([TEAM]);
  await submit();
  expect(filesOf(branch())).toEqual([`website/${TEAM}`]);
});

describe('without git', () => {
  beforeEach(() => rmSync(path.join(siteDir, '.git'), {recursive: true}));

  async function save(file: string, content: string): Promise<void> {
    const place = path.join(siteDir, file);
    const before = existsSync(place) ? readFileSync(place) : null;
    await noteFirst(siteDir, [{file, before, after: Buffer.from(content)}]);
    write(file, content);
  }

  it('puts the files that the room has changed into a zip, with a list of the changes', async () => {
    await save(TEAM, entry('Senior'));
    await save(TEAM, entry('Lead'));
    await save('docs/new.mdx', '---\ntitle: New\n---\n');
    write(FAQ, 'Changed by another program.');
    expect(await state()).toMatchObject({way: 'zip', remote: false});
    const answer = await submit('For Monday');
    if (answer.result !== 'done' || !answer.zip) throw new Error(JSON.stringify(answer));
    expect(answer.zip.name).toMatch(/^\d{4}-\d\d-\d\d-\d{6}-asha-rai\.zip$/);
    const files = unzipSync(Buffer.from(answer.zip.content, 'base64'));
    expect(Object.keys(files).sort()).toEqual(['CHANGES.txt', 'docs/new.mdx', TEAM]);
    expect(strFromU8(files[TEAM] ?? new Uint8Array())).toBe(entry('Lead'));
    expect(strFromU8(files['CHANGES.txt'] ?? new Uint8Array())).toBe(
      `For Monday\nAsha Rai\n\ndocs/new.mdx\n  New page: New (English)\n${TEAM}\n  Team › Asha › Role (English): [Designer → Lead]\n`,
    );
    const kept = path.join(siteDir, '.cache/writing-room/handed-in', answer.zip.name);
    expect(readFileSync(kept).toString('base64')).toBe(answer.zip.content);
  });

  it('compares with what was handed in last', async () => {
    await save(TEAM, entry('Lead'));
    await submit();
    expect(await changedFiles(siteDir)).toEqual([]);
    await save(TEAM, entry('Head'));
    expect((await state()).changes).toEqual([roleOfAsha('[Lead → Head]')]);
  });
});

it.each([
  ['git@github.com:sipalu/site.git', true],
  ['https://github.com/sipalu/site', true],
  ['https://user:token@github.com/sipalu/site.git', true],
  ['ssh://git@github.com/sipalu/site.git', true],
  ['https://gitlab.com/sipalu/site.git', false],
  ['https://example.com/github.com/sipalu/site.git', false],
  ['/srv/site.git', false],
])('knows whether a pull request is opened at %s: %s', (remote, isGitHub) => {
  const expected = 'https://github.com/sipalu/site/compare/writing/2026-11-22-asha?expand=1';
  const address = pullRequestAddress(remote, 'writing/2026-11-22-asha');
  expect(address).toBe(isGitHub ? expected : undefined);
});
