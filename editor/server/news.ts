/* What came from others and the writer has not looked at: from whom, on which pages, and what changed there. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {writeFileAtomically} from 'content/read/files';
import type {Locale} from 'nepali-text/locale';
import {changesInWords, namesIn} from './changesInWords';
import {gitLines} from './git';
import type {HeadMove} from './moveHead';
import {findRepository} from './repository';
import {type Change, roomFolder, type StoredStep} from './steps';
import {isWritable} from './writable';

const placeIn = (siteDir: string) => path.join(siteDir, roomFolder, 'seen.txt');

/** The writer has looked at everything that came until this step. */
export const noteSeen = (siteDir: string, [last]: readonly StoredStep[]): Promise<void> =>
  writeFileAtomically(placeIn(siteDir), last?.id ?? '');

/** By the people who changed it; their names are empty where no commit tells them, as after a force-push. */
export async function newsInWords(siteDir: string, steps: readonly StoredStep[], locale: Locale) {
  const seen = await readFile(placeIn(siteDir), 'utf8').catch(() => '');
  const own = new Set((await findRepository(siteDir))?.handedIn.map(({author}) => author));
  const byPeople = new Map<string, Change[]>();
  for (const {id, changes, head, undoes} of steps) {
    const isBack = steps.some((one) => one.undoes === id);
    if (id <= seen || !head || undoes !== undefined || isBack) continue;
    const authors = await authorsIn(siteDir, head);
    for (const change of changes) {
      const {file} = change;
      if (!isWritable(file, 'edit') && !isWritable(file, 'upload')) continue;
      const others = [...(authors.get(file) ?? [])].filter((name) => !own.has(name));
      const people = others.join(', ');
      byPeople.set(people, [...(byPeople.get(people) ?? []), change]);
    }
  }
  return [...byPeople].map(([people, changes]) => {
    const texts = changesInWords(siteDir, changes, locale);
    return {people, pages: namesIn(texts), texts};
  });
}

/** Who has changed each file between two commits. */
async function authorsIn(siteDir: string, {before, after}: HeadMove) {
  const words = ['-c', 'core.quotePath=off', 'log', '--no-merges', '--relative', '--name-only'];
  const lines = await gitLines(siteDir, ...words, '--format=%x01%an', `${before}..${after}`);
  const authors = new Map<string, Set<string>>();
  let author = '';
  for (const line of lines) {
    if (line.startsWith('\u0001')) author = line.slice(1);
    else authors.set(line, (authors.get(line) ?? new Set()).add(author));
  }
  return authors;
}
