/* Handing in: what was changed, in words, and as a commit on a branch that is not the writer's own. */
import {placeIn, type Problem} from 'content/check/diagnostics';
import {writeDiff} from 'content/pairs/wordDiff';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {soundKey} from 'nepali-text/soundKey';
import {type Content, isEqual} from '../content';
import {localTime} from '../localTime';
import type {FileChange} from '../models/changes';
import {shownParts} from '../phrases';
import {MOVED} from '../repository';
import {site} from '../site';
import {slug} from '../slug';
import type {HandInAnswer} from '../types';
import {changesInWords, namesIn, sentencesOf} from './changesInWords';
import {openHandIn} from './handIns';
import type {Workspace} from './workspace';

/** How many things a commit is named after, where nobody wrote a note. */
const NAMED = 3;

/** Problems as they are shown apart from their fields. */
async function problemsOf({problems}: Workspace, locale: Locale) {
  const all = await problems();
  return all.map((problem) => ({...problem, place: [placeIn(problem.place, locale)]}));
}

/** What was not handed in as it is now, by file. */
export async function changedFiles(workspace: Workspace): Promise<FileChange[]> {
  const {snapshots, files} = workspace;
  const base = workspace.base();
  const open = await openHandIn(workspace);
  const names = new Set([
    ...(await snapshots.changedNames(base, workspace.state().drafts)),
    ...(open?.files ?? []),
  ]);
  const changes: FileChange[] = [];
  for (const file of [...names].sort()) {
    const before = await snapshots.contentIn(open?.files.has(file) ? open.commit : base, file);
    const after: Content = files().get(file) ?? null;
    if (!isEqual(before, after)) changes.push({file, before, after});
  }
  return changes;
}

export async function handInState(workspace: Workspace, locale: Locale) {
  const changes = await changedFiles(workspace);
  return {
    author: workspace.state().user.name,
    changes: changesInWords(workspace.files(), changes, locale),
    problems: changes.length > 0 ? await problemsOf(workspace, locale) : [],
  };
}

/** Changes no file of the writer. */
export const handIn = (
  workspace: Workspace,
  request: {note: string; author: string},
  locale: Locale,
): Promise<HandInAnswer<Problem>> =>
  // One at a time: a second press of the button waits for the first.
  workspace.queue(() => handInNow(workspace, request, locale));

async function handInNow(
  workspace: Workspace,
  {note, author}: {note: string; author: string},
  locale: Locale,
): Promise<HandInAnswer<Problem>> {
  const files = workspace.files();
  const changes = await changedFiles(workspace);
  if (changes.length === 0) return {result: 'failed', message: {id: 'nothing'}};
  const found = await site.checkSite(files);
  if (found.length > 0) {
    const problems = found.map((one) => ({...one, place: [placeIn(one.place, locale)]}));
    return {result: 'rejected', problems};
  }
  const names = namesIn(changesInWords(files, changes, defaultLocale));
  const named = new Intl.ListFormat('en').format(names.slice(0, NAMED));
  const insertions = await site.insertions(files);
  const lines = sentencesOf(files, changes, defaultLocale, (text, own) =>
    shownParts(text, insertions, own)
      .map((part) => part.text)
      .join(''),
  );
  const subject = note.trim() || `Change ${named}`;
  const message = [subject, '', ...lines.map((line) => `- ${writeDiff(line)}`), ''].join('\n');
  const {branch, isAgain} = await commit(workspace, message, author);
  const {hasRemote, newRequest} = workspace.state();
  const id = !hasRemote ? 'committed' : isAgain ? 'pushedAgain' : 'pushed';
  await workspace.refresh();
  const address = newRequest?.replace(
    '{branch}',
    branch.split('/').map(encodeURIComponent).join('/'),
  );
  return {result: 'done', message: {id}, ...(address && {address})};
}

/** All that the writer has changed on the last commit of the others, after what was handed in before. */
async function commit(workspace: Workspace, message: string, author: string) {
  const {repository, snapshots} = workspace;
  const base = workspace.base();
  const {drafts} = workspace.state();
  const open = await openHandIn(workspace);
  const files = (await snapshots.changedNames(base, drafts)).map(async (file) =>
    snapshots.newFile(file, await snapshots.contentIn(drafts, file)),
  );
  const [ahead] = open ? await repository.history({from: base, not: open.commit, most: 1}) : [];
  const parents = open ? [open.commit, ...(ahead ? [base] : [])] : [base];
  const request = {parents, from: base, files: await Promise.all(files), message, author};
  const [today] = localTime();
  const first = `writing/${today}-${nameInAddress(author)}`;
  for (let number = open ? 0 : 1; ; number += 1) {
    const old = number === 0 ? open : undefined;
    const branch = old?.branch ?? (number === 1 ? first : `${first}-${number}`);
    const answer = await repository.commit({...request, branch, was: old?.commit ?? null});
    if (answer !== MOVED) return {branch, isAgain: old !== undefined};
  }
}

/** Latin letters of any name, for a branch: "आशा राई" is "as-rai". */
export function nameInAddress(name: string): string {
  const latin = name.replace(/\S*\p{Script=Devanagari}\S*/gu, (word) => soundKey(word).whole);
  return slug(latin) || 'writer';
}
