/*
 * What others have done is brought into the writer's files, and what the writer has changed since is kept,
 * text by text: a commit on the writer's own branch with their last commit as its second parent.
 */
import {isEqual} from '../content';
import type {CommitId} from '../repository';
import type {RoomMessage} from '../types';
import {type BothChanged, choicesIn} from './choices';
import {handInsOf, isMergedIn, openHandIn} from './handIns';
import {mergeFile} from './mergeFile';
import type {NewContent, Workspace} from './workspace';
import {isWritable} from './writable';

/**
 * What others have done since the last time, and what became of what was handed in.
 *
 * @param label of the step, in the writer's language
 */
export async function getNewest(workspace: Workspace, label: string) {
  const brought = await workspace.queue(() =>
    workspace.onBranch(async () => {
      await workspace.refresh(true);
      const {main, problem} = workspace.state();
      return problem || main === workspace.base() ? [] : bring(workspace, main, label);
    }),
  );
  const {hasRemote, problem, built} = workspace.state();
  const message: RoomMessage | undefined = problem ? {id: problem} : undefined;
  const isAsked = hasRemote && !problem;
  return {
    result: problem ? 'failed' : !hasRemote ? 'none' : brought.length > 0 ? 'new' : 'same',
    message,
    /** How many files are new. */
    count: brought.length,
    /** The program itself has changed, too. */
    needsRestart: brought.some((file) => /\.(?:tsx?|mjs|cjs|json)$/.test(file)),
    /** The newest first. */
    handIns: await handInsOf(workspace, {isAsked, built}),
  } as const;
}

/** @returns the files that are new */
async function bring(workspace: Workspace, theirs: CommitId, label: string): Promise<string[]> {
  const {snapshots} = workspace;
  const {drafts} = workspace.state();
  const base = workspace.base();
  const open = await openHandIn(workspace);
  const taken = open && (await isMergedIn(workspace, open, theirs)) ? open : undefined;
  // What was handed in and is here as before it was taken back here.
  const own = new Set([...(await snapshots.changedNames(base, drafts)), ...(taken?.files ?? [])]);
  const changes: NewContent[] = [];
  let choices: Readonly<Record<string, BothChanged>> = {};
  for (const file of own) {
    const inCommit = (commit: CommitId) => snapshots.contentIn(commit, file);
    const [mine, there] = [await inCommit(drafts), await inCommit(theirs)];
    let before = await inCommit(base);
    if (taken?.files.has(file)) {
      // What was handed in and has come back was here before both changes.
      const [old, handedIn] = [await inCommit(taken.start), await inCommit(taken.commit)];
      before = mergeFile(file, old, handedIn, before).content;
    }
    const merged = mergeFile(file, before, mine, there);
    if (!isEqual(merged.content, there)) changes.push({file, content: merged.content});
    if (isWritable(file, 'operation')) {
      choices = {...choices, ...choicesIn(file, theirs, merged)};
    }
  }
  await workspace.write(changes, {label, choices}, theirs);
  return snapshots.changedNames(drafts, workspace.state().drafts);
}
