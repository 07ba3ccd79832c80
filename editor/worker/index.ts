/* The worker of the page: the core over the repository of the server. */
import type {Problem} from 'content/say/diagnostics';
import {say as sayCheck, SentenceError, sentenceOf} from 'content/say';
import type {InspectedFile} from 'content/pictures/pictureOf';
import {pairOf} from 'content/read/pages';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import type {FirstPage, Operations} from '../core/operations';
import {say} from '../sentences';
import {createSnapshots} from '../core/snapshots';
import {firstModel} from '../models/rows';
import {AnswerError, openServer} from './client';

export interface WorkerRequest {
  id: number;
  name: keyof Operations;
  takes: unknown;
  language: Locale;
  key: string;
  place: string;
}

export type WorkerAnswer = {id: number} & (
  | {value: unknown}
  /** @param state of the connection, where that is what failed */
  | {message: string; state?: AnswerError['state']}
);

let latest: Pick<WorkerRequest, 'key' | 'place' | 'language'> = {
  key: '',
  place: '',
  language: defaultLocale,
};
const {repository, description, preview} = openServer(() => latest);
// The page that is read first and the core ask for the same files.
const snapshots = createSnapshots(repository);

/** A page that is read before all other files, so that it can be written at once. @param name the English file */
async function firstPage(name: string): Promise<FirstPage | undefined> {
  const {saved, user} = await repository.state({isFetching: false});
  const unread = pairOf(new Map(), name);
  if (!unread) return undefined;
  const names = [unread.englishFile, unread.translationFile];
  const files = await snapshots.contentsIn(saved, names);
  // What the core asks for next.
  snapshots.siteAt(saved).catch(() => undefined);
  const pair = pairOf(files, name)!;
  return pair.english && {login: user.login, model: firstModel(pair)};
}

/** Loaded after the text that is read first. */
async function open() {
  const [{openCore}, {describe}, {shownProblem}, site] = await Promise.all([
    import('../core'),
    import('./native'),
    import('../core/shownProblem'),
    description(),
  ]);
  describe(site);
  const core = await openCore(snapshots, {inspect: inspectPicture, place: () => latest.place});
  return {core, shownProblem};
}

let opened: ReturnType<typeof open> | undefined;

/** As far as a browser can tell; the server tells the rest when it is saved. */
async function inspectPicture(content: Uint8Array, file: string): Promise<InspectedFile> {
  try {
    const {width, height} = await createImageBitmap(new Blob([content as BlobPart]));
    return {width, height, transparent: false};
  } catch {
    return {problem: sayCheck('picture.none', {file})};
  }
}

async function answer({name, takes, language}: WorkerRequest): Promise<object | undefined> {
  if (name === 'firstPage') return firstPage(String(Object(takes).name));
  if (name === 'preview') return preview(takes as object);
  opened ??= open();
  // Asked again the next time.
  opened.catch(() => (opened = undefined));
  const {core, shownProblem} = await opened;
  const run = core[name] as (takes: unknown, locale: Locale) => Promise<object>;
  const value = await run(takes, language);
  if (!('problems' in value) || !Array.isArray(value.problems)) return value;
  const problems = value.problems as readonly Problem[];
  return {...value, problems: problems.map((problem) => shownProblem(problem, language))};
}

async function explain(error: unknown, language: Locale) {
  if (error instanceof AnswerError) {
    const {id, state, message} = error;
    if (id === undefined) return {message, state};
    const {sayIn} = await import('../models/words');
    return {message: sayIn('ui', language, `handIn.${id}`)};
  }
  if (!(error instanceof SentenceError)) console.error(error);
  const sentence = error instanceof SentenceError ? error.sentence : say('editor.failed');
  return {message: sentenceOf(sentence, language)};
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  latest = data;
  const {id, language} = data;
  answer(data)
    .then((value) => postMessage({id, value} satisfies WorkerAnswer))
    .catch(async (error: unknown) =>
      postMessage({id, ...(await explain(error, language))} satisfies WorkerAnswer),
    )
    // The sentences did not load either.
    .catch(() => postMessage({id, message: '', state: 'gone'} satisfies WorkerAnswer));
});
