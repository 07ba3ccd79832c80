import {differenceOf} from 'nepali-text/differenceOf';
import type {Locale} from 'nepali-text/locale';
import {say, type Sentence, sentenceOf} from '.';

/** What is wrong and how to fix it, where in a file. */
export interface Problem extends Sentence {
  /** From the site's folder: `src/data/team.yml`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The entry and the field in it, as the writer names them: `['member-1', 'role']`. */
  place?: readonly string[];
  /** The same field without the mistake, as YAML. */
  example?: string;
}

/** All problems as a text for the terminal. */
export const reportProblems = (problems: readonly Problem[], locale: Locale = 'en'): string =>
  report(say('report.problems', {count: problems.length}), problems, locale);

/** The questions as a text for the terminal; empty when there are none. */
export function reportQuestions(questions: readonly Problem[], locale: Locale): string {
  const head = say('report.questions', {count: questions.length});
  return questions.length === 0 ? '' : report(head, questions, locale);
}

function report(head: Sentence, problems: readonly Problem[], locale: Locale): string {
  // A mistake in several places is explained once, below the list of places.
  const places = new Map<string, string[]>();
  for (const {file, line, place, example, ...sentence} of problems) {
    const right =
      example === undefined
        ? []
        : [`  ${sentenceOf(say('report.right'), locale)}`, indent(example, 6)];
    const text = [indent(sentenceOf(sentence, locale), 2), ...right].join('\n');
    const at = [`${file}:${line}`, placeIn(place, locale)].filter(Boolean).join('  ');
    places.set(text, [...(places.get(text) ?? []), at]);
  }
  const paragraphs = [...places].map(([text, all]) => [...all, text].join('\n'));
  return [sentenceOf(head, locale), ...paragraphs].join('\n\n');
}

/** A place in a language: an entry without an id is named by its number. */
export function placeIn(place: readonly string[] = [], locale: Locale): string {
  const entry = (_: string, number: string) =>
    sentenceOf(say('report.entry', {number: Number(number)}), locale);
  return place.map((part) => part.replace(/^entry (\d+)$/, entry)).join(' › ');
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by));
}

/** `one text` or `3 texts`. */
export function formatCount(count: number, one: string, several: string): string {
  return count === 1 ? `one ${one}` : `${count} ${several}`;
}

/** An error whose stack is its message: a stack trace does not help a writer. */
export function writersError(message: string): Error {
  const error = new Error(`\n\n${message}\n`);
  error.stack = error.message;
  // Node would print brackets around it.
  return Object.assign(error, {[Symbol.for('nodejs.util.inspect.custom')]: () => error.message});
}

/** The problems as such an error. */
export const problemsError = (problems: readonly Problem[]): Error =>
  writersError(reportProblems(problems));

/** `Did you mean “…”?` with the most similar candidate; undefined when none is similar. */
export const didYouMean = (word: string, candidates: readonly string[]): Sentence | undefined =>
  suggest(nearestOf(word, candidates));

/** `Did you mean “…”?`; undefined without a word to suggest. */
export function suggest(word: string | undefined): Sentence | undefined {
  return word === undefined ? undefined : say('near', {word});
}

/** The most similar candidate; undefined when none is similar. */
export function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(word.length / 3));
  let nearest: {word: string; distance: number} | undefined;
  for (const candidate of candidates) {
    const distance = differenceOf(plain(word), plain(candidate), allowed);
    if (distance <= allowed && distance < (nearest?.distance ?? Infinity))
      nearest = {word: candidate, distance};
  }
  // Or a candidate that contains the word: "yearly-fee" for "fee".
  return nearest?.word ?? candidates.find((candidate) => candidate.split('-').includes(word));
}

/** In small letters, with one encoding for an accented letter: é, or e and its accent. */
const plain = (word: string): string => word.normalize().toLowerCase();
