/* What came from others and the writer has not looked at: from whom, on which pages, and what changed there. */
import type {Locale} from 'nepali-text/locale';
import type {FileChange} from '../models/changes';
import type {CommitId} from '../repository';
import {changesInWords, namesIn} from './changesInWords';
import type {Workspace} from './workspace';
import {isWritable} from './writable';

/** How many commits of the others are read for the names of who made them. */
const COMMITS = 500;

/**
 * By the people who changed it; their names are empty where no commit tells them, as after a force-push.
 *
 * @param seen the last commit on the writer's own branch that the writer has looked at
 */
export async function newsInWords(workspace: Workspace, seen: CommitId, locale: Locale) {
  const {handIns} = workspace.state();
  const own = new Set(handIns.map(({author}) => author));
  const byPeople = new Map<string, FileChange[]>();
  const steps = await workspace.steps();
  for (const [index, {id, base, changes, isNewest}] of steps.entries()) {
    if (id === seen) break;
    if (!isNewest) continue;
    const authors = await authorsIn(workspace, steps[index + 1]?.base, base);
    for (const change of changes) {
      const {file} = change;
      if (!isWritable(file, 'edit') && !isWritable(file, 'upload')) continue;
      const others = [...(authors.get(file) ?? [])].filter((name) => !own.has(name));
      const people = others.join(', ');
      byPeople.set(people, [...(byPeople.get(people) ?? []), change]);
    }
  }
  return [...byPeople].map(([people, changes]) => {
    const texts = changesInWords(workspace.files(), changes, locale);
    return {people, pages: namesIn(texts), texts};
  });
}

/** Who has changed each file between two commits of the others. */
async function authorsIn({repository}: Workspace, not: CommitId | undefined, from: CommitId) {
  const authors = new Map<string, Set<string>>();
  for (const {author, parents, changes} of await repository.history({from, not, most: COMMITS})) {
    if (parents.length > 1) continue;
    for (const {file} of changes) authors.set(file, (authors.get(file) ?? new Set()).add(author));
  }
  return authors;
}
