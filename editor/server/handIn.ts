/* Handing in: what was changed, in words, and as a commit on a branch. */
import {placeIn, type Problem} from 'content/check/diagnostics';
import {writeDiff} from 'content/pairs/wordDiff';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import type * as z from 'zod';
import {shownParts} from '../phrases';
import type {HandInAnswer} from '../protocol';
import {site} from '../site';
import {changedFiles} from './changedFiles';
import {changesInWords, namesIn, sentencesOf} from './changesInWords';
import {commitChanges} from './commitChanges';
import {askGit} from './git';
import {explainGit, HandInError} from './handInMessages';
import {findRepository, refuseUnfinished} from './repository';
import type * as requests from './requests';

type HandInRequest = z.infer<typeof requests.handIn>;
type Answer = HandInAnswer<Problem>;

interface Options {
  /** Of the answers. */
  locale: Locale;
  /** Everything that `npm run check` finds. */
  findProblems: () => Promise<readonly Problem[]>;
}

/** How many things a commit is named after, where nobody wrote a note. */
const NAMED = 3;

/** Problems as they are shown apart from their fields. */
async function problemsOf({findProblems, locale}: Options) {
  const all = await findProblems();
  return all.map((problem) => ({...problem, place: [placeIn(problem.place, locale)]}));
}

export async function handInState(siteDir: string, options: Options) {
  const {locale} = options;
  const repository = await findRepository(siteDir);
  const changes = await changedFiles(siteDir, repository);
  return {
    canHandIn: repository !== undefined,
    changes: changesInWords(siteDir, changes, locale),
    problems: changes.length > 0 ? await problemsOf(options) : [],
  };
}

/** One at a time: a second press of the button waits for the first. */
let last: Promise<unknown> = Promise.resolve();

/** Never changes a file of the site, and never throws. */
export function handIn(siteDir: string, request: HandInRequest, options: Options): Promise<Answer> {
  const answer = last
    .then(() => handInNow(siteDir, request, options))
    .catch((error: unknown): Answer => ({result: 'failed', message: explainGit(error)}));
  last = answer;
  return answer;
}

async function handInNow(
  siteDir: string,
  {note, author}: HandInRequest,
  options: Options,
): Promise<Answer> {
  const repository = await findRepository(siteDir);
  if (!repository) throw new HandInError('noGit');
  await refuseUnfinished(siteDir);
  const changes = await changedFiles(siteDir, repository);
  if (changes.length === 0) throw new HandInError('nothing');
  const problems = await problemsOf(options);
  if (problems.length > 0) return {result: 'rejected', problems};
  const names = namesIn(changesInWords(siteDir, changes, defaultLocale));
  const named = new Intl.ListFormat('en').format(names.slice(0, NAMED));
  const insertions = await site.insertions(siteDir);
  const lines = sentencesOf(siteDir, changes, defaultLocale, (text, own) =>
    shownParts(text, insertions, own)
      .map((part) => part.text)
      .join(''),
  );
  const subject = note.trim() || `Change ${named}`;
  const message = [subject, '', ...lines.map((line) => `- ${writeDiff(line)}`), ''].join('\n');
  const {remote, open} = repository;
  const branch = await commitChanges(siteDir, repository, {message, author});
  const id = !remote ? 'committed' : branch === open?.branch ? 'pushedAgain' : 'pushed';
  const url = remote && (await askGit(siteDir, 'remote', 'get-url', remote));
  const address = url ? pullRequestAddress(url, branch) : undefined;
  return {result: 'done', message: {id}, ...(address && {address})};
}

const ON_GITHUB =
  /^(?:(?:https?|ssh):\/\/)?(?:[^@/:]*(?::[^@/]*)?@)?github\.com(?::\d+)?[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;

/**
 * Where GitHub opens a pull request from a branch; undefined for another host.
 *
 * @param remote the address of the repository as git has it
 */
export function pullRequestAddress(remote: string, branch: string): string | undefined {
  const repository = ON_GITHUB.exec(remote)?.[1];
  const name = branch.split('/').map(encodeURIComponent).join('/');
  return repository && `https://github.com/${repository}/compare/${name}?expand=1`;
}
