/* What became of what was handed in, by the last commit of the server and the files that are here. */
import {likeness} from 'content/pairs/wordDiff';
import {isLedger} from '../models/changes';
import {joinTexts} from '../phrases';
import {changedNames, contentIn, git, type GitError} from './git';
import {type Clash, type Content, mergeFile} from './mergeFile';
import {findRepository, type HandInRecord, isMergedIn, noteTaken} from './repository';
import {contentOf, isEqual} from './writeChanges';

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

/** The files of a hand-in as they were before it and in it. */
async function filesOf(siteDir: string, {start, commit}: HandInRecord) {
  const names = await changedNames(siteDir, start, commit);
  const files = names.filter((file) => !isLedger(file) || names.every(isLedger));
  return Promise.all(
    files.map(async (file) => ({
      file,
      before: await contentIn(siteDir, start, file),
      after: await contentIn(siteDir, commit, file),
    })),
  );
}

async function presenceIn(
  siteDir: string,
  handIn: HandInRecord,
  contentNow: (file: string) => Promise<Content>,
): Promise<Presence> {
  const presence = {isMissing: false, isThere: false};
  for (const {file, before, after} of await filesOf(siteDir, handIn)) {
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
const answers = new Map<string, Promise<Presence>>();

function presenceAt(siteDir: string, handIn: HandInRecord, tip: string): Promise<Presence> {
  const key = [handIn.start, handIn.commit, tip].join(' ');
  const answer =
    answers.get(key) ?? presenceIn(siteDir, handIn, (file) => contentIn(siteDir, tip, file));
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
}

/** @param server absent when it was not asked */
async function stateOf(
  siteDir: string,
  handIn: HandInRecord,
  tip: string,
  server?: {built?: string},
): Promise<HandInState> {
  const {state, commit, wasTaken} = handIn;
  const {isMissing, isThere} = await presenceAt(siteDir, handIn, tip);
  if (!isMissing && (isThere || wasTaken)) {
    if (wasTaken !== 'noted') await noteTaken(siteDir, handIn);
    const {built} = server ?? {};
    return built && (await isMergedIn(siteDir, commit, built)) ? 'published' : 'merged';
  }
  if (wasTaken) return isThere ? 'inPart' : 'takenBack';
  if (state === 'waiting') return server ? 'waiting' : 'unknown';
  return isThere ? 'inPart' : 'closed';
}

/** The newest first. @param server absent when it was not asked */
export async function handInsOf(siteDir: string, server?: {built?: string}) {
  const {handedIn = [], tip = ''} = (await findRepository(siteDir)) ?? {};
  const answer = [];
  // One after the other: git locks its settings while it notes something there.
  for (const handIn of handedIn) {
    const {branch, time, subject} = handIn;
    const state = await stateOf(siteDir, handIn, tip, server);
    const isOpen = state === 'inPart' || state === 'takenBack' || state === 'closed';
    const here = isOpen && (await presenceIn(siteDir, handIn, (file) => contentOf(siteDir, file)));
    answer.push({branch, time, subject, state, isGone: here && here.isMissing});
  }
  return answer;
}

async function find(siteDir: string, branch: string) {
  const {remote, handedIn = []} = (await findRepository(siteDir)) ?? {};
  return {remote, handIn: handedIn.find((each) => each.branch === branch)};
}

/** The files with what was handed in once more, beside what others have written since. */
export async function contentsAgain(siteDir: string, branch: string) {
  const {handIn} = await find(siteDir, branch);
  const files = handIn ? await filesOf(siteDir, handIn) : [];
  return Promise.all(
    files.map(async ({file, before, after}) => ({
      file,
      content: mergeFile(file, before, await contentOf(siteDir, file), after).content,
    })),
  );
}

/** The branch is deleted on the server; what was changed stays changed here. @throws GitError */
export async function withdraw(siteDir: string, branch: string): Promise<void> {
  const {remote, handIn} = await find(siteDir, branch);
  if (!handIn) return;
  if (remote) {
    await git(siteDir, ['push', remote, `:refs/heads/${branch}`]).catch((error: GitError) => {
      if (!/remote ref does not exist/.test(error.output)) throw error;
    });
  }
  await git(siteDir, ['update-ref', '-d', `refs/heads/${branch}`, handIn.commit]);
}
