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

/** Consonants alone are marked, because a word must not be found by its beginning among them. */
const consonantTerm = (consonants: string): string => (consonants ? `_${consonants}` : '');

/** Whether a term has the vowels, too. */
export const hasVowels = (term: string): boolean => !term.startsWith('_');

const known = new Map<string, readonly string[]>();

/** The terms by which a word of a text or a query is found: the whole word, then its stem and consonants. */
export function termsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const {whole, stem, consonants} = soundKey(word);
  const terms = [...new Set([whole, stem, consonantTerm(consonants)])].filter(Boolean);
  known.set(word, terms);
  return terms;
}

/** The terms of a stem that was made in a build. */
export const termsOfStem = (stem: string): string[] =>
  [stem, consonantTerm(consonantsOf(stem))].filter(Boolean);

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
