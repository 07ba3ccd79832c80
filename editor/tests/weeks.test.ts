/*
 * Random weeks of two writers and a developer, who change sentences of the same paragraphs and lists.
 * Every word is written once. In the end each of them is on the server once, but for those that somebody
 * replaced, removed, took back or did not choose, who had seen them. What is said of a hand-in is true.
 */
import {parse} from 'yaml';
import {createRandom} from '../../tests/unit/random';
import {setYaml} from '../edits/yamlEdits';
import {choicesInWords, dropChoice, take} from '../server/choices';
import type {Json} from '../types';
import {changedFiles} from '../server/changedFiles';
import {handIn} from '../server/handIn';
import {contentsAgain} from '../server/handIns';
import {getNewest} from '../server/newest';
import {findRepository} from '../server/repository';
import {openWorkspace} from '../server/workspace';
import {type Folder, makeRemote} from './support/gitServer';

/** How many weeks: WEEKS=300 for a long test. A world begins anew after a few of them. */
const WEEKS = Number(process.env.WEEKS ?? 30);
const WEEKS_OF_A_WORLD = 5;
const EVENTS_OF_A_WEEK = 12;

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const WAYS = ['merge', 'squash', 'rebase', 'leave', 'refuse'] as const;

const wordsIn = (text: string): string[] => text.match(/w\d+x/g) ?? [];

/** @param next a random number */
async function makeWorld(next: (below: number) => number) {
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
  const entries = [1, 2, 3, 4].map(entry).join('');
  const blocks = [
    '# Questions',
    ...Array.from({length: 5}, paragraph),
    `- ${word()}.\n- ${word()}.`,
  ];
  const remote = makeRemote({
    '.gitignore': '.cache/\n',
    'src/code.ts': '0\n',
    [TEAM]: entries,
    [FAQ]: `---\ntitle: Questions\n---\n\n${blocks.join('\n\n')}\n`,
  });
  const developer = remote.clone('developer');
  const clones = ['Asha', 'Bikash'].map(async (author) => {
    const folder = remote.clone(author);
    return {...folder, author, workspace: await openWorkspace(folder.siteDir)};
  });
  const writers = await Promise.all(clones);

  function forget(text: string): void {
    for (const one of wordsIn(text)) {
      for (let old: string | undefined = one; old; old = replaced.get(old)) removed.add(old);
    }
  }

  const replaceWord = (file: string) => (folder: Folder) => {
    const old = any(wordsIn(folder.read(file)));
    const now = word();
    replaced.set(now, old);
    folder.change(file, old, now);
  };
  const inTeam = (change: (list: Json[]) => void) => (folder: Folder) => {
    const list = parse(folder.read(TEAM)) as Json[];
    change(list);
    folder.write(TEAM, setYaml(folder.read(TEAM), [], list));
  };
  const inFaq = (change: (parts: string[]) => void) => (folder: Folder) => {
    const parts = folder.read(FAQ).split('\n\n');
    change(parts);
    folder.write(FAQ, parts.join('\n\n'));
  };
  const edits: readonly ((folder: Folder) => void)[] = [
    ...[TEAM, FAQ, FAQ].map(replaceWord),
    inTeam((list) => {
      const [added] = parse(entry(100 + count)) as [Json];
      list.splice(next(list.length + 1), 0, added);
    }),
    inTeam((list) => {
      if (list.length > 2) forget(JSON.stringify(list.splice(next(list.length), 1)));
    }),
    inTeam((list) => {
      const [from, to] = [next(list.length), next(list.length)];
      list.splice(to, 0, ...list.splice(from, 1));
    }),
    inFaq((parts) => parts.splice(2 + next(parts.length - 2), 0, paragraph())),
    inFaq((parts) => {
      if (parts.length > 5) forget(parts.splice(2 + next(parts.length - 3), 1).join());
    }),
    (folder) => folder.write(FAQ, `${folder.read(FAQ)}- ${word()}.\n`),
  ];

  type Writer = (typeof writers)[number];

  const wordsAt = ({git}: Folder, commit: string) =>
    wordsIn([TEAM, FAQ].map((file) => git('show', `${commit}:${file}`)).join());

  /** That what is said of a hand-in is so: by its words, each of which is there or was replaced since. */
  async function expectTrue(writer: Writer, branch: string, state: string): Promise<void> {
    const repository = await findRepository(writer.siteDir);
    const {commit, start} = repository!.handedIn.find((one) => one.branch === branch)!;
    const before = wordsAt(writer, start);
    const added = wordsAt(writer, commit).filter((one) => !before.includes(one));
    const there = wordsAt(writer, 'origin/main');
    const gone = added.filter((one) => !there.includes(one));
    const isOnServer = branches().includes(branch);
    const old = new Set(replaced.values());
    const lost = gone.filter((one) => !old.has(one) && !removed.has(one));
    if (state === 'waiting') expect(isOnServer).toBe(true);
    if (state === 'closed') expect(isOnServer).toBe(false);
    if (state === 'merged') expect(lost).toEqual([]);
    if (state === 'closed' || state === 'takenBack') expect(gone).toEqual(added);
  }

  async function newest(writer: Writer, isLast = false): Promise<void> {
    const {siteDir, workspace, write} = writer;
    const {message, handIns} = await getNewest(siteDir, {workspace, label: 'Newest'});
    expect(message).toBeUndefined();
    for (const {branch, state, isGone} of handIns) {
      await expectTrue(writer, branch, state);
      if (!isGone || isLast || next(2) === 0) continue;
      for (const {file, content} of await contentsAgain(siteDir, branch))
        write(file, content ?? '');
    }
    for (const {id, mine, theirs, isText, isJoined} of await choicesInWords(siteDir, 'en')) {
      const isBoth = isText && !wordsIn(mine).some((one) => theirs.includes(one)) && next(3) === 0;
      const chosen = isJoined ? 'mine' : isBoth ? 'both' : any(['mine', 'theirs'] as const);
      const kept = isJoined || isBoth ? mine + theirs : chosen === 'mine' ? mine : theirs;
      // What the other one replaced is there again.
      forget(
        wordsIn(mine + theirs)
          .filter((one) => !kept.includes(one))
          .join(' '),
      );
      for (const one of wordsIn(kept)) back.add(one);
      for (const {file, content} of await take(siteDir, id, {take: chosen}))
        write(file, content ?? '');
      await dropChoice(siteDir, id);
    }
  }

  async function submit(writer: Writer): Promise<void> {
    await newest(writer);
    const findProblems = () => Promise.resolve([]);
    const {siteDir, author} = writer;
    await handIn(siteDir, {note: '', author}, {locale: 'en', findProblems});
  }

  const branches = () =>
    remote
      .git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/writing')
      .split('\n')
      .filter(Boolean);

  function pull(): void {
    developer.git('fetch', '-q', '--prune');
    developer.git('reset', '-q', '--hard', 'origin/main');
  }

  /** @returns false when git has a conflict, which the writer settles by getting the newest */
  function merge(branch: string, way: 'merge' | 'squash' | 'rebase'): boolean {
    const {git} = developer;
    const all = {
      rebase: [
        'cherry-pick',
        '--allow-empty',
        '--keep-redundant-commits',
        '-m1',
        `main..${branch}`,
      ],
      merge: ['merge', '-q', '--no-ff', '-m', 'Merge', branch],
      squash: ['merge', '-q', '--squash', branch],
    };
    pull();
    try {
      git(...all[way]);
      if (way === 'squash') git('commit', '-q', '--allow-empty', '-m', 'All of it');
      return true;
    } catch {
      git('reset', '-q', '--hard', 'origin/main');
      return way === 'rebase' && merge(branch, 'squash');
    }
  }

  /** @param isLast what can be merged is merged */
  function review(isLast = false): void {
    for (const branch of branches()) {
      const way = isLast ? 'squash' : any(WAYS);
      if (way === 'leave') continue;
      if (way !== 'refuse' && !merge(`origin/${branch}`, way)) continue;
      developer.git('push', '-q', 'origin', 'main', `:${branch}`);
    }
  }

  /** The developer takes the last commit back, by another one or as if it had never been. */
  function takeBack(isForced: boolean): void {
    pull();
    const {git} = developer;
    const before = wordsAt(developer, 'HEAD');
    const [, parent, other] = git('rev-list', '--parents', '-1', 'HEAD').split(' ');
    if (!parent) return;
    if (isForced) git('reset', '-q', '--hard', parent);
    else git('revert', '--no-edit', ...(other ? ['-m1'] : []), 'HEAD');
    git('push', '-q', '--force', 'origin', 'HEAD:main');
    const after = wordsAt(developer, 'HEAD');
    forget(before.filter((one) => !after.includes(one)).join(' '));
    for (const one of after) back.add(one);
  }

  async function event(): Promise<void> {
    const writer = any(writers);
    const what = next(10);
    if (what < 6) any(edits)(writer);
    else if (what === 6) await newest(writer);
    else if (what === 7) await submit(writer);
    else if (what === 8) review();
    else if (next(6) === 0) takeBack(next(2) === 0);
    else {
      pull();
      any(edits)(developer);
      developer.write('src/code.ts', `${count}\n`);
      developer.git('commit', '-qam', 'Own work', '--allow-empty');
      developer.git('push', '-q');
    }
    for (const {read} of writers) {
      const words = wordsIn(read(TEAM) + read(FAQ));
      expect(words.filter((one, index) => words.indexOf(one) !== index)).toEqual([]);
    }
  }

  /** Everybody hands in, gets what the others have, and nothing is left to do. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      for (const writer of writers) {
        await submit(writer);
        review(true);
      }
      const changes = await Promise.all(writers.map(({siteDir}) => changedFiles(siteDir)));
      if (changes.flat().length === 0 && branches().length === 0) break;
    }
    pull();
    for (const writer of writers) {
      await newest(writer, true);
      const changes = await changedFiles(writer.siteDir);
      expect(changes.map(({after}) => String(after))).toEqual([]);
      expect(writer.git('status', '--porcelain')).toBe('');
      expect(writer.git('rev-parse', 'HEAD')).toBe(developer.git('rev-parse', 'HEAD'));
    }
    const {read} = developer;
    const old = new Set(replaced.values());
    const mayBeThere = (one: string) => removed.has(one) || (old.has(one) && back.has(one));
    const words = wordsIn(read(TEAM) + read(FAQ)).filter((one) => !mayBeThere(one));
    const typed = Array.from({length: count}, (_, index) => `w${index + 1}x`);
    const live = typed.filter((one) => !old.has(one) && !mayBeThere(one));
    expect(words.sort()).toEqual(live.sort());
  }

  async function close(): Promise<void> {
    for (const {workspace} of writers) await workspace.close();
    remote.remove();
  }

  return {event, settle, close};
}

const worlds = Array.from({length: Math.ceil(WEEKS / WEEKS_OF_A_WORLD)}, (_, index) => index + 1);

it.each(worlds)(
  'nothing is lost and nothing is doubled: %i',
  async (seed) => {
    const random = createRandom(seed + Number(process.env.SEED ?? 0));
    const world = await makeWorld((below) => Math.floor(random() * below));
    try {
      for (let events = WEEKS_OF_A_WORLD * EVENTS_OF_A_WEEK; events > 0; events -= 1) {
        await world.event();
      }
      await world.settle();
    } finally {
      await world.close();
    }
  },
  600_000,
);
