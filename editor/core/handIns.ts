/* What became of what was handed in, by the last commit of the others and the files that are here. */
import {likeness} from 'content/pairs/wordDiff';
import {isSameContent, textOf} from '../content';
import {shareNew} from '../edits/mergeText';
import {isLedger} from '../models/changes';
import {movedFile, movesBetween, REDIRECTS, withMove} from '../models/pageAddress';
import {joinTexts} from '../phrases';
import type {CommitId, HandIn} from '../repository';
import {type BothChanged, mergeFile} from './mergeFile';
import type {SiteFiles} from './snapshots';
import type {NewContent, Workspace} from './workspace';

/**
 * `merged`: all of it is with the others; `inPart`: a part of it is; `takenBack`: it was, and is no longer; `closed`: it
 * never was.
 */
type HandInState = 'waiting' | 'merged' | 'inPart' | 'takenBack' | 'closed' | 'unknown';

/** How many commits of the others are searched for what was handed in. */
const OTHERS_COMMITS = 500;

/** The files of a hand-in, before it, in it and in another commit; what was agreed only where there is nothing else. */
async function filesOf({snapshots}: Workspace, {start, commit}: HandIn, other: CommitId) {
  const names = await snapshots.changedNames(start, commit);
  const texts = names.filter((file) => !isLedger(file));
  const files = texts.length > 0 ? texts : names;
  const [{contents: rows = []} = {}] = await snapshots.versions([REDIRECTS], commit, other);
  if (isSameContent(rows[0], rows[1])) return snapshots.versions(files, start, commit, other);
  const [old, now] = [await snapshots.filesAt(commit), await snapshots.filesAt(other)];
  const moves = movesBetween(old, now);
  // Where its pages are in the other one.
  const follow = (all: SiteFiles) => moves.reduce((one, move) => withMove(one, move), all);
  const [before, after] = [follow(await snapshots.filesAt(start)), follow(old)];
  return files.map((name) => {
    const file = moves.reduce(movedFile, name);
    return {file, contents: [before, after, now].map((one) => one.get(file))};
  });
}

/**
 * What of a hand-in is in a commit. `isMissing`: something is not there, and nobody has written something else
 * in its place.
 */
async function presenceIn(workspace: Workspace, handIn: HandIn, commit: CommitId) {
  const presence = {isMissing: false, isThere: false};
  for (const {file, contents} of await filesOf(workspace, handIn, commit)) {
    const [before, after, now] = contents;
    const withIt = mergeFile(file, before, now, after).content;
    const {content: withoutIt, clashes} = mergeFile(file, after, now, before);
    presence.isMissing ||= !isSameContent(withIt, now);
    // A sentence that was changed since is there if it is still more like the one of the hand-in.
    const isLike = ({base, mine, theirs}: BothChanged) =>
      likeness(joinTexts(mine), joinTexts(base)) > likeness(joinTexts(mine), joinTexts(theirs));
    const [old = '', brought = '', here = ''] = contents.map(textOf);
    // Merging does not see a sentence in a block that stands next to the one it replaced.
    const isElsewhere = shareNew(brought, here, old);
    presence.isThere ||= isElsewhere || !isSameContent(withoutIt, now) || clashes.some(isLike);
  }
  return presence;
}

/**
 * Whether a commit has all of a hand-in: itself, or another one with the same texts, as after a squash or
 * a rebase. Texts may have been changed since.
 */
export const isMergedIn = (
  workspace: Workspace,
  handIn: HandIn,
  into: CommitId,
): Promise<boolean> =>
  workspace.snapshots.remember(`${handIn.commit} in ${into}`, () =>
    findMerged(workspace, handIn, into),
  );

async function findMerged({snapshots}: Workspace, handIn: HandIn, into: CommitId) {
  const {start, commit} = handIn;
  if (start === into) return false;
  const [notThere] = await snapshots.history({from: commit, not: into, most: 1});
  if (!notThere) return true;
  const files = await snapshots.changedNames(start, commit);
  if (files.length === 0) return false;
  const since = await snapshots.history({from: into, not: start, files, most: OTHERS_COMMITS});
  for (const later of [into, ...since.map(({id}) => id)]) {
    const versions = await snapshots.versions(files, start, commit, later);
    const isWhole = versions.every(({file, contents: [before, after, there]}) => {
      const {content, clashes} = mergeFile(file, before, after, there);
      return clashes.length === 0 && isSameContent(content, there);
    });
    if (isWhole) return true;
  }
  return false;
}

async function stateOf(workspace: Workspace, handIn: HandIn): Promise<HandInState> {
  const {main, hasRemote, problem} = workspace.state();
  const {branch, commit} = handIn;
  const wasTaken = handIn.wasTaken || (await isMergedIn(workspace, handIn, main));
  const {isMissing, isThere} = await presenceIn(workspace, handIn, main);
  if (!isMissing && (isThere || wasTaken)) {
    if (!handIn.wasTaken) await workspace.snapshots.repository.noteTaken({branch, commit});
    return 'merged';
  }
  if (wasTaken) return isThere ? 'inPart' : 'takenBack';
  // Whether the branch is there is known only where the remote was asked.
  if (handIn.isThere) return hasRemote && !problem ? 'waiting' : 'unknown';
  return isThere ? 'inPart' : 'closed';
}

/** The newest first. `isGone`: the others do not have it, and it is not here any more. */
export async function handInsWithState(workspace: Workspace) {
  const {handIns, saved} = workspace.state();
  const answer = [];
  for (const handIn of handIns) {
    const {branch, time, subject} = handIn;
    const state = await stateOf(workspace, handIn);
    const isOpen = state === 'inPart' || state === 'takenBack' || state === 'closed';
    const isGone = isOpen && (await presenceIn(workspace, handIn, saved)).isMissing;
    answer.push({branch, time, subject, state, isGone});
  }
  return answer;
}

/** The last hand-in that is not in the commit that the files come from; further ones build on it. */
export async function openHandIn(workspace: Workspace) {
  const {main, base, handIns} = workspace.state();
  for (const handIn of handIns) {
    const isKnown = handIn.isThere || (await isMergedIn(workspace, handIn, main));
    if (!isKnown) continue;
    if (await isMergedIn(workspace, handIn, base)) return undefined;
    const files = await workspace.snapshots.changedNames(handIn.start, handIn.commit);
    return {...handIn, files};
  }
  return undefined;
}

/** The files with what was handed in once more, beside what others have written since. */
export async function contentsAgain(workspace: Workspace, branch: string): Promise<NewContent[]> {
  const {handIns, saved} = workspace.state();
  const handIn = handIns.find((one) => one.branch === branch);
  const files = handIn ? await filesOf(workspace, handIn, saved) : [];
  return files.map(({file, contents: [before, after, now]}) => ({
    file,
    content: mergeFile(file, before, now, after).content,
  }));
}
