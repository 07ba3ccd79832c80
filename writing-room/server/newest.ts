/*
 * What others have put on the server is brought into the folder, and what the writer has changed since
 * is kept, text by text. The branch that is checked out is moved to their last commit; what the writer
 * has changed stays a change in the folder, to be handed in.
 */
import path from 'node:path';
import {mergeFile} from './mergeFile';
import type {HandInItem, Newest} from '../protocol';
import {mayBeHandedIn} from './changedFiles';
import {clashesToChoices, keepChoices, type StoredChoice} from './choices';
import {askGit, contentIn, git, GitError, isAncestor, NETWORK_TIME} from './git';
import {explainGit, HandInError} from './handInMessages';
import {makeIndex} from './moveHead';
import {
  filesBetween,
  findRepository,
  findUnfinished,
  isMergedIn,
  noteRefused,
  type Repository,
} from './repository';
import type {Change} from './steps';
import type {Workspace} from './workspace';
import {ConflictError, contentOf, isEqual} from './writeChanges';

export interface NewestOptions {
  workspace: Pick<Workspace, 'bring'>;
  /** Of the step, in the writer's language. */
  label: string;
  /** Where the site is published, without a slash at its end. */
  siteUrl?: string;
}

/** How many of the things that were handed in are shown. */
const SHOWN = 5;

type Answer = Omit<Newest, 'choices'>;

/** Never throws: why it was not possible is said. */
export async function getNewest(siteDir: string, options: NewestOptions): Promise<Answer> {
  const nothing: Answer = {result: 'none', count: 0, needsRestart: false, handIns: []};
  const repository = await findRepository(siteDir);
  if (!repository) return nothing;
  const {remote, branch} = repository;
  if (!remote || !branch) return {...nothing, handIns: await handInsOf(siteDir, repository)};
  try {
    const unfinished = await findUnfinished(siteDir);
    if (unfinished) throw new HandInError({id: `unfinished.${unfinished}`});
    const upstream =
      (await askGit(siteDir, 'config', `branch.${branch}.merge`)) ?? `refs/heads/${branch}`;
    const heads = await headsOn(siteDir, remote);
    const tip = heads.get(upstream);
    const theirs = tip && (await fetchTip(siteDir, remote, upstream));
    const brought = theirs ? await bring(siteDir, repository, theirs, options) : [];
    const built = await builtCommit(options.siteUrl);
    const handIns = await handInsOf(siteDir, repository, {theirs, heads, built});
    const count = brought.length;
    const needsRestart = brought.some((file) => /\.(?:tsx?|mjs|cjs|json)$/.test(file));
    return {...nothing, result: count > 0 ? 'new' : 'same', count, needsRestart, handIns};
  } catch (error) {
    const isBusy = error instanceof ConflictError;
    const message = isBusy ? {id: 'failed.locked'} : explainGit(error);
    const handIns = await handInsOf(siteDir, repository);
    return {...nothing, result: 'failed', message, handIns};
  }
}

/** The commits of the branches there, by their full names. */
async function headsOn(siteDir: string, remote: string): Promise<Map<string, string>> {
  const lines = await git(siteDir, ['ls-remote', '--heads', remote], {timeout: NETWORK_TIME});
  return new Map(
    lines.split('\n').map((line) => {
      const [commit = '', ref = ''] = line.split('\t');
      return [ref, commit];
    }),
  );
}

const trackingOf = (remote: string, upstream: string) =>
  `refs/remotes/${remote}/${upstream.replace('refs/heads/', '')}`;

/** The last commit there; undefined when this folder has it already. @throws HandInError, GitError */
async function fetchTip(siteDir: string, remote: string, upstream: string): Promise<string> {
  const tracking = trackingOf(remote, upstream);
  const words = ['fetch', '--no-tags', '--no-write-fetch-head', remote, `+${upstream}:${tracking}`];
  await git(siteDir, words, {timeout: NETWORK_TIME});
  const theirs = await git(siteDir, ['rev-parse', tracking]);
  const isOwn =
    !(await isAncestor(siteDir, 'HEAD', theirs)) &&
    !(await isAncestor(siteDir, theirs, 'HEAD')) &&
    // The branch there was once here: they have put another one in its place.
    (await askGit(siteDir, 'merge-base', '--fork-point', tracking, 'HEAD')) !==
      (await git(siteDir, ['rev-parse', 'HEAD']));
  if (isOwn) throw new HandInError({id: 'failed.own'});
  return theirs;
}

/** @returns the files that are new */
async function bring(
  siteDir: string,
  repository: Repository,
  theirs: string,
  {workspace, label}: NewestOptions,
): Promise<string[]> {
  const {head} = repository;
  if (theirs === head || (await isAncestor(siteDir, theirs, head))) return [];
  let files: string[] = [];
  await workspace.bring(label, async () => {
    const choices: StoredChoice[] = [];
    const move = {before: head, after: theirs};
    await makeIndex(siteDir, move).catch((error: unknown) => {
      const isStaged =
        error instanceof GitError && /not uptodate|overwritten|would be/.test(error.output);
      throw isStaged ? new HandInError({id: 'unfinished.rebase'}) : error;
    });
    const changes = await changesFrom(siteDir, repository, theirs, choices);
    await keepChoices(siteDir, choices);
    files = changes.map(({file}) => file);
    return {changes, head: move};
  });
  return files;
}

async function changesFrom(
  siteDir: string,
  {head, open}: Repository,
  theirs: string,
  choices: StoredChoice[],
): Promise<Change[]> {
  const prefix = await git(siteDir, ['rev-parse', '--show-prefix']);
  const names = await filesBetween(siteDir, head, theirs, '--no-relative');
  const merged = open && (await isMergedIn(siteDir, open, theirs)) ? open : undefined;
  const changes: Change[] = [];
  for (const name of names) {
    const file = path.posix.relative(prefix, name);
    const [before, there] = [
      await contentOf(siteDir, file),
      await contentIn(siteDir, theirs, file),
    ];
    let base = await contentIn(siteDir, head, file);
    if (merged?.files.has(file)) {
      // What was handed in and has come back was here before both changes.
      const {start, commit} = merged;
      const [old, mine] = [contentIn(siteDir, start, file), contentIn(siteDir, commit, file)];
      base = mergeFile(file, await old, await mine, base).content;
    }
    const {content: after, clashes} = mergeFile(file, base, before, there);
    if (!isEqual(before, after)) changes.push({file, before, after});
    if (await mayBeHandedIn(siteDir, file))
      choices.push(...clashesToChoices(file, theirs, clashes));
  }
  return changes;
}

/* ---- What became of what was handed in ---- */

/** The commit that the site was built from; undefined when that is not known. */
async function builtCommit(siteUrl?: string): Promise<string | undefined> {
  if (!siteUrl) return undefined;
  const signal = AbortSignal.timeout(5000);
  const answer: unknown = await fetch(`${siteUrl}/build.json`, {signal})
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  const commit = Object(answer).commit as unknown;
  return typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit) ? commit : undefined;
}

interface Server {
  theirs: string | undefined;
  heads: ReadonlyMap<string, string>;
  built: string | undefined;
}

async function handInsOf(
  siteDir: string,
  {head, handedIn}: Repository,
  server?: Server,
): Promise<HandInItem[]> {
  const items = handedIn.slice(0, SHOWN).map(async (one): Promise<HandInItem> => {
    const {branch, time, subject} = one;
    const item = (state: HandInItem['state']) => ({branch, time, subject, state});
    if (await isMergedIn(siteDir, one, server?.theirs ?? head)) {
      const {built} = server ?? {};
      const isKnown =
        built && (await askGit(siteDir, 'cat-file', '-e', `${built}^{commit}`)) !== undefined;
      return item(isKnown && (await isMergedIn(siteDir, one, built)) ? 'published' : 'merged');
    }
    if (one.isRefused) return item('refused');
    if (!server) return item('unknown');
    if (server.heads.has(`refs/heads/${branch}`)) return item('waiting');
    await noteRefused(siteDir, branch);
    return item('refused');
  });
  return Promise.all(items);
}

/** The branch is deleted on the server; what was changed stays changed here. @throws GitError */
export async function withdraw(siteDir: string, branch: string): Promise<void> {
  const {remote, handedIn = []} = (await findRepository(siteDir)) ?? {};
  const one = handedIn.find((each) => each.branch === branch);
  if (!one) return;
  const words = ['push', remote ?? '', `:refs/heads/${branch}`];
  if (remote) {
    await git(siteDir, words, {timeout: NETWORK_TIME}).catch((error: unknown) => {
      if (!(error instanceof GitError && /remote ref does not exist/.test(error.output)))
        throw error;
    });
  }
  await git(siteDir, ['update-ref', '-d', `refs/heads/${branch}`, one.commit]);
}
