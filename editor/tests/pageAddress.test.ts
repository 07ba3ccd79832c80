/* Another address of a page, and its deletion, over real git: by one writer, and by one of two. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Core} from '../core';
import {site} from '../site';
import {type Folder, makeRemote, MEMORY, type Remote} from './support/gitServer';
import {openTab} from './support/tab';

const DOCS = 'i18n/ne/docusaurus-plugin-content-docs/current';
const WORDS = 'i18n/ne/docusaurus-plugin-content-pages-words';
const NAMES = 'src/data/pages/names.yml';
const NAVIGATION = 'src/data/navigation.yml';
const REDIRECTS = 'src/data/redirects.yml';
const CONTACTS = 'src/data/contacts.yml';
const pageOf = (title: string, text: string) =>
  `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n# ${title}\n\n${text}\n`;
const FILES = {
  '.gitignore': '.cache/\n',
  'docs/work.mdx': pageOf('Work', 'What we do. See [here](/work#top).'),
  [`${DOCS}/work.mdx`]: pageOf('काम', 'हाम्रो काम। [यहाँ](/work#top) हेर्नुहोस्।'),
  'i18n/ledger/ne/docs/work.mdx.txt': '# Written by "npm run agree".\n',
  'docs/tos.mdx': pageOf('Terms', 'Not moved.'),
  [`${DOCS}/tos.mdx`]: pageOf('सर्त', 'सर्दैन।'),
  'pages/other.mdx': pageOf('Other', 'Our [work](/work), /workers and https://a.example/work.'),
  [`${WORDS}/other.mdx`]: pageOf('अरू', 'हाम्रो [काम](/work), /workers र https://a.example/work।'),
  [NAMES]: ['work', 'other', 'tos']
    .map((name) => `/${name}:\n  en: The ${name}\n  ne: पृष्ठ ${name}\n`)
    .join(''),
  [NAVIGATION]:
    'header:\n  - /other\n  - /work\nfooter:\n  company:\n    - /work\nsidebar:\n  news:\n    - /work\n    - /tos\n',
  [REDIRECTS]: '[]\n',
  'static/img/a.txt': 'A',
  [CONTACTS]: '- id: asha\n  name:\n    en: Asha\n    ne: आशा\n  link: /work?a=b\n',
};

let remote: Remote;
let mine: Folder;
let developer: Folder;
let core: Core;

beforeEach(async () => {
  // The small site is not whole.
  jest.spyOn(site, 'checkSite').mockResolvedValue([]);
  remote = makeRemote(FILES, MEMORY);
  mine = remote.clone('mine');
  developer = remote.checkout();
  core = await openTab({folder: mine.siteDir});
});

afterEach(() => {
  jest.restoreAllMocks();
  remote.remove();
});

const saved = {result: 'saved'};
const move = async (from: string, to: string, by = core) =>
  expect(await by.movePage({from, to}, 'en')).toEqual(saved);
async function remove(address: string, by = core) {
  // As the page does, which shows what it is told.
  await by.pageLinks({address}, 'en');
  return by.deletePage({address}, 'en');
}
const newest = async () => core.newest({seen: ''}, 'en');
/** Takes the last steps back, the last one first. */
async function undo(count: number): Promise<void> {
  const {steps} = await core.steps({}, 'en');
  for (const {id} of steps.slice(0, count)) expect(await core.undo({id})).toEqual(saved);
}
const treeOf = () => mine.git('rev-parse', 'refs/writing/asha^{tree}');
const filesIn = ({siteDir, git}: Folder) =>
  git('ls-files', '-co', '--exclude-standard')
    .split('\n')
    .filter((file) => existsSync(path.join(siteDir, file)))
    .sort();
const rows = (folder: Folder) =>
  folder
    .read(REDIRECTS)
    .match(/\S+(?=\n|$)/g)!
    .filter((one) => one.startsWith('/'));
const said = async () =>
  (await core.handInState({}, 'en')).changes.map(({place, lines}) =>
    [place, ...lines.map(({text}) => text)].flat(),
  );

let count = 0;
/** What somebody else does in the editor, handed in and taken over. */
async function byOther(work: (other: Core, folder: Folder) => Promise<unknown>): Promise<void> {
  const folder = remote.clone(`other ${(count += 1)}`);
  const other = await openTab({folder: folder.siteDir, login: 'bikash', name: 'Bikash'});
  await other.newest({seen: ''}, 'en');
  await work(other, folder);
  expect(await other.handIn({note: '', author: 'Bikash'}, 'en')).toMatchObject({result: 'done'});
  const branch = remote.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/writing');
  developer.git('merge', '-q', '--squash', branch);
  developer.commit('All of it');
  remote.git('branch', '-q', '-D', branch);
}

/** Takes all links to the page away. */
function unlink(folder: Folder): void {
  for (const file of ['pages/other.mdx', `${WORDS}/other.mdx`])
    folder.write(file, folder.read(file).replace('](/work)', '](/tos)'));
  folder.write(CONTACTS, FILES[CONTACTS].replace('/work?a=b', '/tos'));
}

it('moves a page with all that names it, in both languages, and back', async () => {
  const {open} = await core.todo({}, 'en');
  const targets = open
    .map(({text}) => text.target)
    .filter(({english, translation}) => english && translation);
  await core.agree({targets}, 'en');
  expect((await core.todo({}, 'en')).open).toEqual([]);
  const before = treeOf();
  await move('/work', '/our-work');
  expect(filesIn(mine).filter((file) => file.includes('work'))).toEqual(
    ['docs/our-work.mdx', `${DOCS}/our-work.mdx`, 'i18n/ledger/ne/docs/our-work.mdx.txt'].sort(),
  );
  const follow = (text: string) => text.replaceAll(/(?<=^|[(\s])\/work(?=[)\s#?:])/g, '/our-work');
  for (const file of [
    'pages/other.mdx',
    `${WORDS}/other.mdx`,
    NAMES,
    NAVIGATION,
    CONTACTS,
  ] as const) {
    expect(mine.read(file)).toBe(follow(FILES[file]));
    expect(mine.read(file)).not.toBe(FILES[file]);
  }
  expect(mine.read(`${DOCS}/our-work.mdx`)).toBe(follow(FILES[`${DOCS}/work.mdx`]));
  expect(mine.read(REDIRECTS)).toBe('- from: /work\n  to: /our-work\n');
  // What was agreed stays so, though a link in it has changed.
  expect((await core.todo({}, 'en')).open).toEqual([]);
  expect((await said())[0]).toEqual(['', 'New address of The work: /our-work']);
  // An earlier address leads to the last one; that of a page that nobody can know, nowhere.
  await move('/our-work', '/what-we-do');
  expect(rows(mine)).toEqual(['/work', '/what-we-do']);
  await move('/what-we-do', '/work');
  expect(treeOf()).toBe(before);
  await undo(3);
  expect(treeOf()).toBe(before);
});

it('lets every earlier address that readers know lead to the page at once', async () => {
  await byOther((other) => move('/work', '/a', other));
  await newest();
  await move('/a', '/b');
  expect(rows(mine)).toEqual(['/work', '/b', '/a', '/b']);
  await move('/b', '/work');
  expect(rows(mine)).toEqual(['/a', '/work']);
});

it('deletes a page when nothing links to it, and brings all of it back', async () => {
  const {links, problems} = await core.pageLinks({address: '/work'}, 'en');
  expect(links.map(({label, where}) => [label, where.view, where.name])).toEqual([
    ['People to contact › Asha › Link', 'list', 'contacts'],
    ['The other', 'page', 'pages/other.mdx'],
  ]);
  expect(problems).toMatchObject([{id: 'page.linked'}]);
  expect(await remove('/work')).toMatchObject({
    result: 'rejected',
    problems: [{id: 'page.linked'}],
  });
  unlink(mine);
  expect(await core.pageLinks({address: '/work'}, 'en')).toEqual({links: [], problems: []});
  const before = treeOf();
  await move('/work', '/a');
  expect(await remove('/a')).toEqual(saved);
  expect(filesIn(mine).filter((file) => /work|\/a\.mdx/.test(file))).toEqual([]);
  expect([mine.read(NAVIGATION), mine.read(NAMES)].join()).not.toMatch(/work|\/a\b/);
  expect(rows(mine)).toEqual([]);
  expect((await said()).map((lines) => lines.join(''))).toContain('Page deleted: Work');
  expect(JSON.stringify(await said())).not.toMatch(/docs\/|mdx|yml|removed|Links in header/);
  await undo(2);
  expect(treeOf()).toBe(before);
});

it.each(['/tos', '/hire', '/hire/pandit', '/career', '/nothing'])(
  'neither deletes nor moves %s',
  async (address) => {
    const id =
      address === '/nothing' || address === '/hire/pandit' ? 'page.noSuch' : 'page.lasting';
    jest
      .spyOn(site, 'pagesOf')
      .mockImplementation(async () => [
        ...['/hire', '/career'].map((route) => ({route, isLasting: true, markdown: [], lists: []})),
        {route: '/tos', isLasting: true, markdown: ['docs/tos.mdx'], lists: []},
      ]);
    const refused = {result: 'rejected', problems: [{id}]};
    expect(await remove(address)).toMatchObject(refused);
    expect(await core.movePage({from: address, to: '/a'}, 'en')).toMatchObject(refused);
    expect((await core.pageLinks({address}, 'en')).problems).toMatchObject([{id}]);
  },
);

it.each([
  ['', 'A page needs an address.'],
  ['हाम्रो-काम', 'An address has English letters only.'],
  ['our work', 'An address has no spaces.'],
  ['Our-work', 'An address has small letters only.'],
  ['../work', 'The address of a page has small English letters'],
  ['a/b', 'The address of a page has small English letters'],
  ['a'.repeat(61), 'the limit is {most} letters'],
  ['tos', 'There is already a page with the address'],
  ['team', 'There is already a page with the address'],
  ['img', 'There is something else at the address'],
  ['ne', 'There is something else at the address'],
  ['500', 'There is something else at the address'],
  ['old', 'is an old address of the page'],
])('says why a page cannot be at “%s”', async (to, sentence) => {
  mine.write(REDIRECTS, '- from: /old\n  to: /tos\n');
  const before = filesIn(mine);
  const answer = await core.movePage({from: '/work', to: `/${to}`}, 'en');
  expect(answer).toMatchObject({result: 'rejected', problems: [{place: ['name']}]});
  expect(JSON.stringify(answer)).toContain(sentence);
  expect(filesIn(mine)).toEqual(before);
});

describe('two writers', () => {
  const change = (folder: Folder, file: string) =>
    folder.change(file, 'What we do.', 'What we do well.');

  it('who moves a page has what the other has changed in it', async () => {
    await move('/work', '/our-work');
    await byOther(async (_, folder) => {
      change(folder, 'docs/work.mdx');
      folder.change('pages/other.mdx', 'Our', 'See [this](/work). Our');
    });
    expect((await newest()).choices).toEqual([]);
    expect(mine.read('docs/our-work.mdx')).toContain('What we do well. See [here](/our-work#top)');
    expect(mine.read('pages/other.mdx')).toContain('See [this](/our-work). Our [work](/our-work)');
    expect(filesIn(mine)).not.toContain('docs/work.mdx');
    expect(rows(mine)).toEqual(['/work', '/our-work']);
  });

  it('who changes a sentence has it at the new address', async () => {
    change(mine, 'docs/work.mdx');
    mine.change('pages/other.mdx', 'Our', 'See [this](/work). Our');
    await byOther((other) => move('/work', '/our-work', other));
    expect((await newest()).choices).toEqual([]);
    expect(mine.read('docs/our-work.mdx')).toContain('What we do well. See [here](/our-work#top)');
    expect(mine.read('pages/other.mdx')).toContain('See [this](/our-work). Our [work](/our-work)');
    expect(filesIn(mine)).not.toContain('docs/work.mdx');
    expect(JSON.stringify(await newest())).toContain('New address of The work: /our-work');
    // Also in what is to be handed in, and after that.
    expect(JSON.stringify(await said())).not.toContain('address');
    await byOther((other) => move('/our-work', '/a', other));
    await newest();
    expect(mine.read('docs/a.mdx')).toContain('What we do well. See [here](/a#top)');
  });

  it('both move it: theirs counts, and every old address leads there', async () => {
    await move('/work', '/mine');
    await byOther((other) => move('/work', '/theirs', other));
    expect((await newest()).choices).toEqual([]);
    expect(filesIn(mine).filter((file) => /work|mine|theirs/.test(file))).toHaveLength(3);
    expect(mine.read('docs/theirs.mdx')).toContain('[here](/theirs#top)');
    expect(rows(mine).filter((_, index) => index % 2 === 1)).not.toContain('/mine');
  });

  it('one moves it, the other deletes it: it stays', async () => {
    unlink(mine);
    await move('/work', '/our-work');
    await byOther(async (other, folder) => {
      unlink(folder);
      expect(await remove('/work', other)).toEqual(saved);
    });
    await newest();
    expect(filesIn(mine)).toEqual(
      expect.arrayContaining(['docs/our-work.mdx', `${DOCS}/our-work.mdx`]),
    );
    expect(mine.read(NAMES)).toContain('/our-work:');
    expect(filesIn(mine)).not.toContain('docs/work.mdx');
  });

  it.each(['mine', 'theirs'] as const)(
    'one changes it, the other deletes it: it asks (%s)',
    async (take) => {
      change(mine, 'docs/work.mdx');
      await byOther(async (other, folder) => {
        unlink(folder);
        expect(await remove('/work', other)).toEqual(saved);
      });
      const {choices} = await newest();
      expect(choices).toHaveLength(1);
      expect(filesIn(mine)).toEqual(expect.arrayContaining(['docs/work.mdx', `${DOCS}/work.mdx`]));
      expect(await core.choose({id: choices[0]!.id, take}, 'en')).toEqual(saved);
      expect((await newest()).choices).toEqual([]);
      const left = filesIn(mine).filter((file) => file.endsWith('/work.mdx'));
      expect(left).toHaveLength(take === 'mine' ? 2 : 0);
    },
  );

  it('what was handed in is still taken when the page has moved since', async () => {
    change(mine, 'docs/work.mdx');
    await core.handIn({note: '', author: 'Asha'}, 'en');
    const branch = remote.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/writing');
    developer.git('merge', '-q', '--squash', branch);
    developer.commit('All of it');
    remote.git('branch', '-q', '-D', branch);
    await byOther((other) => move('/work', '/our-work', other));
    expect((await newest()).handIns).toMatchObject([{state: 'merged'}]);
    expect(mine.read('docs/our-work.mdx')).toContain('What we do well.');
    expect(await said()).toEqual([]);
  });

  it('a sentence to choose from moves with its page', async () => {
    mine.change('docs/work.mdx', 'What we do.', 'What we make.');
    await byOther(async (_, folder) =>
      folder.change('docs/work.mdx', 'What we do.', 'What we build.'),
    );
    expect((await newest()).choices).toHaveLength(1);
    await move('/work', '/our-work');
    const {choices} = await newest();
    expect(choices).toMatchObject([{theirs: 'What we build.', where: {name: 'docs/our-work.mdx'}}]);
  });
});
