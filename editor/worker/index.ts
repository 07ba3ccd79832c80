/* The worker of the page: the core over the repository of the server. */
import type {Problem} from 'content/check/diagnostics';
import {say as sayCheck, SentenceError, sentenceOf} from 'content/check/sentences';
import type {InspectedFile} from 'content/pictures/pictureOf';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {type Core, openCore} from '../core';
import {shownProblem} from '../core/shownProblem';
import {say} from '../sentences';
import {ConnectionError, remoteRepository} from './client';
import {describe} from './native';

/** What the page asks. */
export interface WorkerRequest {
  id: number;
  name: keyof Core;
  takes: unknown;
  language: Locale;
  /** Of the address of the page. */
  key: string;
  /** What the writer has open. */
  place: string;
}

export type WorkerAnswer = {id: number} & (
  | {value: unknown}
  /** @param state of the connection, where that is what failed */
  | {message: string; state?: ConnectionError['state']}
);

let latest: Pick<WorkerRequest, 'key' | 'place' | 'language'> = {
  key: '',
  place: '',
  language: defaultLocale,
};
let core: Promise<Core> | undefined;

async function open(): Promise<Core> {
  const {repository, description} = remoteRepository(() => latest);
  describe(await description());
  return openCore(repository, {inspect: inspectPicture, place: () => latest.place});
}

/** As far as a browser can tell; the server tells the rest when it is saved. */
async function inspectPicture(content: Uint8Array, file: string): Promise<InspectedFile> {
  try {
    const {width, height} = await createImageBitmap(new Blob([content as BlobPart]));
    return {width, height, transparent: false};
  } catch {
    return {problem: sayCheck('picture.none', {file})};
  }
}

/** With its problems, if it has any, in the language of the page. */
function translated(answer: object, locale: Locale): object {
  if (!('problems' in answer) || !Array.isArray(answer.problems)) return answer;
  const problems = answer.problems as readonly Problem[];
  return {...answer, problems: problems.map((problem) => shownProblem(problem, locale))};
}

async function answer({name, takes, language}: WorkerRequest): Promise<object> {
  core ??= open();
  // Asked again the next time.
  core.catch(() => (core = undefined));
  const run = (await core)[name] as (takes: unknown, locale: Locale) => Promise<object>;
  return translated(await run(takes, language), language);
}

function explain(error: unknown, language: Locale) {
  if (error instanceof ConnectionError) return {message: error.message, state: error.state};
  if (!(error instanceof SentenceError)) console.error(error);
  const sentence = error instanceof SentenceError ? error.sentence : say('room.failed');
  return {message: sentenceOf(sentence, language)};
}

addEventListener('message', ({data}: MessageEvent<WorkerRequest>) => {
  latest = data;
  const {id, language} = data;
  answer(data).then(
    (value) => postMessage({id, value} satisfies WorkerAnswer),
    (error: unknown) => postMessage({id, ...explain(error, language)} satisfies WorkerAnswer),
  );
});
