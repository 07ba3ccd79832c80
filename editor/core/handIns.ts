/* What became of what was handed in, by the last commit of the others and the files that are here. */
import {likeness} from 'content/pairs/wordDiff';
import {type Content, isEqual} from '../content';
import {isLedger} from '../models/changes';
import {joinTexts} from '../phrases';
import type {CommitId, HandIn} from '../repository';
import {type Clash, mergeFile} from './mergeFile';
import type {NewContent, Workspace} from './workspace';

/**
 * `merged`: all of it is with the others, not known to be on the site; `published`: on the site;
 * `inPart`: a part of it is; `takenBack`: it was, and is no longer; `closed`: it never was.
 */
type HandInState =
  'waiting' | 'merged' | 'published' | 'inPart' | 'takenBack' | 'closed' | 'unknown';

/** What of a hand-in is in other versions of its files. */
interface Presence {
  /** Something is not there, and nobody has written something else in its place. */
  isMissing: boolean;
  /** Something is there. */
  isThere: boolean;
}

/** How many commits of the others are searched for what was handed in. */
const COMMITS = 500;

/** The files of a hand-in as they were before it and in it. */
async function filesOf({snapshots}: Workspace, {start, commit}: HandIn) {
  const names = await snapshots.changedNames(start, commit);
  const files = names.filter((file) => !isLedger(file) || names.every(isLedger));
  return Promise.all(
    files.map(async (file) => ({
      file,
      before: await snapshots.contentIn(start, file),
      after: await snapshots.contentIn(commit, file),
    })),
  );
}

async function presenceIn(
  workspace: Workspace,
  handIn: HandIn,
  contentNow: (file: string) => Content | Promise<Content>,
): Promise<Presence> {
  const presence = {isMissing: false, isThere: false};
  for (const {file, before, after} of await filesOf(workspace, handIn)) {
    const now = await contentNow(file);
    const withIt = mergeFile(file, before, now, after).content;
    const {content: withoutIt, clashes} = mergeFile(file, after, now, before);
    presence.isMissing ||= !isEqual(withIt, now);
    // A sentence that was changed since is there if it is still more like the one of the hand-in.
    const isLike = ({base, mine, theirs}: Clash) =>
      likeness(joinTexts(mine), joinTexts(base)) > likeness(joinTexts(mine), joinTexts(theirs));
    presence.isThere ||= !isEqual(withoutIt, now) || clashes.some(isLike);
  }
  return presence;
}

/** By the commits: it never changes. */
const answers = new Map<string, Promise<boolean>>();

/**
 * Whether a commit has all of a hand-in: itself, or another one with the same texts, as after a squash or
 * a rebase. Texts may have been changed since.
 */
export function isMergedIn(workspace: Workspace, handIn: HandIn, into: CommitId): Promise<boolean> {
  const key = `${handIn.commit} ${into}`;
  const answer = answers.get(key) ?? findMerged(workspace, handIn, into);
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

async function findMerged(workspace: Workspace, handIn: HandIn, into: CommitId): Promise<boolean> {
  const {repository, snapshots} = workspace;
  const {start, commit} = handIn;
  if (start === into) return false;
  const [notThere] = await repository.history({from: commit, not: into, most: 1});
  if (!notThere) return true;
  const files = await snapshots.changedNames(start, commit);
  if (files.length === 0) return false;
  const since = await repository.history({from: into, not: start, files, most: COMMITS});
  for (const later of [into, ...since.map(({id}) => id)]) {
    let isWhole = true;
    for (const file of files) {
      const contents = [start, commit, later].map((one) => snapshots.contentIn(one, file));
      const [base = null, mine = null, theirs = null] = await Promise.all(contents);
      const {content, clashes} = mergeFile(file, base, mine, theirs);
      isWhole &&= clashes.length === 0 && isEqual(content, theirs);
      if (!isWhole) break;
    }
    if (isWhole) return true;
  }
  return false;
}

async function stateOf(
  workspace: Workspace,
  handIn: HandIn,
  {isAsked, built}: {isAsked: boolean; built?: CommitId},
): Promise<HandInState> {
  const {repository, snapshots} = workspace;
  const {main} = workspace.state();
  const {branch, commit} = handIn;
  const isMerged = await isMergedIn(workspace, handIn, main);
  const wasTaken = handIn.wasTaken || isMerged;
  const {isMissing, isThere} = await presenceIn(workspace, handIn, (file) =>
    snapshots.contentIn(main, file),
  );
  if (!isMissing && (isThere || wasTaken)) {
    if (!handIn.wasTaken) await repository.noteTaken({branch, commit});
    return built && (await isMergedIn(workspace, handIn, built)) ? 'published' : 'merged';
  }
  if (wasTaken) return isThere ? 'inPart' : 'takenBack';
  if (handIn.isThere) return isAsked ? 'waiting' : 'unknown';
  return isThere ? 'inPart' : 'closed';
}

/**
 * The newest first.
 *
 * @param asked whether the server was asked, and the commit that the site was built from
 */
export async function handInsOf(workspace: Workspace, asked: {isAsked: boolean; built?: CommitId}) {
  const answer = [];
  for (const handIn of workspace.state().handIns) {
    const {branch, time, subject} = handIn;
    const state = await stateOf(workspace, handIn, asked);
    const isOpen = state === 'inPart' || state === 'takenBack' || state === 'closed';
    const here =
      isOpen &&
      (await presenceIn(workspace, handIn, (file) => workspace.files().get(file) ?? null));
    answer.push({branch, time, subject, state, isGone: here && here.isMissing});
  }
  return answer;
}

/** The last hand-in that is not in the commit that the files come from; further ones build on it. */
export async function openHandIn(
  workspace: Workspace,
): Promise<(HandIn & {files: ReadonlySet<string>}) | undefined> {
  const {main, handIns} = workspace.state();
  for (const handIn of handIns) {
    const isKnown = handIn.isThere || (await isMergedIn(workspace, handIn, main));
    if (!isKnown) continue;
    if (await isMergedIn(workspace, handIn, workspace.base())) return undefined;
    const files = await workspace.snapshots.changedNames(handIn.start, handIn.commit);
    return {...handIn, files: new Set(files)};
  }
  return undefined;
}

/** The files with what was handed in once more, beside what others have written since. */
export async function contentsAgain(workspace: Workspace, branch: string): Promise<NewContent[]> {
  const handIn = workspace.state().handIns.find((one) => one.branch === branch);
  const files = handIn ? await filesOf(workspace, handIn) : [];
  return files.map(({file, before, after}) => ({
    file,
    content: mergeFile(file, before, workspace.files().get(file) ?? null, after).content,
  }));
}
