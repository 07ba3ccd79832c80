import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {changedFiles} from '@site/writing-room/server/changedFiles';
import {handIn, handInState, pullRequestAddress} from '@site/writing-room/server/handIn';
import {noteFirst} from '@site/writing-room/server/firstVersions';
import {wordsOf} from '@site/writing-room/ui/words';
import {type Folder, folderAt, gitIn, makeRemote, type Remote} from './support/gitServer';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const TWINS = 'i18n/ne/docusaurus-plugin-content-docs/current';
const NAMES = 'src/data/pages/names.yml';
const TODAY = '2031-05-06';
const BRANCH = `writing/${TODAY}-asha-rai`;
const CLOCKS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;
const TICKS = ['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const;
const AS_DEV = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com'];
const entry = (role: string) =>
  `- id: member-1\n  name: {en: Asha, ne: आशा}\n  role: {en: ${role}, ne: डिजाइनर}\n`;
const FILES = {
  [TEAM]: entry('Designer'),
  [FAQ]: '---\ntitle: Questions\n---\n\nShort answers.\n',
  'src/code.ts': 'export const one = 1;\n',
  '.gitignore': '.cache/\n',
};

let remote: Remote;
let site: Folder;

// Only the clock: git runs in real time.
beforeAll(() => {
  jest.useFakeTimers({now: new Date(`${TODAY}T12:00`), doNotFake: [...CLOCKS, ...TICKS]});
});

beforeEach(() => {
  remote = makeRemote(FILES);
  gitIn(remote.root, 'config', '--global', '--remove-section', 'user');
  site = remote.clone('site');
});

afterEach(() => remote.remove());

const findProblems = () => Promise.resolve([]);
const submit = (note = '', author = 'Asha Rai') =>
  handIn(site.siteDir, {note, author}, {locale: 'en', findProblems});
const state = () => handInState(site.siteDir, {locale: 'en', findProblems});
const namesOfChanged = async () => (await changedFiles(site.siteDir)).map(({file}) => file);
const onServer = (...words: string[]) => gitIn(remote.bare, ...words);
const filesOf = (commit: string) =>
  onServer('diff', '--name-only', `${commit}^`, commit).split('\n');
const roleOfAsha = (text: string) => ({
  place: 'Team › Asha › Role',
  lines: [{language: 'English', locale: 'en', text}],
});

const handedInAs = (branch: string, id = 'pushed') => ({
  result: 'done',
  message: {id, values: {branch}},
});

/** That it failed for a reason that words.yml has. */
function failed(id: string, values?: Record<string, unknown>) {
  expect(wordsOf('ne').find(`handIn.${id}`)).toBeDefined();
  return {result: 'failed', message: {id, ...(values && {values})}};
}

it('pushes one commit on a branch, and leaves the branch and the files of the folder as they are', async () => {
  site.write(TEAM, entry('Lead'));
  const head = site.git('rev-parse', 'HEAD');
  expect(await state()).toEqual({
    way: 'git',
    changes: [roleOfAsha('[Designer → Lead]')],
    samples: [],
    problems: [],
  });
  expect(await submit('New role of Asha')).toEqual(handedInAs(BRANCH));
  expect(onServer('log', '-1', '--format=%an <%ae>%n%P%n%B', BRANCH)).toBe(
    `Asha Rai <asha-rai@users.noreply>\n${head}\nNew role of Asha\n\n- Team › Asha › Role: [Designer → Lead]\n`.trimEnd(),
  );
  expect(onServer('show', `${BRANCH}:${TEAM}`)).toBe(entry('Lead').trimEnd());
  expect(site.git('rev-parse', 'HEAD')).toBe(head);
  expect(site.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(site.read(TEAM)).toBe(entry('Lead'));
  expect((await state()).changes).toEqual([]);
  expect(await submit()).toEqual(failed('nothing'));
});

it('leaves what a developer has changed, staged and written beside it where it is', async () => {
  site.write('src/code.ts', 'export const one = 2;\n');
  site.git('add', 'src/code.ts');
  site.write('src/code.ts', 'export const one = 3;\n');
  site.write('notes.txt', 'mine');
  site.write('src/data/notes.yml', 'no list of the site');
  site.write(TEAM, entry('Lead'));
  const before = site.git('status', '--porcelain');
  await submit();
  expect(filesOf(BRANCH)).toEqual([TEAM]);
  expect(site.git('status', '--porcelain')).toBe(before);
  expect(site.git('show', ':src/code.ts')).toBe('export const one = 2;');
});

it('takes new, removed and uploaded files', async () => {
  site.write('docs/new.mdx', '---\ntitle: New\n---\n');
  site.write('static/img/team/asha.jpg', Buffer.from([255, 216, 0, 13, 10, 255]));
  rmSync(path.join(site.siteDir, FAQ));
  expect((await state()).changes.flatMap(({lines}) => lines)).toEqual([
    {text: 'Page removed: Questions (English)'},
    {text: 'New page: New (English)'},
    {text: 'Picture added: static/img/team/asha.jpg'},
  ]);
  await submit();
  expect(filesOf(BRANCH)).toEqual([FAQ, 'docs/new.mdx', 'static/img/team/asha.jpg']);
});

it('makes a subject and asks for a name where there is none; Devanagari becomes Latin in the branch', async () => {
  site.write(TEAM, entry('Lead'));
  site.change(FAQ, 'Short', 'Long');
  expect(await submit('Note', ' ')).toEqual(failed('nameless'));
  expect(await submit('', 'आशा राई')).toMatchObject(handedInAs(`writing/${TODAY}-as-rai`));
  site.git('config', 'user.name', 'Configured');
  site.git('config', 'user.email', 'me@example.com');
  site.write(TEAM, entry('Head'));
  await submit('', '');
  expect(onServer('log', '-2', '--format=%an <%ae>: %s', `writing/${TODAY}-as-rai`)).toBe(
    'Configured <me@example.com>: Change Team\nआशा राई <as-rai@users.noreply>: Change Questions and Team',
  );
});

it('adds the next hand-in to the same branch, also that a change was taken back', async () => {
  site.write(TEAM, entry('Lead'));
  await submit();
  const first = site.git('rev-parse', BRANCH);
  site.write(TEAM, entry('Designer'));
  expect(await namesOfChanged()).toEqual([TEAM]);
  expect(await submit()).toMatchObject(handedInAs(BRANCH, 'pushedAgain'));
  expect(onServer('rev-parse', `${BRANCH}^`)).toBe(first);
  expect(onServer('diff', 'main', BRANCH)).toBe('');
});

it('says which new pages still have their sample paragraph, each once', async () => {
  site.write('docs/new.mdx', '---\ntitle: New\n---\n\nWrite the first paragraph here.\n');
  site.write(`${TWINS}/new.mdx`, '---\ntitle: नयाँ\n---\n\nपहिलो अनुच्छेद यहाँ लेख्नुहोस्।\n');
  site.write(NAMES, '/new: {en: News, ne: समाचार}\n');
  const where = {view: 'page', name: 'docs/new.mdx'};
  expect((await state()).samples).toEqual([{page: 'News', where}]);
  site.write('docs/new.mdx', '---\ntitle: New\n---\n\nOur own words.\n');
  site.write(`${TWINS}/new.mdx`, '---\ntitle: नयाँ\n---\n\nहाम्रा शब्द।\n');
  expect((await state()).samples).toEqual([]);
});

it('takes another branch when somebody else has pushed to this one', async () => {
  site.write(TEAM, entry('Lead'));
  await submit();
  const reviewed = onServer(...AS_DEV, 'commit-tree', '-p', BRANCH, '-m', 'x', `${BRANCH}^{tree}`);
  onServer('update-ref', `refs/heads/${BRANCH}`, reviewed);
  site.write(TEAM, entry('Head'));
  expect(await submit()).toMatchObject(handedInAs(`${BRANCH}-2`));
  expect(onServer('rev-parse', BRANCH)).toBe(reviewed);
  expect(onServer('show', `${BRANCH}-2:${TEAM}`)).toBe(entry('Head').trimEnd());
});

it('loses nothing when the server refuses, and hands the same in later', async () => {
  const hook = path.join(remote.bare, 'hooks/pre-receive');
  mkdirSync(path.dirname(hook), {recursive: true});
  writeFileSync(hook, '#!/bin/sh\necho "no pushes on Sunday"\nexit 1\n', {mode: 0o755});
  site.write(TEAM, entry('Lead'));
  const reason = 'remote: no pushes on Sunday';
  expect(await submit()).toEqual(failed('failed.refused', {reason}));
  expect([site.read(TEAM), site.git('branch', '--list', 'writing/*')]).toEqual([entry('Lead'), '']);
  rmSync(hook);
  expect(await submit()).toMatchObject({result: 'done'});
});

it.each(['MERGE_HEAD', 'rebase-merge'])(
  'waits for the end of what git has begun: %s',
  async (name) => {
    site.write(TEAM, entry('Lead'));
    site.write(`.git/${name}`, '');
    expect(await submit()).toEqual(failed('unfinished'));
  },
);

it('works without a branch, and without a server', async () => {
  site.git('checkout', '-q', '--detach');
  site.write(TEAM, entry('Lead'));
  expect(await submit()).toMatchObject(handedInAs(BRANCH));
  expect((await state()).changes).toEqual([]);
  site.git('remote', 'remove', 'origin');
  site.write(TEAM, entry('Head'));
  expect(await state()).toMatchObject({way: 'git'});
  expect(await submit()).toMatchObject(handedInAs(BRANCH, 'committed'));
  expect(site.git('show', `${BRANCH}:${TEAM}`)).toBe(entry('Head').trimEnd());
});

it('hands in nothing that the checks reject', async () => {
  site.write(TEAM, entry('Lead'));
  const problem = {file: TEAM, line: 3, place: ['member-1'], id: 'file.empty'};
  const options = {locale: 'en', findProblems: () => Promise.resolve([problem])} as const;
  const answer = await handIn(site.siteDir, {note: '', author: 'Asha'}, options);
  expect(answer).toEqual({result: 'rejected', problems: [problem]});
  expect(site.git('branch', '--list', 'writing/*')).toBe('');
  expect((await handInState(site.siteDir, options)).problems).toEqual([problem]);
});

it('hands in once when the button is pressed twice', async () => {
  site.write(TEAM, entry('Lead'));
  const [one, other] = await Promise.all([submit(), submit()]);
  expect([one.result, other.result]).toEqual(['done', 'failed']);
  expect(onServer('rev-list', '--count', `main..${BRANCH}`)).toBe('1');
});

it('works in a folder of a repository', async () => {
  const all = folderAt(path.join(remote.root, 'all'));
  all.write(`website/${TEAM}`, entry('Designer'));
  all.git('init', '-q', '-b', 'main');
  all.git('add', '--all');
  all.git(...AS_DEV, 'commit', '-qm', 'Start');
  site = folderAt(path.join(all.siteDir, 'website'));
  site.write(TEAM, entry('Lead'));
  all.write('foreign.txt', 'x');
  expect(await namesOfChanged()).toEqual([TEAM]);
  await submit();
  expect(all.git('diff', '--name-only', 'main', BRANCH)).toBe(`website/${TEAM}`);
});

it('packs the files that the room has changed into a zip where there is no git, and compares with it then', async () => {
  rmSync(path.join(site.siteDir, '.git'), {recursive: true});
  const save = async (file: string, content: string) => {
    const place = path.join(site.siteDir, file);
    const before = existsSync(place) ? readFileSync(place) : null;
    await noteFirst(site.siteDir, [{file, before, after: Buffer.from(content)}]);
    site.write(file, content);
  };
  await save(TEAM, entry('Senior'));
  await save(TEAM, entry('Lead'));
  await save('docs/new.mdx', '---\ntitle: New\n---\n');
  site.write(FAQ, 'Changed by another program.');
  expect(await state()).toMatchObject({way: 'zip'});
  const answer = await submit('For Monday');
  if (answer.result !== 'done' || !answer.zip) throw new Error(JSON.stringify(answer));
  expect(answer.zip.name).toMatch(/^\d{4}-\d\d-\d\d-\d{6}-asha-rai\.zip$/);
  const files = unzipSync(Buffer.from(answer.zip.content, 'base64'));
  expect(Object.keys(files).sort()).toEqual(['CHANGES.txt', 'docs/new.mdx', TEAM]);
  expect(strFromU8(files[TEAM] ?? new Uint8Array())).toBe(entry('Lead'));
  expect(strFromU8(files['CHANGES.txt'] ?? new Uint8Array())).toBe(
    `Asha Rai\nFor Monday\n\n- New page: New (English)\n- Team › Asha › Role: [Designer → Lead]\n`,
  );
  const kept = path.join(site.siteDir, '.cache/writing-room/handed-in', answer.zip.name);
  expect(readFileSync(kept).toString('base64')).toBe(answer.zip.content);
  expect(await changedFiles(site.siteDir)).toEqual([]);
  await save(TEAM, entry('Head'));
  expect((await state()).changes).toEqual([roleOfAsha('[Lead → Head]')]);
});

it.each([
  ['git@github.com:sipalu/site.git', true],
  ['https://user:token@github.com/sipalu/site.git', true],
  ['ssh://git@github.com/sipalu/site.git', true],
  ['https://gitlab.com/sipalu/site.git', false],
  ['https://example.com/github.com/sipalu/site.git', false],
  ['/srv/site.git', false],
])('knows whether a pull request is opened at %s: %s', (url, isGitHub) => {
  const expected = `https://github.com/sipalu/site/compare/${BRANCH}?expand=1`;
  expect(pullRequestAddress(url, BRANCH)).toBe(isGitHub ? expected : undefined);
});
