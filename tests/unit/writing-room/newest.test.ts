import type {Server} from 'node:http';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {changedFiles} from '@site/writing-room/server/changedFiles';
import {choicesInWords, dropChoice, takeTheirs} from '@site/writing-room/server/choices';
import {contentsWith} from '@site/writing-room/server/deleted';
import {handIn} from '@site/writing-room/server/handIn';
import {history} from '@site/writing-room/server/history';
import {getNewest, withdraw} from '@site/writing-room/server/newest';
import {type Context, operations} from '@site/writing-room/server/operations';
import {openWorkspace, type Workspace} from '@site/writing-room/server/workspace';
import {wordsOf} from '@site/writing-room/ui/words';
import {
  addressOf,
  type Folder,
  gitIn,
  makeRemote,
  type Remote,
  startGitServer,
} from './support/gitServer';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const LEDGER = 'i18n/ledger/ne/docs/faq.mdx.txt';
const line = (place: string) => `${place} 0123456789 9876543210`;
const FILES = {
  '.gitignore': '.cache/\n',
  'src/code.ts': 'export const one = 1;\n',
  [TEAM]: `# The people.
- id: asha
  name: {en: Asha, ne: आशा}
  role: {en: Designer, ne: डिजाइनर} # Shown below the name.

- id: bikash
  name: {en: Bikash, ne: विकास}
  role: {en: Writer, ne: लेखक}
`,
  [FAQ]: `---
title: Questions
description: Short answers.
---

# Questions

The first answer is short. It has two sentences.

The second answer.

- One point
- Another point
`,
  [LEDGER]: `# Written by "npm run agree".\n${line('title')}\n`,
};

let remote: Remote;
let server: Server;
let mine: Folder;
let developer: Folder;
let workspace: Workspace;
let siteUrl: string | undefined;

beforeEach(async () => {
  remote = makeRemote(FILES);
  server = await startGitServer(remote.root);
  mine = remote.clone('mine', addressOf(server));
  developer = remote.clone('developer');
  workspace = await openWorkspace(mine.siteDir);
  siteUrl = undefined;
});

afterEach(async () => {
  jest.restoreAllMocks();
  await workspace.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  remote.remove();
});

const newest = () => getNewest(mine.siteDir, {workspace, label: 'Newest', siteUrl});
const findProblems = () => Promise.resolve([]);
const submit = () =>
  handIn(mine.siteDir, {note: 'Mine', author: 'Asha Rai'}, {locale: 'en', findProblems});
const choices = () => choicesInWords(mine.siteDir, 'en');
const changed = async () => (await changedFiles(mine.siteDir)).map(({file}) => file);
const stateOf = async () => (await newest()).handIns.map(({state}) => state);

/** What somebody else puts on the server. */
function push(folder: Folder, ...changes: [file: string, before: string, after: string][]): void {
  for (const change of changes) folder.change(...change);
  folder.commit('Others');
  folder.git('push', '-q', 'origin', 'HEAD:main');
}

/** The branch of the last hand-in on the server. */
const handedIn = () =>
  gitIn(remote.bare, 'for-each-ref', '--format=%(refname:short)', 'refs/heads/writing');

/** What somebody does on GitHub with the last hand-in. */
function merge(way: 'merge' | 'squash' | 'rebase'): void {
  const branch = handedIn();
  developer.git('fetch', '-q');
  developer.git('reset', '-q', '--hard', 'origin/main');
  if (way === 'rebase') developer.git('cherry-pick', `main..origin/${branch}`);
  else if (way === 'merge')
    developer.git('merge', '-q', '--no-ff', '-m', 'Merge', `origin/${branch}`);
  else developer.git('merge', '-q', '--squash', `origin/${branch}`);
  if (way === 'squash') developer.commit('All of it');
  developer.git('push', '-q', 'origin', 'main', `:${branch}`);
}

/** The branch stands on the last commit of the server, and nothing is staged. */
function expectOnServer(): void {
  expect(mine.git('rev-parse', 'HEAD')).toBe(gitIn(remote.bare, 'rev-parse', 'main'));
  expect(mine.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(mine.git('diff', '--cached', '--name-only')).toBe('');
}

it('brings what others did, and keeps what I changed in the same files', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  mine.change(FAQ, 'two sentences', 'exactly two sentences');
  mine.write(LEDGER, `${mine.read(LEDGER)}${line('top')}\n`);
  mine.write('docs/mine.mdx', 'Mine.\n');
  developer.write('docs/new.mdx', 'New.\n');
  developer.write(
    LEDGER,
    `# Written by "npm run agree".\n${line('description')}\n${line('title')}\n`,
  );
  push(
    developer,
    [TEAM, '# The people.', '# The people, in their order.'],
    [TEAM, 'en: Writer', 'en: Editor'],
    [TEAM, '- id: bikash', '- id: chandra\n  name: {en: Chandra, ne: चन्द्र}\n\n- id: bikash'],
    [FAQ, 'is short', 'is very short'],
    [FAQ, '- Another', '- Other'],
    ['src/code.ts', '1', '2'],
  );
  expect(await newest()).toMatchObject({result: 'new', count: 5, needsRestart: true, handIns: []});
  expectOnServer();
  expect(mine.read(TEAM)).toBe(developer.read(TEAM).replace('Designer', 'Lead'));
  expect(mine.read(FAQ)).toBe(developer.read(FAQ).replace('two', 'exactly two'));
  expect(mine.read(LEDGER).split('\n').slice(1, 4)).toEqual(
    ['description', 'title', 'top'].map(line),
  );
  expect(mine.git('diff', '--name-only').split('\n')).toEqual([FAQ, LEDGER, TEAM]);
  expect(await choices()).toEqual([]);
  expect(await newest()).toMatchObject({result: 'same', count: 0});
});

it.each([
  [TEAM, 'en: Designer', 'en: Lead', 'en: Head', 'Team › Asha › Role'],
  [FAQ, 'The second answer.', 'My answer.', 'Their answer.', 'Questions › Questions'],
])('asks which of two versions of a text in %s shall stay', async (file, old, my, their, place) => {
  mine.change(file, old, my);
  push(developer, [file, old, their]);
  await newest();
  expectOnServer();
  expect(mine.read(file)).toContain(my);
  const [choice] = await choices();
  expect(choice).toMatchObject({place: expect.stringContaining(place.split(' › ')[0]!)});
  expect([choice!.mine, choice!.theirs]).toEqual(
    [my, their].map((text) => text.replace('en: ', '')),
  );
  const contents = () => takeTheirs(mine.siteDir, choice!.id);
  await expect(workspace.change('Theirs', contents)).resolves.toMatchObject({result: 'saved'});
  await dropChoice(mine.siteDir, choice!.id);
  expect(mine.read(file)).toBe(developer.read(file));
  expect(await choices()).toEqual([]);
});

describe.each(['merge', 'squash', 'rebase'] as const)('after a %s', (way) => {
  it('goes on from what was handed in, with what both have changed since', async () => {
    mine.change(TEAM, 'en: Designer', 'en: Lead');
    await submit();
    mine.change(FAQ, 'The second answer', 'Another answer');
    await submit();
    expect(await stateOf()).toEqual(['waiting']);
    mine.change(FAQ, 'Another answer', 'A later answer');
    merge(way);
    push(developer, [TEAM, 'en: Lead', 'en: Head'], [FAQ, '- One', '- First']);
    await newest();
    expectOnServer();
    expect(mine.read(TEAM)).toBe(developer.read(TEAM));
    expect(mine.read(FAQ)).toBe(developer.read(FAQ).replace('Another answer', 'A later answer'));
    expect(await choices()).toEqual([]);
    expect(await stateOf()).toEqual(['merged']);
    expect(await changed()).toEqual([FAQ]);
    await submit();
    merge('squash');
    await newest();
    expectOnServer();
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  it('keeps that I have taken my words back since', async () => {
    mine.change(TEAM, 'Designer', 'Lead');
    await submit();
    merge(way);
    mine.change(TEAM, 'Lead', 'Designer');
    await newest();
    expect(mine.read(TEAM)).toContain('Designer');
    expect(await changed()).toEqual([TEAM]);
  });
});

it('knows when the change is on the site', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  await submit();
  const built = {commit: gitIn(remote.bare, 'rev-parse', 'main')};
  global.fetch = jest.fn(() => Promise.resolve(new Response(JSON.stringify(built)))) as never;
  siteUrl = 'https://sipalu.example';
  merge('squash');
  expect(await stateOf()).toEqual(['merged']);
  built.commit = gitIn(remote.bare, 'rev-parse', 'main');
  expect(await stateOf()).toEqual(['published']);
});

it('can hand in again what was refused', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  await submit();
  gitIn(remote.bare, 'update-ref', '-d', `refs/heads/${handedIn()}`);
  expect(await stateOf()).toEqual(['refused']);
  expect(mine.read(TEAM)).toContain('Lead');
  expect(await submit()).toMatchObject({result: 'done'});
  expect(await stateOf()).toEqual(['waiting', 'refused']);
});

it('withdraws what was handed in, and leaves the texts', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  await submit();
  await withdraw(mine.siteDir, handedIn());
  expect(handedIn()).toBe('');
  expect(await stateOf()).toEqual([]);
  expect(await changed()).toEqual([TEAM]);
});

it('follows when the branch of all was put in place of another one', async () => {
  push(developer, [TEAM, 'en: Writer', 'en: Editor'], [FAQ, '- One', '- First']);
  await newest();
  mine.change(TEAM, 'Designer', 'Lead');
  developer.git('reset', '-q', '--hard', 'HEAD~1');
  developer.change(FAQ, 'second', 'last');
  developer.commit('Instead');
  developer.git('push', '-q', '--force', 'origin', 'main');
  await newest();
  expectOnServer();
  expect(mine.read(TEAM)).toBe(developer.read(TEAM).replace('Designer', 'Lead'));
  expect(mine.read(FAQ)).toBe(developer.read(FAQ));
});

it('keeps a picture of mine in place of another one, and removes what others have removed', async () => {
  const file = 'static/img/team/asha.png';
  mine.write(file, Buffer.from([0, 1]));
  developer.write(file, Buffer.from([0, 2]));
  developer.git('rm', '-q', FAQ);
  developer.commit('Picture');
  developer.git('push', '-q', 'origin', 'main');
  await newest();
  expect([mine.read(file), existsSync(path.join(mine.siteDir, FAQ))]).toEqual(['\0\x01', false]);
  const [choice] = await choices();
  await workspace.change('Theirs', () => takeTheirs(mine.siteDir, choice!.id));
  expect(mine.read(file)).toBe('\0\x02');
});

it('takes all of it back, and brings it again', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  const before = [mine.read(TEAM), mine.git('rev-parse', 'HEAD')];
  push(developer, [TEAM, 'en: Writer', 'en: Editor'], [FAQ, '- One', '- First']);
  await newest();
  const after = mine.read(TEAM);
  const [step] = await workspace.steps();
  await workspace.undo(step!.id);
  expect([mine.read(TEAM), mine.git('rev-parse', 'HEAD')]).toEqual(before);
  expect(mine.git('status', '--porcelain')).toBe(`M ${TEAM}`.padStart(3 + TEAM.length));
  await newest();
  expect(mine.read(TEAM)).toBe(after);
});

describe('when something is in the way', () => {
  const sayings = wordsOf('ne');
  const message = async () => {
    const answer = await newest();
    const {id, values} = answer.message ?? {id: 'none'};
    expect(sayings.say(`handIn.${id}`, values)).toMatch(/\p{Script=Devanagari}/u);
    return [answer.result, id];
  };

  beforeEach(() => {
    mine.change(TEAM, 'Designer', 'Lead');
    push(developer, [TEAM, 'en: Writer', 'en: Editor'], [FAQ, '- One', '- First']);
  });

  const both = () => developer.read(TEAM).replace('Designer', 'Lead');

  it.each([
    ['there is no network', () => 'http://127.0.0.1:1/remote.git', 'failed.network'],
    ['the password is wrong', () => addressOf(server, 'asha:wrong'), 'failed.access'],
    ['the address is wrong', () => `${addressOf(server)}.gone`, 'failed.remote'],
  ])('says that %s, changes nothing, and works afterwards', async (_, wrong, id) => {
    mine.git('remote', 'set-url', 'origin', wrong());
    const before = mine.read(TEAM);
    expect(await message()).toEqual(['failed', id]);
    expect(mine.read(TEAM)).toBe(before);
    mine.git('remote', 'set-url', 'origin', addressOf(server));
    await newest();
    expect(mine.read(TEAM)).toBe(both());
  });

  it.each([
    ['before a file', 'writeFile', 'drafts'],
    ['at the last step', 'copyFile', 'index.writing-room'],
  ] as const)('comes to an end later when the disk is full %s', async (_, name, part) => {
    const call = fs[name].bind(fs) as (...words: unknown[]) => Promise<void>;
    const full = Object.assign(new Error('ENOSPC'), {code: 'ENOSPC'});
    jest
      .spyOn(fs, name)
      .mockImplementation((...words: unknown[]) =>
        words.some((word) => String(word).includes(part)) ? Promise.reject(full) : call(...words),
      );
    expect(await message()).toEqual(['failed', 'failed.diskFull']);
    jest.restoreAllMocks();
    await newest();
    expectOnServer();
    expect(mine.read(TEAM)).toBe(both());
  });

  it('comes to an end at the next start when the program was killed between two files', async () => {
    const rename = fs.rename.bind(fs);
    const stopped = new Promise<void>((resolve) => {
      jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
        await rename(from, to);
        if (String(to).endsWith(FAQ)) {
          resolve();
          await new Promise(() => undefined);
        }
      });
    });
    void newest();
    await stopped;
    jest.restoreAllMocks();
    workspace = await openWorkspace(mine.siteDir);
    expect(workspace.recovered).toEqual([expect.stringContaining('complete')]);
    expectOnServer();
    expect(mine.read(TEAM)).toBe(both());
    expect(await newest()).toMatchObject({result: 'same'});
  });

  it('goes on while another program holds the index', async () => {
    mine.write('.git/index.lock', '');
    await newest();
    expect(mine.read(TEAM)).toBe(both());
  });

  it('leaves what a developer has staged, or committed here, to the developer', async () => {
    mine.change('src/code.ts', '1', '3');
    mine.git('add', 'src/code.ts');
    await newest();
    expect(mine.git('diff', '--cached', '--name-only')).toBe('src/code.ts');
    mine.git('commit', '-qm', 'Own');
    push(developer, [FAQ, '- First', '- Best']);
    expect(await message()).toEqual(['failed', 'failed.own']);
  });
});

it('gets the newest before it hands in, and waits until a text is chosen', async () => {
  const context: Context = {
    siteDir: mine.siteDir,
    workspace: {...workspace, problems: findProblems},
    locale: 'en',
    preview: {targets: new Map(), stopped: new Set()},
  };
  const submitHere = () => operations.handIn({note: '', author: 'Asha'}, context);
  mine.change(TEAM, 'Designer', 'Lead');
  push(developer, [TEAM, 'Designer', 'Head'], [FAQ, '- One', '- First']);
  expect(await submitHere()).toEqual({result: 'failed', message: {id: 'choose'}});
  const [choice] = await choices();
  await operations.choose({id: choice!.id, take: 'mine'}, context);
  expect(await submitHere()).toMatchObject({result: 'done', message: {id: 'pushed'}});
  expect(mine.git('diff', '--name-only', 'HEAD')).toBe(TEAM);
  expect(await operations.newest({}, context)).toMatchObject({
    choices: [],
    handIns: [{state: 'waiting'}],
  });
});

it('shows how a text was, with who wrote it, wherever it stands now', async () => {
  mine.change(TEAM, '- id: asha', '- id: amar\n  name: {en: Amar, ne: अमर}\n\n- id: asha');
  mine.change(TEAM, 'Designer', 'Lead');
  mine.change(FAQ, 'The second answer', 'Between.\n\nThe second long answer');
  mine.commit('Once');
  mine.change(TEAM, 'Lead', 'Head');
  mine.change(FAQ, 'Short', 'Brief');
  expect(await history(mine.siteDir, TEAM, [1, 'role', 'en'])).toMatchObject([
    {author: 'Dev', text: 'Lead', change: '[Lead → Head]'},
    {author: 'Dev', text: 'Designer', change: '[Designer → Lead]'},
  ]);
  expect(await history(mine.siteDir, FAQ, [3])).toMatchObject([
    {text: 'The second answer.', change: 'The second [+ long] answer.'},
  ]);
  expect(await history(mine.siteDir, FAQ, ['description'])).toHaveLength(1);
});

describe('what was deleted', () => {
  const TWIN = 'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx';
  const context = (): Context => ({
    siteDir: mine.siteDir,
    workspace,
    locale: 'en',
    preview: {targets: new Map(), stopped: new Set()},
  });
  const wordsOfDeleted = async (file: string) => {
    const {deleted} = await operations.deleted({file}, context());
    return deleted.map(({author, what}) => [author, ...what]);
  };
  /** Everything, the last one first. */
  const bringBack = async (file: string) => {
    const {deleted} = await operations.deleted({file}, context());
    for (const {id} of deleted)
      for (const one of await contentsWith(mine.siteDir, file, id))
        mine.write(one.file, one.content!);
  };

  it('brings an entry back, with what was changed since', async () => {
    const before = mine.read(TEAM);
    const [, bikash] = before.split('\n\n');
    mine.change(TEAM, `\n${bikash}`, '');
    expect(await wordsOfDeleted(TEAM)).toEqual([[undefined, 'Team: Bikash deleted (Writer)']]);
    mine.commit('Without');
    mine.change(TEAM, 'Designer', 'Lead');
    mine.commit('Later');
    expect(await wordsOfDeleted(TEAM)).toEqual([['Dev', 'Team: Bikash deleted (Writer)']]);
    await bringBack(TEAM);
    expect(mine.read(TEAM)).toBe(before.replace('Designer', 'Lead'));
    expect(await wordsOfDeleted(TEAM)).toEqual([]);
  });

  it('brings parts of a page back in both languages', async () => {
    mine.write(TWIN, mine.read(FAQ).replace('second', 'दोस्रो'));
    mine.commit('Twin');
    const before = [FAQ, TWIN].map(mine.read);
    mine.change(FAQ, '\n\nThe second answer.', '');
    mine.change(TWIN, '\n\nThe दोस्रो answer.', '');
    mine.commit('Without');
    mine.change(FAQ, 'two sentences', 'few sentences');
    expect(await wordsOfDeleted(FAQ)).toEqual([
      ['Dev', 'Questions: English: [− The second answer.]; Nepali: [− The दोस्रो answer.]'],
    ]);
    await bringBack(FAQ);
    expect([FAQ, TWIN].map(mine.read)).toEqual(
      before.map((source, index) => (index === 0 ? source.replace('two', 'few') : source)),
    );
  });

  it('brings a page back with its translation and what was agreed', async () => {
    mine.write(TWIN, mine.read(FAQ));
    mine.commit('Twin');
    const files = [FAQ, TWIN, LEDGER];
    const before = files.map(mine.read);
    mine.git('rm', '-q', ...files);
    expect(await wordsOfDeleted('')).toEqual([
      [undefined, 'Page removed: Questions (English)', 'Page removed: Questions (Nepali)'],
    ]);
    mine.commit('Without');
    await bringBack('');
    expect(files.map(mine.read)).toEqual(before);
    expect(await wordsOfDeleted('')).toEqual([]);
  });
});
