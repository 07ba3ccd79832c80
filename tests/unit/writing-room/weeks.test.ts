/*
 * Random weeks of two writers and a developer. Every word is written once. In the end each of them is on
 * the server once, but for those that somebody replaced, removed or did not choose, who had seen them.
 */
import {parse} from 'yaml';
import {createRandom} from '../random';
import {setYaml} from 'minimal-edits/yamlEdits';
import {choicesInWords, dropChoice, takeTheirs} from '@site/writing-room/server/choices';
import type {Json} from '@site/writing-room/protocol';
import {changedFiles} from '@site/writing-room/server/changedFiles';
import {handIn} from '@site/writing-room/server/handIn';
import {getNewest} from '@site/writing-room/server/newest';
import {openWorkspace, type Workspace} from '@site/writing-room/server/workspace';
import {type Folder, gitIn, makeRemote, type Remote} from './support/gitServer';

/** How many weeks: WEEKS=200 for a long test. A world begins anew after a few of them. */
const WEEKS = Number(process.env.WEEKS ?? 20);
const WEEKS_OF_A_WORLD = 5;
const EVENTS_OF_A_WEEK = 12;

const TEAM = 'src/data/team.yml';
const FAQ = 'docs/faq.mdx';
const WAYS = ['merge', 'squash', 'rebase', 'leave', 'refuse'] as const;

interface Writer extends Folder {
  workspace: Workspace;
  name: string;
}

const wordsIn = (text: string): string[] => text.match(/w\d+x/g) ?? [];

class World {
  private count = 0;
  private readonly typed = new Set<string>();
  /** By the word that came after it. */
  private readonly replaced = new Map<string, string>();
  /** They, and what they replaced, may come back with a text that somebody else has changed. */
  private readonly removed = new Set<string>();
  private readonly remote: Remote;
  private readonly developer: Folder;
  private readonly back = new Set<string>();
  writers: Writer[] = [];

  constructor(private readonly next: (below: number) => number) {
    const entries = [1, 2, 3, 4].map((id) => this.entry(id)).join('\n');
    const paragraphs = [1, 2, 3, 4, 5].map(() => this.paragraph()).join('\n\n');
    this.remote = makeRemote({
      '.gitignore': '.cache/\n',
      'src/code.ts': '0\n',
      [TEAM]: `# The people.\n\n${entries}`,
      [FAQ]: `---\ntitle: Questions\n---\n\n# Questions\n\n${paragraphs}\n\n- ${this.word()}.\n- ${this.word()}.\n`,
    });
    this.developer = this.remote.clone('developer');
  }

  async open(): Promise<void> {
    for (const name of ['Asha', 'Bikash']) {
      const folder = this.remote.clone(name);
      this.writers.push({...folder, name, workspace: await openWorkspace(folder.siteDir)});
    }
  }

  async close(): Promise<void> {
    for (const {workspace} of this.writers) await workspace.close();
    this.remote.remove();
  }

  private word(): string {
    const word = `w${(this.count += 1)}x`;
    this.typed.add(word);
    return word;
  }

  private readonly paragraph = () => `The ${this.word()} is here. And the ${this.word()} is there.`;
  private readonly entry = (id: number) =>
    `- id: member-${id}\n  name: {en: ${this.word()}, ne: ${this.word()}}\n  role: {en: ${this.word()}, ne: ${this.word()}}\n`;

  private any<One>(all: readonly One[]): One {
    return all[this.next(all.length)]!;
  }

  private forget(text: string): void {
    for (const word of wordsIn(text)) {
      for (let old: string | undefined = word; old; old = this.replaced.get(old))
        this.removed.add(old);
    }
  }

  private readonly edits: readonly ((folder: Folder) => void)[] = [
    ...[TEAM, FAQ, FAQ].map((file) => (folder: Folder) => {
      const old = this.any(wordsIn(folder.read(file)));
      const word = this.word();
      this.replaced.set(word, old);
      folder.change(file, old, word);
    }),
    (folder) => {
      const list = parse(folder.read(TEAM)) as Json[];
      const value = (parse(this.entry(100 + this.count)) as never[])[0]!;
      list.splice(this.next(list.length + 1), 0, value);
      folder.write(TEAM, setYaml(folder.read(TEAM), [], list));
    },
    (folder) => {
      const list = parse(folder.read(TEAM)) as unknown[];
      if (list.length < 3) return;
      const index = this.next(list.length);
      this.forget(JSON.stringify(list[index]));
      folder.write(TEAM, setYaml(folder.read(TEAM), [index], undefined));
    },
    (folder) => {
      const list = parse(folder.read(TEAM)) as Json[];
      const [from, to] = [this.next(list.length), this.next(list.length)];
      list.splice(to, 0, ...list.splice(from, 1));
      folder.write(TEAM, setYaml(folder.read(TEAM), [], list));
    },
    (folder) => {
      const blocks = folder.read(FAQ).split('\n\n');
      blocks.splice(2 + this.next(blocks.length - 2), 0, this.paragraph());
      folder.write(FAQ, blocks.join('\n\n'));
    },
    (folder) => {
      const blocks = folder.read(FAQ).split('\n\n');
      if (blocks.length < 6) return;
      const [removed = ''] = blocks.splice(2 + this.next(blocks.length - 3), 1);
      this.forget(removed);
      folder.write(FAQ, blocks.join('\n\n'));
    },
    (folder) => folder.write(FAQ, `${folder.read(FAQ)}- ${this.word()}.\n`),
  ];

  private async newest({siteDir, workspace}: Writer): Promise<void> {
    const {message} = await getNewest(siteDir, {workspace, label: 'Newest'});
    expect(message).toBeUndefined();
    for (const {id, mine, theirs} of await choicesInWords(siteDir, 'en')) {
      const isMine = this.next(2) === 0;
      const [kept, lost] = isMine ? [mine, theirs] : [theirs, mine];
      // The choice is between two whole paragraphs: words that only one of them replaced may be back.
      this.forget(
        lost
          .split(' ')
          .filter((word) => !kept.includes(word))
          .join(' '),
      );
      for (const word of wordsIn(kept)) this.back.add(word);
      if (!isMine) {
        for (const {file, content} of await takeTheirs(siteDir, id)) {
          this.writers.find((one) => one.siteDir === siteDir)!.write(file, content ?? '');
        }
      }
      await dropChoice(siteDir, id);
    }
  }

  private async submit(writer: Writer): Promise<void> {
    await this.newest(writer);
    const findProblems = () => Promise.resolve([]);
    await handIn(writer.siteDir, {note: '', author: writer.name}, {locale: 'en', findProblems});
  }

  private branches(): string[] {
    const refs = ['for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads/writing'];
    return gitIn(this.remote.bare, ...refs)
      .split('\n')
      .filter(Boolean);
  }

  /** @param isLast what can be merged is merged */
  private review(isLast = false): void {
    const {git} = this.developer;
    for (const branch of this.branches()) {
      const way = isLast ? 'squash' : this.any(WAYS);
      if (way === 'leave') continue;
      if (way !== 'refuse' && !this.merge(`origin/${branch}`, way)) continue;
      git('push', '-q', 'origin', 'main', `:${branch}`);
    }
  }

  /** @returns false when git has a conflict, which the writer settles by getting the newest */
  private merge(branch: string, way: 'merge' | 'squash' | 'rebase'): boolean {
    const {git} = this.developer;
    this.pull();
    try {
      if (way === 'rebase')
        git(
          'cherry-pick',
          '--allow-empty',
          '--keep-redundant-commits',
          '-m',
          '1',
          `main..${branch}`,
        );
      else if (way === 'merge') git('merge', '-q', '--no-ff', '-m', 'Merge', branch);
      else git('merge', '-q', '--squash', branch);
      if (way === 'squash') git('commit', '-q', '--allow-empty', '-m', 'All of it');
      return true;
    } catch {
      git('reset', '-q', '--hard', 'origin/main');
      return way === 'rebase' && this.merge(branch, 'squash');
    }
  }

  private pull(): void {
    this.developer.git('fetch', '-q', '--prune');
    this.developer.git('reset', '-q', '--hard', 'origin/main');
  }

  async week(): Promise<void> {
    for (let event = 0; event < EVENTS_OF_A_WEEK; event += 1) {
      const writer = this.any(this.writers);
      const what = this.next(10);
      if (what < 6) this.any(this.edits)(writer);
      else if (what === 6) await this.newest(writer);
      else if (what === 7) await this.submit(writer);
      else if (what === 8) this.review();
      else {
        this.pull();
        this.any(this.edits)(this.developer);
        this.developer.write('src/code.ts', `${this.count}\n`);
        this.developer.git('commit', '-qam', 'Own work', '--allow-empty');
        this.developer.git('push', '-q');
      }
      this.expectOnce();
    }
  }

  private expectOnce(): void {
    for (const {read} of this.writers) {
      const words = wordsIn(read(TEAM) + read(FAQ));
      expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    }
  }

  /** Everybody hands in, gets what the others have, and nothing is left to do. */
  async settle(): Promise<void> {
    for (let round = 0; round < 8; round += 1) {
      for (const writer of this.writers) {
        await this.submit(writer);
        this.review(true);
      }
      const changes = this.writers.map(({siteDir}) => changedFiles(siteDir));
      if ((await Promise.all(changes)).flat().length === 0 && this.branches().length === 0) break;
    }
    this.pull();
    for (const writer of this.writers) {
      await this.newest(writer);
      expect(await changedFiles(writer.siteDir)).toEqual([]);
      expect(writer.git('status', '--porcelain')).toBe('');
      expect(writer.git('rev-parse', 'HEAD')).toBe(this.developer.git('rev-parse', 'HEAD'));
    }
    const {read} = this.developer;
    const replaced = new Set(this.replaced.values());
    const mayBeThere = (word: string) =>
      this.removed.has(word) || (replaced.has(word) && this.back.has(word));
    const words = wordsIn(read(TEAM) + read(FAQ)).filter((word) => !mayBeThere(word));
    const live = [...this.typed].filter((word) => !replaced.has(word) && !mayBeThere(word));
    expect(words.sort()).toEqual(live.sort());
    expect(read(TEAM)).toContain('# The people.');
  }
}

const worlds = Array.from({length: Math.ceil(WEEKS / WEEKS_OF_A_WORLD)}, (_, index) => index + 1);

it.each(worlds)(
  'nothing is lost and nothing is doubled: %i',
  async (seed) => {
    const random = createRandom(seed + Number(process.env.SEED ?? 0));
    const world = new World((below) => Math.floor(random() * below));
    try {
      await world.open();
      for (let week = 0; week < WEEKS_OF_A_WORLD; week += 1) await world.week();
      await world.settle();
    } finally {
      await world.close();
    }
  },
  600_000,
);
