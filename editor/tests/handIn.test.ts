import {say} from 'content/say';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {type WordChange, writeDiff} from 'content/pairs/wordDiff';
import type {Core} from '../core';
import {newRequestAt} from '../server/branches';
import {site as config} from '../site';
import {wordsOf} from '../ui/words';
import {type Folder, folderAt, makeRemote, type Remote} from './support/gitServer';
import {openTab} from './support/tab';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const BRANCH = `writing/${new Date().toLocaleDateString('sv')}-asha-rai`;
const AS_DEV = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com'];
const entry = (role: string) =>
  `- id: member-1\n  name: {en: Asha, ne: आशा}\n  role: {en: ${role}, ne: डिजाइनर}\n`;
const FILES = {
  [TEAM]: entry('Designer'),
  [FAQ]: '---\ntitle: Questions\n---\n\nShort answers.\n',
  'src/code.ts': 'export const one = 1;\n',
  '.gitignore': '.cache/\n',
};

/** As much of a picture as it is known by. */
const PNG = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');

let remote: Remote;
let site: Folder;
let core: Core;

/** @param name that git knows of the writer */
const open = async (name = '') => {
  core = await openTab({folder: site.siteDir, name, email: ''});
};

beforeEach(async () => {
  jest.spyOn(config, 'checkSite').mockResolvedValue([]);
  remote = makeRemote(FILES);
  remote.git('config', '--global', '--remove-section', 'user');
  site = remote.clone('site');
  site.write(TEAM, entry('Lead'));
  await open();
});
afterEach(() => {
  jest.restoreAllMocks();
  remote.remove();
});

const submit = (note = '', author = 'Asha Rai') => core.handIn({note, author}, 'en');
const state = () => core.handInState({}, 'en');
const filesOf = (commit: string) =>
  remote.git('diff', '--name-only', `${commit}^`, commit).split('\n');
const branches = () => site.git('branch', '--list', 'writing/*');
const roleOfAsha = (change: WordChange) => ({
  place: 'Team › Asha › Role',
  lines: [{language: 'English', locale: 'en', text: [change]}],
});
const done = (id = 'pushed') => ({result: 'done', message: {id}});

/** That it failed for a reason that words.yml has. */
function failed(id: string) {
  expect(wordsOf('ne').find(`handIn.${id}`)).toBeDefined();
  return {result: 'failed', message: {id}};
}

it('pushes one commit on a branch, and leaves the branch and the files of the folder as they are', async () => {
  const head = site.git('rev-parse', 'HEAD');
  const changes = [roleOfAsha({before: 'Designer', after: 'Lead'})];
  expect(await state()).toEqual({author: '', changes, problems: []});
  expect(BRANCH).toMatch(/^writing\/\d{4}-\d\d-\d\d-/);
  expect(await submit('New role of Asha')).toEqual(done());
  expect(remote.git('log', '-1', '--format=%an <%ae>%n%P%n%B', BRANCH)).toBe(
    `Asha Rai <asha@users.noreply>\n${head}\nNew role of Asha\n\n- Team › Asha › Role: [Designer → Lead]`,
  );
  expect(remote.git('show', `${BRANCH}:${TEAM}`)).toBe(entry('Lead').trimEnd());
  expect(site.git('rev-parse', 'HEAD')).toBe(head);
  expect(site.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(site.read(TEAM)).toBe(entry('Lead'));
  expect((await state()).changes).toEqual([]);
  expect(await submit()).toEqual(failed('nothing'));
});

it('takes new, removed and uploaded files, and leaves where it is what a developer has changed beside them', async () => {
  site.write('src/code.ts', 'export const one = 2;\n');
  site.git('add', 'src/code.ts');
  site.write('src/code.ts', 'export const one = 3;\n');
  site.write('notes.txt', 'mine');
  site.write('src/data/notes.yml', 'no list of the site');
  site.write('docs/new.mdx', '---\ntitle: New\n---\n');
  site.write('static/img/team/asha.jpg', Buffer.from([255, 216, 0, 13, 10, 255]));
  rmSync(path.join(site.siteDir, FAQ));
  const before = site.git('status', '--porcelain');
  const {changes} = await state();
  expect(changes.map(({lines}) => writeDiff(lines[0]!.text))).toEqual([
    'Page deleted: Questions',
    'New page: New (English)',
    '[Designer → Lead]',
    'Picture added: asha.jpg',
  ]);
  await submit();
  expect(filesOf(BRANCH)).toEqual([FAQ, 'docs/new.mdx', TEAM, 'static/img/team/asha.jpg']);
  expect(site.git('status', '--porcelain')).toBe(before);
  expect(site.git('show', ':src/code.ts')).toBe('export const one = 2;');
});

it('leaves out a picture that was uploaded for an entry that was given up', async () => {
  const file = 'static/img/team/asha.png';
  await core.save({
    edits: [{kind: 'upload', file, content: PNG.toString('base64')}],
    label: 'Picture asha.png',
  });
  site.write('static/img/team/by-hand.png', PNG);
  const places = async () => (await state()).changes.map(({lines}) => writeDiff(lines[0]!.text));
  const byHand = 'Picture added: by-hand.png';
  expect(await places()).toEqual(['[Designer → Lead]', byHand]);
  await submit();
  expect(filesOf(BRANCH)).toEqual([TEAM, 'static/img/team/by-hand.png']);

  site.write(TEAM, `${entry('Lead')}  photo: /img/team/asha.png\n`);
  expect(await places()).toContain('Picture added: asha.png');
  await submit();
  expect(remote.git('diff', '--name-only', 'main', BRANCH).split('\n')).toContain(file);
  // Given up again, after it was handed in.
  site.write(TEAM, entry('Lead'));
  await submit();
  expect(remote.git('diff', '--name-only', 'main', BRANCH).split('\n')).not.toContain(file);
  expect(await places()).toEqual([]);
});

it('writes into the commit what readers see, not the code for it', async () => {
  site.change(FAQ, 'Short answers.', '**Short** <Brand /> [answers](/help).');
  await submit('Note');
  expect(remote.git('log', '-1', '--format=%b', BRANCH)).toContain('+ Short ');
  expect(remote.git('log', '-1', '--format=%b', BRANCH)).not.toMatch(/[<*]|\/help/);
});

it('makes a subject, and takes the name that git knows; Devanagari becomes Latin in the branch', async () => {
  site.change(FAQ, 'Short', 'Long');
  const branch = BRANCH.replace('asha-rai', 'as-rai');
  expect(await submit('', 'आशा राई')).toEqual(done());
  await open('Configured');
  site.write(TEAM, entry('Head'));
  expect((await state()).author).toBe('Configured');
  await submit('', 'Configured');
  expect(remote.git('log', '-2', '--format=%an: %s', branch)).toBe(
    'Configured: Change Team\nआशा राई: Change Questions and Team',
  );
});

it('adds the next hand-in to the same branch, also that a change was taken back; to another one when somebody else has pushed to it', async () => {
  await submit();
  const first = site.git('rev-parse', BRANCH);
  site.write(TEAM, entry('Designer'));
  expect((await state()).changes).toEqual([roleOfAsha({before: 'Lead', after: 'Designer'})]);
  expect(await submit()).toEqual(done('pushedAgain'));
  expect(remote.git('rev-parse', `${BRANCH}^`)).toBe(first);
  expect(remote.git('diff', 'main', BRANCH)).toBe('');
  const commit = ['commit-tree', '-p', BRANCH, '-m', 'x', `${BRANCH}^{tree}`];
  const reviewed = remote.git(...AS_DEV, ...commit);
  remote.git('update-ref', `refs/heads/${BRANCH}`, reviewed);
  site.write(TEAM, entry('Head'));
  expect(await submit()).toEqual(done());
  expect(remote.git('rev-parse', BRANCH)).toBe(reviewed);
  expect(remote.git('show', `${BRANCH}-2:${TEAM}`)).toBe(entry('Head').trimEnd());
});

it('loses nothing when the server refuses, and hands the same in later', async () => {
  const hook = '#!/bin/sh\necho "no pushes on Sunday"\nexit 1\n';
  folderAt(remote.bare).write('hooks/pre-receive', hook, 0o755);
  const log = jest.spyOn(console, 'error').mockImplementation();
  expect(await submit()).toEqual(failed('failed.refused'));
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no pushes on Sunday'));
  expect([site.read(TEAM), branches()]).toEqual([entry('Lead'), '']);
  rmSync(path.join(remote.bare, 'hooks/pre-receive'));
  expect(await submit()).toEqual(done());
});

it('works without a branch checked out, and without a server', async () => {
  site.git('checkout', '-q', '--detach');
  expect(await submit()).toEqual(done());
  expect((await state()).changes).toEqual([]);
  site.git('remote', 'remove', 'origin');
  site.write(TEAM, entry('Head'));
  expect(await submit()).toEqual(done('committed'));
  expect(site.git('show', `${BRANCH}:${TEAM}`)).toBe(entry('Head').trimEnd());
});

it('hands in nothing that the checks reject', async () => {
  const problem = {file: TEAM, line: 3, place: ['member-1'], ...say('file.empty')};
  jest.spyOn(config, 'checkSite').mockResolvedValue([problem]);
  expect(await submit()).toEqual({result: 'rejected', problems: [problem]});
  expect(branches()).toBe('');
  expect((await state()).problems).toEqual([problem]);
});

it('hands in once when the button is pressed twice', async () => {
  const [one, other] = await Promise.all([submit(), submit()]);
  expect([one.result, other.result]).toEqual(['done', 'failed']);
  expect(remote.git('rev-list', '--count', `main..${BRANCH}`)).toBe('1');
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
  await open();
  await submit();
  expect(all.git('diff', '--name-only', 'main', BRANCH)).toBe(`website/${TEAM}`);
});

it('says that the folder is not kept with git', async () => {
  rmSync(path.join(site.siteDir, '.git'), {recursive: true});
  await expect(open()).rejects.toMatchObject({id: 'noGit'});
});

it.each([
  ['git@github.com:sipalu/site.git', true],
  ['https://user:token@github.com/sipalu/site.git', true],
  ['ssh://git@github.com/sipalu/site.git', true],
  ['https://gitlab.com/sipalu/site.git', false],
  ['https://example.com/github.com/sipalu/site.git', false],
  ['/srv/site.git', false],
])('knows whether a pull request is opened at %s: %s', (url, isGitHub) => {
  const expected = 'https://github.com/sipalu/site/compare/{branch}?expand=1';
  expect(newRequestAt(url)).toBe(isGitHub ? expected : undefined);
});
