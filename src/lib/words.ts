import {consonantsOf, soundKey} from 'nepali-text/soundKey';

interface Word {
  text: string;
  /** Where it starts and ends in the text. */
  start: number;
  end: number;
}

/** Words and numbers; commas within a number belong to it, joiners within a word. A sign alone is none. */
export function wordsIn(text: string): Word[] {
  const pattern = /\p{Nd}+(?:,\p{Nd}+)+|[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*/gu;
  return [...text.matchAll(pattern)].map(({0: word, index = 0}) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** The stem of each word. */
export const stemsIn = (text: string): string[] =>
  wordsIn(text).map((word) => soundKey(word.text).stem);

/*
 * The terms of an index. A sign in front says what a term is: nothing for a whole word, "-" for a stem and "_" for
 * consonants, by which a word must not be found by its beginning. "~" stands before the sounds of a word in Devanagari,
 * because its letters tell more.
 */
const stemTerm = (stem: string, whole = ''): string => (stem === whole ? '' : `-${stem}`);
const consonantTerm = (consonants: string): string => consonants && `_${consonants}`;
const soundTerm = (term: string): string => term && `~${term}`;

/** How the word of a query is found. */
export interface QueryTerms {
  /** What the whole word sounds like. */
  sounds: string;
  /** The word itself, and its sounds where letters cannot be compared: in the other script, in stems. */
  words: readonly string[];
  /** Its stem, likewise. */
  forms: readonly string[];
  /** Words that only sound alike: other letters with these sounds, an end that only looks like an ending. */
  alike: readonly string[];
  consonants: readonly string[];
}

/** The sounds of the short endings that also end other words. */
const ENDINGS = ['k', 'ko', 'ki', 'm', 'le', 'lai', 'nu', 'ne'];
const LETTERS_OF_ENDINGS = /^(?:का|को|कि|मा|ले|लाइ|नु|ने)$/;

/** Whether a word goes on with an ending, so that it is either a form of the shorter word or another word. */
export const goesOnWithEnding = (rest: string): boolean =>
  ENDINGS.includes(rest) || LETTERS_OF_ENDINGS.test(rest);

/** Each term once. */
const present = (terms: readonly string[]): string[] =>
  terms.filter((term, at) => term && terms.indexOf(term) === at);

const known = new Map<string, readonly string[]>();

/** The terms of a word of a text. */
export function termsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const {whole, stem, consonants, letters} = soundKey(word);
  const [written, writtenStem] = letters;
  const sign = written ? '~' : '';
  const terms: string[] = written ? [written] : [];
  if (writtenStem !== written) terms.push(`-${writtenStem}`);
  if (whole) terms.push(sign + whole);
  if (stem !== whole) terms.push(`${sign}-${stem}`);
  if (consonants) terms.push(`_${consonants}`);
  known.set(word, terms);
  return terms;
}

/** The terms of a stem that was made in a build. */
export function termsOfStem(stem: string): string[] {
  const consonants = consonantsOf(stem);
  return present([stem, consonantTerm(consonants)]);
}

export function queryTerms(word: string): QueryTerms {
  const {whole, stem, consonants, letters} = soundKey(word);
  const [written, writtenStem] = letters;
  const ends = ENDINGS.flatMap((ending) => [whole + ending, soundTerm(whole + ending)]);
  const stems = [stem, stemTerm(stem)];
  const sounds = [whole, ...stems].map(soundTerm);
  return {
    sounds: whole,
    words: present([written || soundTerm(whole), whole]),
    forms: written
      ? present([writtenStem, stemTerm(writtenStem), ...stems])
      : present([...stems.map(soundTerm), ...stems]),
    alike: written ? [...sounds, ...ends] : ends,
    consonants: present([consonantTerm(consonants)]),
  };
}

/** Where a mark starts and ends in a text. */
export type MatchRange = readonly [start: number, end: number];

/**
 * The words of a text that a search has found, whatever their spelling: `bijuli` marks "बिजुली".
 *
 * @param terms of the answer of a search
 */
export function marksIn(text: string, terms: ReadonlySet<string>): MatchRange[] {
  return wordsIn(text)
    .filter((word) => termsOf(word.text).some((term) => terms.has(term)))
    .map(({start, end}) => [start, end]);
}

interface Excerpt {
  text: string;
  marks: readonly MatchRange[];
}

/** How much of the words before the first mark is shown, in characters. */
const BEFORE = 40;

/**
 * The part of a text around its first mark, on one line; the beginning of a text without marks. An
 * ellipsis stands for what is left out.
 *
 * @param length in characters, about
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, length = 160): Excerpt {
  const line = text.replace(/\n/g, ' ');
  const words = wordsIn(line);
  const [first] = marksIn(line, terms);
  const earliest = first && first[1] > length ? first[0] - BEFORE : 0;
  const start = earliest > 0 ? (words.find((word) => word.start >= earliest)?.start ?? 0) : 0;
  const rest = words.find((word) => word.end > start + length);
  const end = rest ? line.slice(0, rest.start).trimEnd().length : line.length;
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
  return {text: shown, marks: marksIn(shown, terms)};
}
