/*
 * Random weeks of two writers, who have two tabs each, and a developer, who change sentences of the same
 * paragraphs and lists: with a computer of their own for each writer, and with one repository of an office.
 * Every word is written once. In the end each of them is on the server once, but for those that somebody
 * replaced, removed, took back or did not choose, who had seen them. What is said of a hand-in is true.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {createRandom} from '../../tests/random';
import {setYaml} from '../edits/yamlEdits';
import {type Core, openCore} from '../core';
import {createSnapshots} from '../core/snapshots';
import {MOVED, type RepositoryState} from '../repository';
import {openRepository} from '../server/gitRepository';
import {site} from '../site';
import type {Json} from '../types';
import {type Folder, gitIn, makeRemote, MEMORY, type Remote} from './support/gitServer';
import {saveOn} from './support/requests';

/** How many weeks, the same in every run: WEEKS=300 or SEED=7 for others. A world begins anew after a few of them. */
const WEEKS = Number(process.env.WEEKS ?? 10);
const WEEKS_OF_A_WORLD = 5;
const EVENTS_OF_A_WEEK = 12;

const TEAM = 'src/data/team.yml';
/** The address of a page that writers move. */
const START = '/p0';
const WAYS = ['merge', 'squash', 'rebase', 'leave', 'refuse'] as const;

const wordsIn = (text: string): string[] => text.match(/w\d+x/g) ?? [];

/** By commit and name: what a commit has never changes. */
const texts = new Map<string, string>();

function show({git}: Pick<Folder, 'git'>, commit: string, file: string): string {
  const place = `${commit}:${file}`;
  const text = texts.get(place) ?? `${git('show', place)}\n`;
  texts.set(place, text);
  return text;
}

/** The files that a commit has of the page, which is only one. */
function pageAt({git}: Pick<Folder, 'git'>, commit: string): string {
  const [file = '', ...others] = git('ls-tree', '--name-only', commit, 'docs/').split('\n');
  expect(others).toEqual([]);
  return file;
}

/** Those that writers delete. */
const othersAt = ({git}: Pick<Folder, 'git'>, commit: string): string[] =>
  git('ls-tree', '--name-only', commit, 'pages/').split('\n').filter(Boolean);

const wordsAt = (folder: Pick<Folder, 'git'>, commit: string): string[] =>
  [TEAM, pageAt(folder, commit), ...othersAt(folder, commit)].flatMap((file) =>
    wordsIn(show(folder, commit, file)),
  );

const wordsOf = ({read, page, others}: Site): string[] =>
  wordsIn([TEAM, page(), ...others()].map(read).join('\n'));

type Site = Pick<Folder, 'read'> & {
  /** The file of the page. */
  page: () => string;
  /** Those of further pages. */
  others: () => string[];
  /** As somebody saves it who does not use the editor, or in one tab of it. */
  write: (file: string, content: string) => unknown;
};

interface Writer extends Site {
  name: string;
  tabs: readonly Core[];
  /** What a tab was told last. */
  state: () => RepositoryState;
  git: Folder['git'];
}

const withPage = (folder: Folder): Folder & Site => ({
  ...folder,
  others() {
    const files = path.join(folder.siteDir, 'pages');
    return existsSync(files) ? readdirSync(files).map((name) => `pages/${name}`) : [];
  },
  page() {
    const [file = '', ...others] = readdirSync(path.join(folder.siteDir, 'docs'));
    expect(others).toEqual([]);
    return `docs/${file}`;
  },
});

async function openWriter(remote: Remote, name: string, isBare: boolean): Promise<Writer> {
  const login = name.toLowerCase();
  const own = isBare ? undefined : remote.clone(name);
  const folder = own?.siteDir ?? path.join(remote.root, 'office.git');
  const repository = await openRepository({folder, isBare, user: {name, login, email: ''}});
  let state: RepositoryState;
  const noting: typeof repository = {
    ...repository,
    state: async (request) => (state = await repository.state(request)),
  };
  const openTab = () => openCore(createSnapshots(noting), {inspect: jest.fn()});
  const git = (...words: string[]) => gitIn(folder, ...words);
  const office: Site = {
    page: () => pageAt({git}, state.saved),
    others: () => othersAt({git}, state.saved),
    read: (file) => show({git}, state.saved, file),
    async write(file, text) {
      const saved = await repository.commit(saveOn(state, [{file, text}]));
      if (saved === MOVED) throw new Error('Somebody else has saved.');
      state = {...state, saved: saved.id};
    },
  };
  const tabs = [await openTab(), await openTab()];
  return {...(own ? withPage(own) : office), name, tabs, state: () => state, git};
}

/** @param next a random number */
async function makeWorld(next: (below: number) => number, isOffice: boolean) {
  let count = 0;
  /** By the word that came after it. */
  const replaced = new Map<string, string>();
  /** They, and what they replaced, may come back with a text that somebody else has changed. */
  const removed = new Set<string>();
  /** Words of texts that were chosen; those that they replaced may be there again. */
  const back = new Set<string>();

  const any = <One>(all: readonly One[]): One => all[next(all.length)]!;
  const word = () => `w${(count += 1)}x`;
  const paragraph = () => `The ${word()} is here. And the ${word()} is there.`;
  const entry = (id: number) =>
    `- id: member-${id}\n  name:\n    en: ${word()}\n    ne: ${word()}\n  role:\n    en: ${word()}\n    ne: ${word()}\n`;
  const blocks = [
    '# Questions',
    ...Array.from({length: 5}, paragraph),
    `- ${word()}.\n- ${word()}.`,
  ];
  const files = {
    '.gitignore': '.cache/\n',
    'src/code.ts': '0\n',
    ...Object.fromEntries([1, 2, 3, 4, 5].map((id) => [`pages/q${id}.mdx`, `${paragraph()}\n`])),
    [TEAM]: [1, 2, 3, 4].map(entry).join(''),
    [`docs${START}.mdx`]: `---\ntitle: Questions\n---\n\n${blocks.join('\n\n')}\n`,
  };
  const remote = makeRemote(files, MEMORY);
  const developer = withPage(remote.checkout());
  if (isOffice) remote.office();
  const writers: Writer[] = [];
  for (const name of ['Asha', 'Bikash']) writers.push(await openWriter(remote, name, isOffice));

  function forget(words: readonly string[]): void {
    for (const word of words) {
      for (let old: string | undefined = word; old; old = replaced.get(old)) removed.add(old);
    }
  }

  const replaceWord = (fileIn: (folder: Site) => string | undefined) => (folder: Site) => {
    const file = fileIn(folder) ?? TEAM;
    const source = folder.read(file);
    const old = any(wordsIn(source));
    const now = word();
    replaced.set(now, old);
    return folder.write(file, source.replace(old, now));
  };
  const pageOf = ({page}: Site) => page();
  const otherOf = ({others}: Site) => (others().length > 0 ? any(others()) : undefined);
  /** A writer does it in one of the tabs, which may not know yet what the other one has saved. */
  const inTeam = (change: (list: Json[]) => void) => async (folder: Site | Writer) => {
    const was = parse(folder.read(TEAM)) as Json[];
    const value = structuredClone(was);
    change(value);
    if (!('tabs' in folder)) return folder.write(TEAM, setYaml(folder.read(TEAM), [], value));
    const edits = [{kind: 'set', file: TEAM, path: [], value, was}] as const;
    return expect(await any(folder.tabs).save({edits, label: 'Team'})).toEqual({result: 'saved'});
  };
  const inFaq = (change: (parts: string[]) => void) => (folder: Site) => {
    const file = folder.page();
    const parts = folder.read(file).split('\n\n');
    change(parts);
    return folder.write(file, parts.join('\n\n'));
  };
  const edits: readonly ((folder: Site | Writer) => unknown)[] = [
    ...[() => TEAM, pageOf, pageOf, otherOf, otherOf].map(replaceWord),
    inTeam((list) => {
      const [added] = parse(entry(100 + count)) as [Json];
      list.splice(next(list.length + 1), 0, added);
    }),
    inTeam((list) => {
      if (list.length > 2) forget(wordsIn(JSON.stringify(list.splice(next(list.length), 1))));
    }),
    inTeam((list) => {
      const [from, to] = [next(list.length), next(list.length)];
      list.splice(to, 0, ...list.splice(from, 1));
    }),
    inFaq((parts) => parts.splice(2 + next(parts.length - 2), 0, paragraph())),
    inFaq((parts) => {
      if (parts.length > 5) forget(wordsIn(parts.splice(2 + next(parts.length - 3), 1).join()));
    }),
    inFaq((parts) => {
      const [from, to] = [0, 0].map(() => 2 + next(parts.length - 3)) as [number, number];
      parts.splice(to, 0, ...parts.splice(from, 1));
    }),
    (folder) => folder.write(folder.page(), `${folder.read(folder.page())}- ${word()}.\n`),
    async (folder) => {
      const file = otherOf(folder);
      if (!('tabs' in folder) || !file) return;
      const words = wordsIn(folder.read(file));
      const tab = any(folder.tabs);
      await tab.overview({}, 'en');
      const address = file.replace(/^pages|\.mdx$/g, '');
      expect(await tab.deletePage({address}, 'en')).toEqual({result: 'saved'});
      forget(words);
    },
    // To another address, or back to an earlier one.
    async (folder) => {
      if (!('tabs' in folder)) return;
      const tab = any(folder.tabs);
      await tab.overview({}, 'en');
      const from = folder.page().replace(/^docs|\.mdx$/g, '');
      const to = `/p${next(4)}`;
      const {result} = await tab.movePage({from, to}, 'en');
      // Somebody else has moved another page there, or this one is there.
      expect(['saved', 'rejected']).toContain(result);
    },
  ];

  /** That what is said of a hand-in is so: by its words, each of which is there or was replaced since. */
  function expectTrue(writer: Writer, branch: string, state: string, isOnServer: boolean): void {
    const {handIns, main} = writer.state();
    const {commit, start} = handIns.find((handIn) => handIn.branch === branch)!;
    const before = wordsAt(writer, start);
    const added = wordsAt(writer, commit).filter((one) => !before.includes(one));
    const there = wordsAt(writer, main);
    const gone = added.filter((one) => !there.includes(one));
    const old = new Set(replaced.values());
    const lost = gone.filter((one) => !old.has(one) && !removed.has(one));
    if (state === 'waiting') expect(isOnServer).toBe(true);
    if (state === 'closed') expect(isOnServer).toBe(false);
    if (state === 'merged') expect(lost).toEqual([]);
    if (state === 'closed' || state === 'takenBack') expect(gone).toEqual(added);
  }

  async function newest(writer: Writer, isLast = false): Promise<void> {
    const tab = any(writer.tabs);
    const {message, handIns, ...answer} = await tab.newest({seen: ''}, 'en');
    let {choices} = answer;
    expect(message).toBeUndefined();
    const onServer = branches();
    for (const {branch, state, isGone} of handIns) {
      expectTrue(writer, branch, state, onServer.includes(branch));
      if (!isGone || isLast || next(2) === 0) continue;
      await tab.bringHandInBack({branch}, 'en');
      ({choices} = await tab.newest({seen: ''}, 'en'));
      // With what was written in place of it since.
      for (const one of wordsOf(writer)) back.add(one);
    }
    for (const {id, mine, theirs, isText, isJoined} of choices) {
      const isBoth = isText && !wordsIn(mine).some((one) => theirs.includes(one)) && next(3) === 0;
      const chosen = isJoined ? 'mine' : isBoth ? 'both' : any(['mine', 'theirs'] as const);
      const kept = isJoined || isBoth ? mine + theirs : chosen === 'mine' ? mine : theirs;
      // What the other one replaced is there again.
      forget(wordsIn(mine + theirs).filter((one) => !kept.includes(one)));
      for (const one of wordsIn(kept)) back.add(one);
      const before = wordsOf(writer);
      await any(writer.tabs).choose({id, take: chosen}, 'en');
      // A page that the other one has deleted.
      const after = wordsOf(writer);
      if (!mine && !theirs) forget(before.filter((one) => !after.includes(one)));
    }
  }

  async function submit(writer: Writer): Promise<void> {
    const send = () => any(writer.tabs).handIn({note: '', author: writer.name}, 'en');
    const answer = await send();
    expect(['done', 'failed']).toContain(answer.result);
    if (answer.result !== 'failed' || answer.message.id !== 'choose') return;
    await newest(writer);
    await send();
  }

  const branches = () =>
    remote
      .git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/writing')
      .split('\n')
      .filter(Boolean);

  const head = () => developer.git('rev-parse', 'HEAD');

  /** @returns false when git has a conflict, which the writer settles by getting the newest */
  function merge(branch: string, way: 'merge' | 'squash' | 'rebase'): boolean {
    const {git} = developer;
    const all = {
      rebase: ['cherry-pick', '--keep-redundant-commits', '-m1', `main..${branch}`],
      merge: ['merge', '-q', '--no-ff', '-m', 'Merge', branch],
      squash: ['merge', '-q', '--squash', branch],
    };
    const before = head();
    try {
      git(...all[way]);
      if (way === 'squash') git('commit', '-q', '--allow-empty', '-m', 'All of it');
      return true;
    } catch {
      git('reset', '-q', '--hard', before);
      return way === 'rebase' && merge(branch, 'squash');
    }
  }

  /** @param isLast what can be merged is merged */
  function review(isLast = false): void {
    for (const branch of branches()) {
      const way = isLast ? 'squash' : any(WAYS);
      if (way === 'leave') continue;
      if (way === 'refuse' || merge(branch, way)) remote.git('branch', '-q', '-D', branch);
    }
  }

  /** The developer takes the last commit back, by another one or as if it had never been. */
  function takeBack(isForced: boolean): void {
    const {git} = developer;
    const [last = '', parent, other] = git('rev-list', '--parents', '-1', 'HEAD').split(' ');
    if (!parent) return;
    const before = wordsAt(developer, last);
    if (isForced) git('reset', '-q', '--hard', parent);
    else git('revert', '--no-edit', ...(other ? ['-m1'] : []), 'HEAD');
    const after = wordsAt(developer, head());
    forget(before.filter((one) => !after.includes(one)));
    for (const one of after) back.add(one);
  }

  async function event(): Promise<void> {
    const writer = any(writers);
    const what = next(10);
    if (what < 6) await any(edits)(writer);
    else if (what === 6) await newest(writer);
    else if (what === 7) await submit(writer);
    else if (what === 8) review();
    else if (next(6) === 0) takeBack(next(2) === 0);
    else {
      await any(edits)(developer);
      developer.write('src/code.ts', `${count}\n`);
      developer.git('commit', '-qam', 'Own work', '--allow-empty');
    }
    const words = wordsOf(writer);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }

  const changesOf = async ({tabs}: Writer) => (await any(tabs).handInState({}, 'en')).changes;

  /** Everybody hands in, gets what the others have, and nothing is left to do. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      for (const writer of writers) {
        await submit(writer);
        review(true);
      }
      if (branches().length > 0) continue;
      const changes = [];
      for (const writer of writers) changes.push(...(await changesOf(writer)));
      if (changes.length === 0) break;
    }
    for (const writer of writers) {
      await newest(writer, true);
      expect(await changesOf(writer)).toEqual([]);
      const tree = writer.git('rev-parse', `refs/writing/${writer.name.toLowerCase()}^{tree}`);
      expect(tree).toBe(developer.git('rev-parse', 'HEAD^{tree}'));
      if (isOffice) continue;
      expect(writer.git('status', '--porcelain')).toBe('');
      expect(writer.git('rev-parse', 'HEAD')).toBe(head());
    }
    const old = new Set(replaced.values());
    const mayBeThere = (one: string) => removed.has(one) || (old.has(one) && back.has(one));
    const words = wordsOf(developer).filter((one) => !mayBeThere(one));
    const typed = Array.from({length: count}, (_, index) => `w${index + 1}x`);
    const live = typed.filter((one) => !old.has(one) && !mayBeThere(one));
    expect(words.sort()).toEqual(live.sort());
  }

  return {event, settle, close: () => remote.remove()};
}

const worlds = Array.from({length: Math.ceil(WEEKS / WEEKS_OF_A_WORLD)}, (_, index) => index + 1);

// The small site is not whole.
beforeAll(() => jest.spyOn(site, 'checkSite').mockResolvedValue([]));

it.each(worlds.map((seed) => [seed, seed % 2 === 0 ? 'an office' : 'own computers']))(
  'nothing is lost and nothing is doubled: %i, %s',
  async (seed, place) => {
    const random = createRandom(Number(seed) + Number(process.env.SEED ?? 0));
    const next = (below: number) => Math.floor(random() * below);
    const world = await makeWorld(next, place === 'an office');
    try {
      for (let events = WEEKS_OF_A_WORLD * EVENTS_OF_A_WEEK; events > 0; events -= 1) {
        await world.event();
      }
      await world.settle();
    } finally {
      world.close();
    }
  },
  600_000,
);
