/* Handing in: what was changed, in words, and as a commit on a branch that is not the writer's own. */
import type {Problem} from 'content/say/diagnostics';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {soundKey} from 'nepali-text/soundKey';
import {isSameContent, textOf} from '../content';
import {localTime} from '../localTime';
import {site} from '../site';
import type {FileChange} from '../models/changes';
import {listFiles} from '../models/list';
import {placesIn} from '../models/places';
import {shownLine} from '../phrases';
import {MOVED} from '../repository';
import {slug} from '../slug';
import type {EditorMessage} from '../types';
import {changesInWords, namesIn, sentencesOf} from './changesInWords';
import {openHandIn} from './handIns';
import type {Workspace} from './workspace';
import {isWritable} from './writable';

export type HandInAnswer =
  /** @param address where a pull request can be opened */
  | {result: 'done'; message: EditorMessage; address?: string}
  | {result: 'rejected'; problems: readonly Problem[]}
  | {result: 'failed'; message: EditorMessage};

/** How many things a commit is named after, where nobody wrote a note. */
const NAMED = 3;

/** Problems as they are shown apart from their fields. */
async function problemsOf({problems, files}: Workspace, locale: Locale) {
  const places = await placesIn(files(), await listFiles(files()), locale);
  const labelOf = (problem: Problem) => places.ofProblem(problem)?.label;
  return (await problems()).map((problem) => ({...problem, place: [labelOf(problem) ?? '']}));
}

/**
 * Changes without pictures that no text shows: another one may have taken its place since. What was put
 * into the folder outside the editor may be for code.
 */
async function withoutUnused(
  {files, steps}: Workspace,
  changes: readonly FileChange[],
): Promise<readonly FileChange[]> {
  const pictures = changes.filter(({file, before}) => !before && isWritable(file, 'upload'));
  if (pictures.length === 0) return changes;
  const own = (await steps()).filter(({label}) => label).flatMap((step) => step.changes);
  const uploaded = new Set(own.map(({file}) => file));
  const texts = [...files()].filter(([file]) => isWritable(file, 'edit'));
  const isShown = (address: string) =>
    texts.some(([, content]) => textOf(content)!.includes(address));
  return changes.filter(
    (change) =>
      !pictures.includes(change) ||
      !uploaded.has(change.file) ||
      isShown(change.file.replace('static', '')),
  );
}

/** What was not handed in as it is now, by file. */
export async function changedFiles(workspace: Workspace): Promise<FileChange[]> {
  const {snapshots, state} = workspace;
  const {base, saved} = state();
  const open = await openHandIn(workspace);
  const own = await snapshots.changedNames(base, saved);
  const others = own.filter((file) => !open?.files.includes(file));
  const changes = [
    ...(await snapshots.changes(base, saved, others)),
    ...(open ? await snapshots.changes(open.commit, saved, open.files) : []),
  ];
  return (await withoutUnused(workspace, changes))
    .filter(({before, after}) => !isSameContent(before, after))
    .sort((one, other) => (one.file < other.file ? -1 : 1));
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
export async function handIn(
  workspace: Workspace,
  {note, author}: {note: string; author: string},
  locale: Locale,
): Promise<HandInAnswer> {
  const files = workspace.files();
  const changes = await changedFiles(workspace);
  if (changes.length === 0) return {result: 'failed', message: {id: 'nothing'}};
  const problems = await problemsOf(workspace, locale);
  if (problems.length > 0) return {result: 'rejected', problems};
  const names = namesIn(changesInWords(files, changes, defaultLocale));
  const named = new Intl.ListFormat('en').format(names.slice(0, NAMED));
  const insertions = await site.insertions(files);
  const lines = sentencesOf(files, changes, defaultLocale).map(
    (line) => `- ${shownLine(line, insertions, defaultLocale)}`,
  );
  const subject = note.trim() || `Change ${named}`;
  const message = [subject, '', ...lines, ''].join('\n');
  const {branch, isAgain} = await commit(workspace, message, author);
  const {hasRemote, newRequest} = workspace.state();
  const id = !hasRemote ? 'committed' : isAgain ? 'pushedAgain' : 'pushed';
  await workspace.refresh();
  const inAddress = branch.split('/').map(encodeURIComponent).join('/');
  const address = newRequest?.replace('{branch}', inAddress);
  return {result: 'done', message: {id}, ...(address && {address})};
}

/** All that the writer has changed on the last commit of the others, after what was handed in before. */
async function commit(workspace: Workspace, message: string, author: string) {
  const {snapshots, state} = workspace;
  const {base, saved, handInPrefix} = state();
  const open = await openHandIn(workspace);
  const changes = await withoutUnused(workspace, await snapshots.changes(base, saved));
  const files = changes.map(({file, after}) => snapshots.newFile(file, after));
  const parents = open ? [open.commit, ...(open.start === base ? [] : [base])] : [base];
  const request = {parents, from: base, files, message, author};
  // Latin letters of any name: "आशा राई" is "as-rai".
  const latin = author.replace(/\S*\p{Script=Devanagari}\S*/gu, (word) => soundKey(word).whole);
  const [today] = localTime();
  const first = `${handInPrefix}${today}-${slug(latin) || 'writer'}`;
  for (let number = open ? 0 : 1; ; number += 1) {
    const old = number === 0 ? open : undefined;
    const branch = old?.branch ?? (number === 1 ? first : `${first}-${number}`);
    const was = old?.commit ?? null;
    const answer = await snapshots.repository.commit({...request, branch, was});
    if (answer !== MOVED) return {branch, isAgain: old !== undefined};
  }
}
