/*
 * What others have done is brought into the writer's files, and what the writer has changed since is kept,
 * text by text: a commit on the writer's own branch with their last commit as its second parent.
 */
import {ledgerFileOf} from 'content/pairs/ledger';
import {pairOf} from 'content/read/pages';
import type {Locale} from 'nepali-text/locale';
import {type Content, isSameContent} from '../content';
import type {FileChange} from '../models/changes';
import {englishFileOf, isPageFile} from '../models/names';
import {differing, type Move, movesBetween, pageAt, withMove} from '../models/pageAddress';
import type {CommitId} from '../repository';
import type {EditorMessage} from '../types';
import {changesInWords, namesIn} from './changesInWords';
import {followMoves, openChoices} from './conflicts';
import {handInsWithState, isMergedIn, openHandIn} from './handIns';
import {conflictChoices, mergeFile} from './mergeFile';
import type {SiteFiles} from './snapshots';
import type {Workspace} from './workspace';
import {isWritable} from './writable';

/** Why the repository or its remote refused. @throws any other error */
export function messageOf(error: unknown): EditorMessage {
  const {id} = Object(error) as {id?: unknown};
  if (typeof id === 'string') return {id};
  throw error;
}

/**
 * What others have done since the last time, and what became of what was handed in.
 *
 * @param label of the step, in the writer's language
 */
export async function getNewest(workspace: Workspace, label: string) {
  let message: EditorMessage | undefined;
  const work = workspace.queue(async () => {
    await workspace.refresh(true);
    const {main, base, problem} = workspace.state();
    if (problem) message = {id: problem};
    return problem || main === base ? [] : bring(workspace, label);
  });
  const brought = await work.catch((error: unknown) => {
    message = messageOf(error);
    return [];
  });
  const {hasRemote} = workspace.state();
  return {
    result: message ? 'failed' : !hasRemote ? 'none' : brought.length > 0 ? 'new' : 'same',
    message,
    /** How many files are new. */
    count: brought.length,
    /** The program itself has changed, too. */
    needsRestart: brought.some((file) => /\.(?:tsx?|mjs|cjs|json)$/.test(file)),
    /** The newest first. */
    handIns: await handInsWithState(workspace),
  } as const;
}

/** @returns the files that are new */
async function bring(workspace: Workspace, label: string): Promise<string[]> {
  const {snapshots, state} = workspace;
  const {saved, base, main} = state();
  const open = await openHandIn(workspace);
  const taken = open && (await isMergedIn(workspace, open, main)) ? open : undefined;
  const commits = [base, saved, main, ...(taken ? [taken.start, taken.commit] : [])];
  const sites: SiteFiles[] = [];
  for (const commit of commits) sites.push(await snapshots.filesAt(commit));
  const moves = movesOf(sites);
  const [before, mine, theirs, start, handedIn] = sites.map((files) =>
    moves.reduce((all, move) => (pageAt(all, move.from) ? withMove(all, move) : all), files),
  ) as [SiteFiles, SiteFiles, SiteFiles, SiteFiles?, SiteFiles?];
  const kept = keepChangedPages(before, mine, theirs);
  const there = sites[2]!;
  const own = new Set(
    [
      ...differing(before, mine),
      // What was handed in and is here as before it was taken back here.
      ...(start && handedIn ? differing(start, handedIn) : []),
      // What only here has the new address of a page, or a page that they have deleted.
      ...differing(there, kept.theirs),
    ].map(({file}) => file),
  );
  const contents: {file: string; content: Content}[] = [];
  let choices = followMoves(await openChoices(workspace), moves);
  for (const file of own) {
    // What was handed in and has come back was here before both changes.
    const handIn = [start?.get(file), handedIn?.get(file)] as const;
    const was = before.get(file);
    const old = isSameContent(...handIn) ? was : mergeFile(file, ...handIn, was).content;
    const merged = mergeFile(file, old, kept.mine.get(file), kept.theirs.get(file));
    if (!isSameContent(merged.content, there.get(file)))
      contents.push({file, content: merged.content});
    choices = {...choices, ...conflictChoices(file, main, merged)};
  }
  for (const file of kept.deleted)
    choices = {...choices, ...conflictChoices(file, main, {clashes: [{mine: null, theirs: null}]})};
  await workspace.write(contents, {label, choices}, main);
  return snapshots.changedNames(saved, state().saved);
}

/**
 * What gives each page one address: that which somebody has given it; theirs, where both have. What is changed in it,
 * and links to it, are then at the same place everywhere.
 *
 * @param sites before both changes, mine and theirs
 */
function movesOf([before, mine, theirs]: readonly SiteFiles[]): Move[] {
  const [my, their] = [movesBetween(before!, mine!), movesBetween(before!, theirs!)];
  const addressIn = (moves: readonly Move[], address: string) =>
    moves.find(({from}) => from === address)?.to ?? address;
  return [...new Set([...my, ...their].map(({from}) => from))].flatMap((address) => {
    const [here, there] = [addressIn(my, address), addressIn(their, address)];
    // Moved by one and deleted by the other: it stays where it was moved to.
    if (!pageAt(mine!, here) || !pageAt(theirs!, there)) return [];
    const to = there === address ? here : there;
    return [address, here].filter((from) => from !== to).map((from) => ({from, to}));
  });
}

/**
 * A page that one has deleted and the other has changed stays, in both languages.
 *
 * @returns mine and theirs with it, and what they have deleted, by its English file
 */
function keepChangedPages(before: SiteFiles, mine: SiteFiles, theirs: SiteFiles) {
  const kept = {mine: new Map(mine), theirs: new Map(theirs), deleted: [] as string[]};
  for (const file of before.keys()) {
    const isGone = [mine, theirs].map((files) => !files.has(file));
    if (!isPageFile(file) || englishFileOf(file) !== file || isGone[0] === isGone[1]) continue;
    const [other, gone] = isGone[0] ? [theirs, kept.mine] : [mine, kept.theirs];
    const pair = [file, pairOf(before, file)!.translationFile];
    if (pair.every((one) => isSameContent(other.get(one), before.get(one)))) continue;
    for (const one of [...pair, ledgerFileOf(file)]) {
      const content = before.get(one);
      if (content && !gone.has(one)) gone.set(one, content);
    }
    if (isGone[1]) kept.deleted.push(file);
  }
  return kept;
}

/** How many commits of the others are read for the names of who made them. */
const NAMED_COMMITS = 500;

/**
 * What came and the writer has not looked at, by the people who changed it; their names are empty where no
 * commit tells them, as after a force-push.
 *
 * @param seen the last commit on the writer's own branch that the writer has looked at
 */
export async function newsInWords(workspace: Workspace, seen: CommitId, locale: Locale) {
  const {handIns} = workspace.state();
  const byPeople = new Map<string, FileChange[]>();
  const steps = await workspace.steps();
  for (const [index, {id, base, changes, isNewest}] of steps.entries()) {
    if (id === seen) break;
    if (!isNewest) continue;
    const not = steps[index + 1]?.base;
    const commits = await workspace.snapshots.history({from: base, not, most: NAMED_COMMITS});
    const others = commits.filter(
      ({parents, author}) =>
        parents.length < 2 && handIns.every((handIn) => handIn.author !== author),
    );
    for (const change of changes) {
      const {file} = change;
      if (!isWritable(file, 'edit') && !isWritable(file, 'upload')) continue;
      const made = others.filter((one) => one.changes.some((blob) => blob.file === file));
      const people = [...new Set(made.map(({author}) => author))].join(', ');
      byPeople.set(people, [...(byPeople.get(people) ?? []), change]);
    }
  }
  return Array.from(byPeople, ([people, changes]) => {
    const texts = changesInWords(workspace.files(), changes, locale);
    return {people, pages: namesIn(texts), texts};
  });
}
