/* Handing in: what was changed, in words, and as a commit on a branch or as a zip. */
import {placeIn, type Problem} from 'content-checks/diagnostics';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {routeOf} from 'content-checks/pages/readPages';
import {describeChange} from '../models/changes';
import {inLanguage} from '../models/listNames';
import {hasSampleText} from '../models/newPage';
import {englishFileOf} from '../models/pageChanges';
import type {HandInAnswer, HandInState, Unwritten} from '../protocol';
import {changedFiles} from './changedFiles';
import {changesInWords, pageNames} from './changesInWords';
import {commitChanges} from './commitChanges';
import {askGit} from './git';
import {explainGit} from './handInMessages';
import {pullRequestAddress} from './pullRequestAddress';
import {findRepository, findUnfinished} from './repository';
import type {Change} from './steps';
import {zipChanges} from './zipChanges';

export interface HandInRequest {
  /** What was done, in the writer's words; may be empty. */
  note: string;
  /** The writer's name; may be empty where git knows one. */
  author: string;
}

type Answer = Unwritten<HandInAnswer>;

export interface HandInOptions {
  /** Of the answers. */
  locale?: Locale;
  /** Everything that `npm run check` finds. */
  findProblems: () => Promise<readonly Problem[]>;
}

/** Problems as they are shown apart from their fields. */
async function problemsOf({findProblems, locale = defaultLocale}: HandInOptions) {
  const all = await findProblems();
  return all.map((problem) => ({...problem, place: [placeIn(problem.place, locale)]}));
}

export async function handInState(
  siteDir: string,
  options: HandInOptions,
): Promise<Unwritten<HandInState>> {
  const {locale = defaultLocale} = options;
  const repository = await findRepository(siteDir);
  const changes = await changedFiles(siteDir, repository);
  return {
    way: repository ? 'git' : 'zip',
    remote: repository?.remote !== undefined,
    changes: changesInWords(siteDir, changes, locale),
    samples: samplePages(siteDir, changes, locale),
    problems: changes.length > 0 ? await problemsOf(options) : [],
  };
}

/** Each page once, whichever of its languages still has the sample. */
function samplePages(
  siteDir: string,
  changes: readonly Change[],
  locale: Locale,
): HandInState['samples'] {
  const names = pageNames(siteDir);
  const files = changes
    .filter(({file, after}) => /\.mdx?$/.test(file) && hasSampleText(after?.toString() ?? ''))
    .map(({file}) => englishFileOf(file));
  return [...new Set(files)].map((name) => {
    const texts = names(routeOf(name));
    return {page: texts ? inLanguage(texts, locale) : routeOf(name), where: {view: 'page', name}};
  });
}

/** One at a time: a second press of the button waits for the first. */
let last: Promise<unknown> = Promise.resolve();

/** Never changes a file of the site. */
export function handIn(
  siteDir: string,
  request: HandInRequest,
  options: HandInOptions,
): Promise<Answer> {
  const answer = last.then(() => handInNow(siteDir, request, options));
  last = answer.catch(() => undefined);
  return answer;
}

async function handInNow(
  siteDir: string,
  {note, author}: HandInRequest,
  options: HandInOptions,
): Promise<Answer> {
  const failed = (id: string): Answer => ({result: 'failed', message: {id}});
  try {
    const repository = await findRepository(siteDir);
    const unfinished = repository && (await findUnfinished(siteDir));
    if (unfinished) return failed(`unfinished.${unfinished}`);
    const changes = await changedFiles(siteDir, repository);
    if (changes.length === 0) return failed('nothing');
    const problems = await problemsOf(options);
    if (problems.length > 0) return {result: 'rejected', problems};
    const names = pageNames(siteDir);
    const lines = changes.flatMap((change) => describeChange(change, defaultLocale, names));
    const subject = note.trim() || subjectOf(siteDir, changes);
    const message = [subject, '', ...lines.map((line) => `- ${line}`), ''].join('\n');
    if (!repository) return await zipChanges(siteDir, changes, {message, author});
    const {remote, open} = repository;
    const branch = await commitChanges(siteDir, repository, {message, author});
    const id = !remote ? 'committed' : branch === open?.branch ? 'pushedAgain' : 'pushed';
    const url = remote && (await askGit(siteDir, 'remote', 'get-url', remote));
    const address = url ? pullRequestAddress(url, branch) : undefined;
    const said = {id, values: {branch}};
    return {result: 'done', message: said, branch, ...(address ? {address} : {})};
  } catch (error) {
    return {result: 'failed', message: explainGit(error)};
  }
}

/** How many things a commit is named after. */
const NAMED = 3;

/** "Change Team, Questions and 2 more", where nobody wrote a note. */
function subjectOf(siteDir: string, changes: readonly Change[]): string {
  const texts = changesInWords(siteDir, changes, defaultLocale);
  const all = texts.map(({place, lines}) => place.split(' › ')[0] || (lines[0]?.text ?? ''));
  const names = [...new Set(all)];
  const more = names.length - NAMED;
  const named = [...names.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])];
  return `Change ${named.join(', ').replace(/, ([^,]*)$/, ' and $1')}`;
}
