import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Core} from '../core';
import {site} from '../site';
import type {ConflictOutcome, Edit, FilePath} from '../types';
import {wordsOf} from '../ui/words';
import {type Folder, makeRemote, MEMORY, type Remote} from './support/gitServer';
import {openTab} from './support/tab';

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const TRANSLATION = 'i18n/ne/docusaurus-plugin-content-docs/current/faq.mdx';
/** The writer's own branch. */
const OWN = 'refs/writing/asha';
const LEDGER = 'i18n/ledger/ne/docs/faq.mdx.txt';
const ledgerOf = (...places: string[]) =>
  [
    '# Written by "npm run agree".',
    ...places.map((place) => `${place} 01234567 98765432`),
    '',
  ].join('\n');
const FILES = {
  '.gitignore': '.cache/\n',
  'src/code.ts': 'export const one = 1;\n',
  [TEAM]: `- id: asha
  name:
    en: Asha
    ne: आशा
  role:
    en: Designer
    ne: डिजाइनर
- id: bikash
  name:
    en: Bikash
    ne: विकास
  role:
    en: Writer
    ne: लेखक
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
  [LEDGER]: ledgerOf('title'),
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

const newest = (seen = '') => core.newest({seen}, 'en');
const submit = () => core.handIn({note: 'Mine', author: 'Asha Rai'}, 'en');
const choices = async () => (await newest()).choices;

/** Makes the first choice. @returns what there was to choose */
async function choose(take: ConflictOutcome['take'], text?: string) {
  const [choice] = await choices();
  expect(await core.choose({id: choice!.id, take, text}, 'en')).toEqual({result: 'saved'});
  return choice;
}

const changed = async () => (await core.handInState({}, 'en')).changes.map(({place}) => place);
const statesOf = async () => (await newest()).handIns.map(({state}) => state);

/** What somebody else puts on the server. */
function push(...changes: [file: string, before: string, after: string][]): void {
  for (const change of changes) developer.change(...change);
  developer.commit('Others');
}

/** The branch of the last hand-in on the server. */
const handedIn = () =>
  remote.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/writing');

/** What somebody does on GitHub with the last hand-in. */
function merge(way: 'merge' | 'squash' | 'rebase'): void {
  const branch = handedIn();
  if (way === 'rebase') developer.git('cherry-pick', `main..${branch}`);
  else if (way === 'merge') developer.git('merge', '-q', '--no-ff', '-m', 'Merge', branch);
  else developer.git('merge', '-q', '--squash', branch);
  if (way === 'squash') developer.commit('All of it');
  remote.git('branch', '-q', '-D', branch);
}

/** The branch stands on the last commit of the server, and nothing is staged. */
function expectOnServer(): void {
  expect(mine.git('rev-parse', 'HEAD')).toBe(remote.git('rev-parse', 'main'));
  expect(mine.git('symbolic-ref', '--short', 'HEAD')).toBe('main');
  expect(mine.git('diff', '--cached', '--name-only')).toBe('');
}

it('brings what others did, and keeps what I changed in the same files', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  mine.change(FAQ, 'two sentences', 'exactly two sentences');
  mine.write(LEDGER, ledgerOf('title', 'top'));
  mine.write('docs/mine.mdx', 'Mine.\n');
  developer.write('docs/new.mdx', 'New.\n');
  developer.write(LEDGER, ledgerOf('description', 'title'));
  push(
    [TEAM, 'en: Writer', 'en: Editor'],
    [TEAM, '- id: bikash', '- id: chandra\n  name:\n    en: Chandra\n    ne: चन्द्र\n- id: bikash'],
    [FAQ, 'is short', 'is very short'],
    [FAQ, '- Another', '- Other'],
    ['src/code.ts', '1', '2'],
  );
  expect(await newest()).toMatchObject({result: 'new', count: 5, needsRestart: true, handIns: []});
  expectOnServer();
  expect(mine.read(TEAM)).toBe(developer.read(TEAM).replace('Designer', 'Lead'));
  expect(mine.read(FAQ)).toBe(developer.read(FAQ).replace('two', 'exactly two'));
  expect(mine.read(LEDGER)).toBe(ledgerOf('description', 'title', 'top'));
  expect(mine.git('diff', '--name-only').split('\n')).toEqual([FAQ, LEDGER, TEAM]);
  expect(await choices()).toEqual([]);
  expect(await newest()).toMatchObject({result: 'same', count: 0});
});

it.each([
  [TEAM, 'Designer', 'Lead', 'Head', 'Team › Asha › Role'],
  [FAQ, 'The second answer.', 'My answer.', 'Their answer.', 'Questions'],
])('asks which of two versions of a text in %s shall stay', async (file, old, my, their, place) => {
  mine.change(file, old, my);
  push([file, old, their]);
  await newest();
  expectOnServer();
  expect(mine.read(file)).toContain(my);
  expect(await choose('theirs')).toMatchObject({place, mine: my, theirs: their});
  expect(mine.read(file)).toBe(developer.read(file));
  expect(await choices()).toEqual([]);
});

it('asks until something is chosen, however much is saved and changed outside in the meantime', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  push([TEAM, 'Designer', 'Head']);
  await newest();
  const edits = [{kind: 'set', file: TEAM, path: [1, 'role', 'en'], value: 'Poet', was: 'Writer'}];
  expect(await core.save({edits: edits as Edit[], label: 'Team'})).toEqual({result: 'saved'});
  // As many more saves as that one.
  const message = mine.git('log', '-1', '--format=%B', OWN);
  const save = `commit ${OWN}\ncommitter Asha <> now\ndata <<END\n${message}\nEND\n`;
  const input = save + `from ${OWN}^0\n` + save.repeat(99);
  execFileSync('git', ['fast-import', '--quiet', '--date-format=now'], {cwd: mine.siteDir, input});
  mine.change(FAQ, 'The second answer', 'Another answer');
  expect(await submit()).toEqual({result: 'failed', message: {id: 'choose'}});
  push([FAQ, 'is short', 'is very short']);
  await newest();
  expect(await choose('theirs')).toMatchObject({mine: 'Lead', theirs: 'Head'});
  expect(mine.read(TEAM)).toBe(developer.read(TEAM).replace('Writer', 'Poet'));
  expect(await choices()).toEqual([]);
});

it.each(['merge', 'squash', 'rebase'] as const)(
  'goes on after a %s, with what both have changed or I have taken back since',
  async (way) => {
    mine.change(TEAM, 'Designer', 'Lead');
    await submit();
    mine.change(FAQ, 'The second answer', 'Another answer');
    await submit();
    expect(await statesOf()).toEqual(['waiting']);
    mine.change(FAQ, 'Another answer', 'A later answer');
    merge(way);
    push([TEAM, 'Lead', 'Head'], [FAQ, '- One', '- First']);
    await newest();
    expectOnServer();
    expect(mine.read(TEAM)).toBe(developer.read(TEAM));
    expect(mine.read(FAQ)).toBe(developer.read(FAQ).replace('Another answer', 'A later answer'));
    expect(await choices()).toEqual([]);
    expect(await statesOf()).toEqual(['merged']);
    expect(await changed()).toEqual(['Questions']);
    await submit();
    merge(way);
    mine.change(FAQ, 'A later answer', 'Another answer');
    await newest();
    expect(mine.read(FAQ)).toContain('Another answer');
    expect(await changed()).toEqual(['Questions']);
    await submit();
    merge(way);
    await newest();
    expectOnServer();
    expect(mine.git('status', '--porcelain')).toBe('');
  },
);

it('says what became of what was handed in; what was refused or withdrawn stays, and can be handed in again', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  await submit();
  remote.git('update-ref', '-d', `refs/heads/${handedIn()}`);
  expect(await statesOf()).toEqual(['closed']);
  expect(await changed()).toEqual(['Team › Asha › Role']);
  expect(await submit()).toMatchObject({result: 'done'});
  expect(await statesOf()).toEqual(['waiting', 'closed']);
  await core.withdraw({branch: handedIn()});
  expect(handedIn()).toBe('');
  expect(await statesOf()).toEqual(['closed']);
  expect(await changed()).toEqual(['Team › Asha › Role']);
  await submit();
  merge('squash');
  expect((await statesOf())[0]).toBe('merged');
});

/** What the developer does with main after the hand-in was merged. */
const takeBack = {
  'by a revert': () => {
    const isMerge = developer.git('rev-list', '--parents', '-1', 'HEAD').split(' ').length > 2;
    developer.git('revert', '--no-edit', ...(isMerge ? ['-m1'] : []), 'HEAD');
  },
  'by a forced push': () => developer.git('reset', '-q', '--hard', 'HEAD~1'),
};

it.each([
  ['merge', 'by a revert'],
  ['squash', 'by a forced push'],
  ['rebase', 'by a revert'],
] as const)('says that a %s was taken back %s, and brings the texts back', async (way, how) => {
  mine.change(TEAM, 'Designer', 'Lead');
  mine.change(FAQ, 'It has two', 'Mine is here. It has two');
  await submit();
  const own = [mine.read(TEAM), mine.read(FAQ)];
  merge(way);
  expect(await statesOf()).toEqual(['merged']);
  takeBack[how]();
  const {handIns} = await newest();
  expect(handIns).toMatchObject([{state: 'takenBack', isGone: true}]);
  expect([mine.read(TEAM), mine.read(FAQ)]).toEqual([FILES[TEAM], FILES[FAQ]]);
  await core.bringHandInBack({branch: handIns[0]!.branch}, 'en');
  expect([mine.read(TEAM), mine.read(FAQ)]).toEqual(own);
  expect((await newest()).handIns).toMatchObject([{state: 'takenBack', isGone: false}]);
  expect(await submit()).toMatchObject({result: 'done'});
  expect(await statesOf()).toEqual(['waiting', 'takenBack']);
});

it('says that a part was accepted, and that a text was changed after it was', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  mine.change(FAQ, 'is short', 'is very short');
  await submit();
  const branch = handedIn();
  push([TEAM, 'Designer', 'Lead']);
  expect(await statesOf()).toEqual(['waiting']);
  remote.git('update-ref', '-d', `refs/heads/${branch}`);
  expect((await newest()).handIns).toMatchObject([{state: 'inPart', isGone: false}]);
  push([FAQ, 'is short', 'is very short']);
  expect(await statesOf()).toEqual(['merged']);
  push([TEAM, 'Lead', 'Head'], [FAQ, 'is very short', 'is brief']);
  expect(await statesOf()).toEqual(['merged']);
});

it('says that a part is there when a sentence of it stands beside the old paragraph', async () => {
  const sentence = 'Mine is another answer altogether.';
  mine.change(FAQ, 'The second answer.', `${sentence} It has a second sentence.`);
  await submit();
  merge('squash');
  expect(await statesOf()).toEqual(['merged']);
  developer.git('revert', '--no-edit', 'HEAD');
  push([FAQ, 'The second answer.', `The second answer.\n\n${sentence}`]);
  expect(await statesOf()).toEqual(['inPart']);
});

it('says what came, from whom and on which pages, until it was read', async () => {
  const news = async (seen?: string) => (await newest(seen)).news;
  developer.git('config', 'user.name', 'Bina');
  push([FAQ, 'is short', 'is very short'], ['src/code.ts', '1', '2']);
  developer.git('config', 'user.name', 'Dev');
  push([TEAM, 'Writer', 'Editor']);
  const place = 'Team › Bikash › Role';
  expect(await news()).toMatchObject([
    {people: 'Bina', pages: ['Questions']},
    {people: 'Dev', pages: ['Team'], texts: [{place}]},
  ]);
  push([TEAM, 'Editor', 'Author']);
  expect((await news()).map(({people}) => people).sort()).toEqual(['Bina', 'Dev']);
  expect(await news((await newest()).saved)).toEqual([]);
});

it('says which texts a build does not have, by the files that it was made from', async () => {
  const release = mine.git('rev-parse', 'HEAD');
  mine.change(FAQ, 'is short', 'is long');
  const build = mine.git('stash', 'create');
  push([FAQ, 'The second answer.', 'Another answer.']);
  await newest();
  mine.change(FAQ, 'is long', 'is longer');
  await newest();
  const [after, others] = ['The first answer is longer. It has two sentences.', 'Another answer.'];
  const short = {before: 'The first answer is short. It has two sentences.', after};
  const long = {...short, before: 'The first answer is long. It has two sentences.'};
  const second = {before: 'The second answer.', after: others};
  const textsIn = async (built?: string) => (await core.unpublished({locale: 'en', built})).texts;
  expect(await textsIn(release)).toEqual([short, second]);
  expect(await textsIn(build)).toEqual([long, second]);
  expect(await textsIn('1'.repeat(40))).toEqual([short]);
  expect(await textsIn()).toEqual([short]);
});

describe('when both write in one paragraph', () => {
  const [first, second] = ['The first answer is short.', 'It has two sentences.'];

  it('keeps the sentence that somebody else added, whatever is chosen for another one', async () => {
    mine.change(FAQ, second, 'It has 2 sentences.');
    push([FAQ, second, 'It has two long sentences. We are in every district.']);
    expect(await choose('mine')).toMatchObject({
      isJoined: false,
      mine: 'It has 2 sentences.',
      theirs: 'It has two long sentences.',
    });
    const line = `${first} It has 2 sentences. We are in every district.\n`;
    expect(mine.read(FAQ)).toContain(line);
    expect(await choices()).toEqual([]);
  });

  it.each([
    ['both', undefined, 'It has 2 sentences. It has three sentences.'],
    ['other', 'It has {2} <3 sentences.', 'It has {2} &lt;3 sentences.'],
  ] as const)('takes %s, also where mine was changed since', async (take, text, expected) => {
    mine.change(FAQ, second, 'It has some sentences.');
    push([FAQ, second, 'It has three sentences.']);
    await newest();
    mine.change(FAQ, 'some', '2');
    await choose(take, text);
    expect(mine.read(FAQ)).toContain(`${first} ${expected}\n`);
  });

  it.each([
    ['both', 'Brief answers. Long answers.'],
    ['other', 'No answers.'],
  ] as const)('takes %s for a field at the top, beside its name', async (take, expected) => {
    mine.change(FAQ, 'Short answers.', 'Brief answers.');
    push([FAQ, 'Short answers.', 'Long answers.']);
    await newest();
    expect(await choose(take, 'No answers.')).toMatchObject({mine: 'Brief answers.'});
    expect(mine.read(FAQ)).toContain(`\ndescription: ${expected}\n`);
  });

  it('joins what both added in one line, and says so until somebody has looked', async () => {
    mine.change(FAQ, second, `${second} We are in every district.`);
    push([FAQ, second, `${second} It works across Nepal.`]);
    await newest();
    const line = `${first} ${second} We are in every district. It works across Nepal.`;
    expect(mine.read(FAQ)).toContain(`${line}\n\n`);
    expect(await submit()).toMatchObject({result: 'done'});
    const joined = {isJoined: true, place: 'Questions', mine: line};
    expect(await choose('mine')).toMatchObject(joined);
    expect(await choices()).toEqual([]);
  });
});

it('keeps a picture of mine in place of another one, and removes what others have removed', async () => {
  const file = 'static/img/team/asha.png';
  mine.write(file, Buffer.from([0, 1]));
  developer.write(file, Buffer.from([0, 2]));
  developer.git('rm', '-q', FAQ);
  push();
  await newest();
  expect([mine.read(file), existsSync(path.join(mine.siteDir, FAQ))]).toEqual(['\0\x01', false]);
  await choose('theirs');
  expect(mine.read(file)).toBe('\0\x02');
});

it('says that a developer has committed here, and changes nothing', async () => {
  mine.change(TEAM, 'Designer', 'Lead');
  push([TEAM, 'Writer', 'Editor']);
  mine.git('commit', '-qm', 'Own', '--allow-empty');
  const before = mine.read(TEAM);
  const failed = {result: 'failed', message: {id: 'failed.own'}};
  expect([await newest(), await submit()]).toMatchObject([failed, failed]);
  expect(wordsOf('ne').say('handIn.failed.own')).toMatch(/\p{sc=Devanagari}/u);
  expect(mine.read(TEAM)).toBe(before);
});

it('says why the last commit of the others cannot be brought in', async () => {
  push(['src/code.ts', '1', '2'], [TEAM, 'Writer', 'Editor']);
  mine.change('src/code.ts', '1', '3');
  const failed = {result: 'failed', message: {id: 'unfinished'}, choices: [], news: []};
  expect([await newest(), await submit()]).toMatchObject([failed, {message: failed.message}]);
  expect(mine.read(TEAM)).toBe(FILES[TEAM]);
  mine.git('checkout', '-q', 'src/code.ts');
  expect(await newest()).toMatchObject({result: 'new', message: undefined});
});

it('shows how a text was, with who wrote it, wherever it stands now', async () => {
  mine.change(TEAM, '- id: asha', '- id: amar\n  name:\n    en: Amar\n    ne: अमर\n- id: asha');
  mine.change(TEAM, 'Designer', 'Lead');
  mine.change(FAQ, 'The second answer', 'Between.\n\nThe second long answer');
  mine.commit('Once');
  mine.change(TEAM, 'Lead', 'Head');
  mine.change(FAQ, 'Short', 'Brief');
  const versions = async (file: string, path: FilePath) =>
    (await core.history({file, path})).versions;
  expect(await versions(TEAM, [1, 'role', 'en'])).toMatchObject([
    {author: 'Dev', text: 'Lead', change: [{before: 'Lead', after: 'Head'}]},
    {author: 'Dev', text: 'Designer', change: [{before: 'Designer', after: 'Lead'}]},
  ]);
  expect(await versions(FAQ, [3])).toMatchObject([
    {text: 'The second answer.', change: ['The second', {before: '', after: 'long'}, 'answer.']},
  ]);
  expect(await versions(FAQ, ['description'])).toHaveLength(1);
});

describe('versions that cannot be read', () => {
  const BROKEN = {
    [TEAM]: '- id: "asha\n',
    [FAQ]: '# Questions\n\n<Lead>\n\nThe second answer.\n',
  };
  /** A developer commits what cannot be read, and puts it right again. */
  function breakOnce(): void {
    const before = [TEAM, FAQ].map(mine.read);
    for (const [file, text] of Object.entries(BROKEN)) mine.write(file, text);
    mine.commit('Broken');
    for (const file of [TEAM, FAQ]) mine.write(file, before.shift()!);
  }

  it('are left out of how a text was', async () => {
    breakOnce();
    mine.change(TEAM, 'Designer', 'Lead');
    mine.change(FAQ, 'The second answer', 'The second long answer');
    mine.commit('Whole');
    const textsOf = async (file: string, path: FilePath) =>
      (await core.history({file, path})).versions.map(({text}) => text);
    expect(await textsOf(TEAM, [0, 'role', 'en'])).toEqual(['Designer']);
    expect(await textsOf(FAQ, [2])).toEqual(['The second answer.']);
  });

  it('are left out of what was deleted, which can be brought back', async () => {
    breakOnce();
    mine.change(TEAM, mine.read(TEAM).slice(mine.read(TEAM).indexOf('- id: bikash')), '');
    mine.commit('Whole');
    const {deleted} = await core.deleted({file: TEAM}, 'en');
    expect(deleted).toMatchObject([{author: 'Dev', what: [['Team: Bikash deleted (Writer)']]}]);
    expect(await core.bringBack({file: TEAM, id: deleted[0]!.id}, 'en')).toEqual({result: 'saved'});
    expect(mine.read(TEAM)).toBe(FILES[TEAM]);
  });

  it.each(['- id: "asha\n', '- id: asha\n  role: *nobody\n'])(
    'stand in the way of nothing else: %j',
    async (broken) => {
      mine.change(TEAM, 'Designer', 'Lead');
      push([TEAM, 'Designer', 'Head']);
      await newest();
      mine.write(TEAM, broken);
      developer.write(TEAM, broken.replace('asha', 'bina'));
      push([FAQ, 'is short', 'is brief']);
      expect(await newest()).toMatchObject({result: 'new', message: undefined});
      const place = {file: TEAM, path: [0, 'role', 'en']};
      expect((await core.history(place)).versions).toEqual([]);
      expect(await core.deleted({file: TEAM}, 'en')).toEqual({deleted: []});
      expect(await core.unpublished({locale: 'en'})).toHaveProperty('texts');
      const page = {kind: 'short', name: 'new'} as const;
      const texts = {en: 'New page', ne: 'नयाँ पृष्ठ'};
      mine.write('src/data/pages/names.yml', broken);
      const request = {...page, title: texts, heading: texts, description: texts};
      expect(await core.newPage(request, 'en')).toMatchObject({result: 'rejected'});
    },
  );
});

describe('what was deleted', () => {
  const BIKASH = FILES[TEAM].slice(FILES[TEAM].indexOf('- id: bikash'));
  /** A list, a page and all pages, with what was deleted. */
  const cases = {
    'an entry': {
      of: TEAM,
      files: [TEAM],
      remove: () => mine.change(TEAM, BIKASH, ''),
      what: [['Team: Bikash deleted (Writer)']],
      since: [TEAM, 'Designer', 'Lead'],
    },
    'parts of a page in both languages': {
      of: FAQ,
      files: [FAQ, TRANSLATION],
      remove() {
        mine.change(FAQ, '\n\nThe second answer.', '');
        mine.change(TRANSLATION, '\n\nThe दोस्रो answer.', '');
      },
      what: [
        [
          'Questions:',
          'English:',
          {before: 'The second answer.', after: ''},
          '· Nepali:',
          {before: 'The दोस्रो answer.', after: ''},
        ],
      ],
      since: [FAQ, 'two sentences', 'few sentences'],
    },
    'a page with its translation and what was agreed': {
      of: '',
      files: [FAQ, TRANSLATION, LEDGER],
      remove: () => mine.git('rm', '-q', FAQ, TRANSLATION, LEDGER),
      what: [['Page deleted: Questions']],
      since: [TEAM, 'Designer', 'Lead'],
    },
  } as const;

  it.each(Object.entries(cases))('%s comes back, with what was changed since', async (_, one) => {
    const {of: file, files, remove, what, since} = one;
    const [changedFile, old, now] = since;
    const find = async () => (await core.deleted({file}, 'en')).deleted;
    mine.write(TRANSLATION, mine.read(FAQ).replace('second', 'दोस्रो'));
    mine.commit('Translation');
    const before = files.map(mine.read);
    remove();
    expect(await find()).toMatchObject([{author: undefined, what}]);
    mine.commit('Without');
    mine.change(changedFile, old, now);
    mine.commit('Later');
    const deleted = await find();
    expect(deleted).toMatchObject([{author: 'Dev', what}]);
    expect(await core.bringBack({file, id: deleted[0]!.id}, 'en')).toEqual({result: 'saved'});
    const after = files.map((name, index) =>
      name === changedFile ? before[index]!.replace(old, now) : before[index],
    );
    expect(files.map(mine.read)).toEqual(after);
    expect(await find()).toEqual([]);
  });
});
