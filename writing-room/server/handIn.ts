/* Handing in: what was changed, in words, and as a commit on a branch or as a zip. */
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {placeIn, type Problem} from 'content/check/diagnostics';
import {writeFileAtomically} from 'content/read/files';
import {writeDiff} from 'content/pairs/wordDiff';
import {routeOf} from 'content/read/pages';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {englishFileOf, pageNames} from '../models/names';
import {hasSampleText} from '../models/newPage';
import type * as z from 'zod';
import {inLanguage} from '../models/words';
import {localTime} from '../localTime';
import type {HandInAnswer} from '../protocol';
import {changedFiles} from './changedFiles';
import {changesInWords, sentencesOf} from './changesInWords';
import {commitChanges, nameInAddress} from './commitChanges';
import {keepHandedIn, roomFolder} from './firstVersions';
import {askGit} from './git';
import {explainGit, HandInError} from './handInMessages';
import {findRepository, refuseUnfinished} from './repository';
import type * as requests from './requests';
import type {Change} from './steps';

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
    way: repository ? 'git' : 'zip',
    changes: changesInWords(siteDir, changes, locale),
    samples: samplePages(siteDir, changes, locale),
    problems: changes.length > 0 ? await problemsOf(options) : [],
  };
}

/** Changed pages that still have a sample paragraph of a new page, each once. */
function samplePages(siteDir: string, changes: readonly Change[], locale: Locale) {
  const nameOf = pageNames(siteDir);
  const files = changes
    .filter(({file, after}) => /\.mdx?$/.test(file) && hasSampleText(String(after)))
    .map(({file}) => englishFileOf(file));
  return [...new Set(files)].map((name) => {
    const texts = nameOf(routeOf(name));
    const page = texts ? inLanguage(texts, locale) : routeOf(name);
    return {page, where: {view: 'page', name} as const};
  });
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
  if (repository) await refuseUnfinished(siteDir);
  const changes = await changedFiles(siteDir, repository);
  if (changes.length === 0) throw new HandInError('nothing');
  const problems = await problemsOf(options);
  if (problems.length > 0) return {result: 'rejected', problems};
  const texts = changesInWords(siteDir, changes, defaultLocale);
  const names = new Set(
    texts.map(({place, lines}) => place.split(' › ')[0] || writeDiff(lines[0]!.text)),
  );
  const named = new Intl.ListFormat('en').format([...names].slice(0, NAMED));
  const lines = sentencesOf(siteDir, changes, defaultLocale);
  const subject = note.trim() || `Change ${named}`;
  const message = [subject, '', ...lines.map((line) => `- ${writeDiff(line)}`), ''].join('\n');
  if (!repository) return zipChanges(siteDir, changes, {message, author});
  const {remote, open} = repository;
  const branch = await commitChanges(siteDir, repository, {message, author});
  const id = !remote ? 'committed' : branch === open?.branch ? 'pushedAgain' : 'pushed';
  const url = remote && (await askGit(siteDir, 'remote', 'get-url', remote));
  const address = url ? pullRequestAddress(url, branch) : undefined;
  return {result: 'done', message: {id, values: {branch}}, ...(address && {address})};
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

/**
 * A zip of the changed files, to be sent to whoever publishes the site.
 *
 * @param message who changed what, in words, for the person who gets the zip
 */
async function zipChanges(
  siteDir: string,
  changes: readonly Change[],
  {author, message}: {author: string; message: string},
): Promise<Answer> {
  const files = changes.flatMap(({file, after}) => (after ? [[file, after] as const] : []));
  const list = strToU8(`${author.trim()}\n${message}`);
  const zip = zipSync({'CHANGES.txt': list, ...Object.fromEntries(files)});
  const time = localTime().join('-').replaceAll(':', '');
  const name = `${time}-${nameInAddress(author)}.zip`;
  const file = `${roomFolder}/handed-in/${name}`;
  await writeFileAtomically(path.join(siteDir, file), zip);
  await keepHandedIn(siteDir, changes);
  const content = Buffer.from(zip).toString('base64');
  return {result: 'done', message: {id: 'zipped', values: {file}}, zip: {name, content}};
}
