/*
 * What others have done is brought into the writer's files, and what the writer has changed since is kept,
 * text by text: a commit on the writer's own branch with their last commit as its second parent.
 */
import type {Locale} from 'nepali-text/locale';
import {type Content, isSameContent} from '../content';
import type {FileChange} from '../models/changes';
import type {CommitId} from '../repository';
import type {EditorMessage} from '../types';
import {changesInWords, namesIn} from './changesInWords';
import {openChoices} from './conflicts';
import {handInsWithState, isMergedIn, openHandIn} from './handIns';
import {conflictChoices, mergeFile} from './mergeFile';
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
  // What was handed in and is here as before it was taken back here.
  const own = new Set([...(await snapshots.changedNames(base, saved)), ...(taken?.files ?? [])]);
  const commits = [base, saved, main, ...(taken ? [taken.start, taken.commit] : [])];
  const contents: {file: string; content: Content}[] = [];
  let choices = await openChoices(workspace);
  for (const {file, contents: versions} of await snapshots.versions([...own], ...commits)) {
    const [before, mine, theirs, start, handedIn] = versions;
    // What was handed in and has come back was here before both changes.
    const isTaken = taken?.files.includes(file);
    const old = isTaken ? mergeFile(file, start, handedIn, before).content : before;
    const merged = mergeFile(file, old, mine, theirs);
    if (!isSameContent(merged.content, theirs)) contents.push({file, content: merged.content});
    choices = {...choices, ...conflictChoices(file, main, merged)};
  }
  await workspace.write(contents, {label, choices}, main);
  return snapshots.changedNames(saved, state().saved);
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
