/* Handing in: what was changed, in words, and as a commit on a branch or as a zip. */
import {placeIn, type Problem} from 'content-checks/diagnostics';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {routeOf} from 'content-checks/pages/readPages';
import {readLedgers} from 'docusaurus-plugin-paired-locales/ledger';
import {describeChange} from '../models/changes';
import {inLanguage} from '../models/listNames';
import {hasSampleText} from '../models/newPage';
import {englishFileOf} from '../models/pageChanges';
import type {HandInAnswer, HandInState, Unwritten} from '../protocol';
import {type Change, changedFiles, changedSince} from './changedFiles';
import {changesInWords, pageNames} from './changesInWords';
import {commitChanges} from './commitChanges';
import {explainGit, sayHandIn} from './handInMessages';
import {findRepository, findUnfinished, type Repository} from './repository';
import {subjectOf} from './subject';
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
  /** Finds what is wrong in lists and pages. */
  findProblems: () => Promise<readonly Problem[]>;
}

/** Everything that `npm run check` finds. */
async function checkSite(
  siteDir: string,
  {findProblems, locale = defaultLocale}: HandInOptions,
): Promise<readonly Problem[]> {
  const inLedger = readLedgers(siteDir).flatMap(({problems}) => problems);
  const all = [...(await findProblems()), ...inLedger];
  // They are shown apart from their fields.
  return all.map((problem) => ({...problem, place: [placeIn(problem.place, locale)]}));
}

export async function handInState(
  siteDir: string,
  options: HandInOptions,
): Promise<Unwritten<HandInState>> {
  const {locale = defaultLocale} = options;
  const repository = await findRepository(siteDir);
  const changes = await (repository ? changedSince(siteDir, repository) : changedFiles(siteDir));
  return {
    way: repository ? 'git' : 'zip',
    remote: repository?.remote !== undefined,
    changes: changesInWords(siteDir, changes, locale),
    samples: samplePages(siteDir, changes, locale),
    problems: changes.length > 0 ? await checkSite(siteDir, options) : [],
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
  const {locale = defaultLocale} = options;
  const failed = (id: string): Answer => ({
    result: 'failed',
    message: `${sayHandIn(locale, id)} ${sayHandIn(locale, 'kept')}`,
  });
  try {
    const repository = await findRepository(siteDir);
    const unfinished = repository && (await findUnfinished(siteDir));
    if (unfinished) return failed(`unfinished.${unfinished}`);
    const changes = await (repository ? changedSince(siteDir, repository) : changedFiles(siteDir));
    if (changes.length === 0) return {result: 'failed', message: sayHandIn(locale, 'nothing')};
    const problems = await checkSite(siteDir, options);
    if (problems.length > 0) return {result: 'rejected', problems};
    const subject = note.trim() || subjectOf(changes);
    if (!repository) return await zipChanges(siteDir, {changes, subject, author, locale});
    return await handInByGit(siteDir, repository, {subject, author, locale}, changes);
  } catch (error) {
    return {result: 'failed', message: explainGit(error, locale)};
  }
}

async function handInByGit(
  siteDir: string,
  repository: Repository,
  {subject, author, locale}: {subject: string; author: string; locale: Locale},
  changes: Awaited<ReturnType<typeof changedFiles>>,
): Promise<Answer> {
  const sentences = changes.flatMap((change) =>
    describeChange(change, defaultLocale, pageNames(siteDir)),
  );
  const message = `${subject}\n\n${sentences.map((line) => `- ${line}`).join('\n')}\n`;
  const {branch, isPushed, address} = await commitChanges(siteDir, repository, {message, author});
  const isNext = branch === repository.open?.branch;
  const where = isPushed ? (isNext ? 'pushedAgain' : 'pushed') : 'committed';
  const next = address ? ` ${sayHandIn(locale, isNext ? 'lookAgain' : 'look')}` : '';
  return {
    result: 'done',
    message: `${sayHandIn(locale, where, {branch})}${next}`,
    branch,
    ...(address ? {address} : {}),
  };
}
