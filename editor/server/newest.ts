/*
 * What others have put on the server is brought into the folder, and what the writer has changed since
 * is kept, text by text. The branch that is checked out is moved to their last commit; what the writer
 * has changed stays a change in the folder, to be handed in.
 */
import path from 'node:path';
import {mergeFile} from './mergeFile';
import type {RoomMessage} from '../protocol';
import {mayBeHandedIn} from './changedFiles';
import {type BothChanged, choicesIn, keepChoices} from './choices';
import {askGit, changedNames, contentIn, git, GitError, isAncestor} from './git';
import {handInsOf} from './handIns';
import {explainGit, HandInError} from './handInMessages';
import {makeIndex} from './moveHead';
import {findRepository, isMergedIn, refuseUnfinished, type Repository} from './repository';
import type {Change} from './steps';
import type {Workspace} from './workspace';
import {contentOf, isEqual} from './writeChanges';

export interface NewestOptions {
  workspace: Pick<Workspace, 'bring'>;
  /** Of the step, in the writer's language. */
  label: string;
  /** Where the site is published, without a slash at its end. */
  siteUrl?: string;
}

/**
 * What others have put on the server since the last time, and what became of what was handed in. Never
 * throws: why it was not possible is said.
 */
export async function getNewest(siteDir: string, options: NewestOptions) {
  let result: 'none' | 'same' | 'new' | 'failed' = 'none';
  let message: RoomMessage | undefined;
  let brought: string[] = [];
  let server: {built?: string} | undefined;
  try {
    const repository = await findRepository(siteDir);
    // Otherwise there is no server to ask.
    if (repository?.upstream) {
      await refuseUnfinished(siteDir);
      const theirs = await fetchAll(siteDir, repository);
      if (theirs) brought = await bring(siteDir, repository, theirs, options);
      server = {built: await builtCommit(siteDir, options.siteUrl)};
      result = brought.length > 0 ? 'new' : 'same';
    }
  } catch (error) {
    result = 'failed';
    message = explainGit(error);
  }
  return {
    result,
    message,
    /** How many files are new. */
    count: brought.length,
    /** The program itself has changed, too. */
    needsRestart: brought.some((file) => /\.(?:tsx?|mjs|cjs|json)$/.test(file)),
    /** The newest first. */
    handIns: await handInsOf(siteDir, server),
  };
}

/**
 * The last commit there; undefined when it is here already, and when the branch is not there.
 *
 * @throws HandInError when this folder has commits that are not there
 * @throws GitError
 */
async function fetchAll(siteDir: string, {remote = '', upstream = '', head}: Repository) {
  const all = `+refs/heads/*:refs/remotes/${remote}/*`;
  await git(siteDir, ['fetch', '--prune', '--no-tags', '--no-write-fetch-head', remote, all]);
  const theirs = await askGit(siteDir, 'rev-parse', '--verify', '--quiet', upstream);
  if (!theirs || theirs === head) return undefined;
  if (await isAncestor(siteDir, head, theirs)) return theirs;
  // The branch there was once here: they have put another one in its place.
  const fork = await askGit(siteDir, 'merge-base', '--fork-point', upstream, head);
  if (fork === head) return theirs;
  if (await isAncestor(siteDir, theirs, head)) return undefined;
  throw new HandInError('failed.own');
}

/** @returns the files that are new */
const bring = (
  siteDir: string,
  repository: Repository,
  theirs: string,
  {workspace, label}: NewestOptions,
): Promise<string[]> =>
  workspace.bring(label, async () => {
    const move = {before: repository.head, after: theirs};
    await makeIndex(siteDir, move).catch((error: unknown) => {
      const isStaged =
        error instanceof GitError && /not uptodate|overwritten|would be/.test(error.output);
      throw isStaged ? new HandInError('unfinished') : error;
    });
    const {changes, choices} = await changesFrom(siteDir, repository, theirs);
    await keepChoices(siteDir, choices);
    return {changes, head: move};
  });

async function changesFrom(siteDir: string, {head, open}: Repository, theirs: string) {
  const prefix = await git(siteDir, ['rev-parse', '--show-prefix']);
  const taken = open && (await isMergedIn(siteDir, open.commit, theirs)) ? open : undefined;
  const changes: Change[] = [];
  const choices: BothChanged[] = [];
  for (const name of await changedNames(siteDir, '--no-relative', head, theirs)) {
    const file = path.posix.relative(prefix, name);
    const inCommit = (commit: string) => contentIn(siteDir, commit, file);
    const [before, there] = [await contentOf(siteDir, file), await inCommit(theirs)];
    let base = await inCommit(head);
    if (taken?.files.has(file)) {
      // What was handed in and has come back was here before both changes.
      const [old, mine] = [await inCommit(taken.start), await inCommit(taken.commit)];
      base = mergeFile(file, old, mine, base).content;
    }
    const merged = mergeFile(file, base, before, there);
    const {content: after} = merged;
    if (!isEqual(before, after)) changes.push({file, before, after});
    if (await mayBeHandedIn(siteDir, file)) choices.push(...choicesIn(file, theirs, merged));
  }
  return {changes, choices};
}

/** The commit that the site was built from; undefined when that is not known, or the commit is not here. */
async function builtCommit(siteDir: string, siteUrl = ''): Promise<string | undefined> {
  const signal = AbortSignal.timeout(5000);
  const answer: unknown = await fetch(`${siteUrl}/build.json`, {signal})
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const commit = String(Object(answer).commit);
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  return askGit(siteDir, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
}
