import {consonantsOf, soundKey} from './soundKey';

export interface Word {
  text: string;
  /** Where it starts and ends in the text. */
  start: number;
  end: number;
}

/** Words and numbers; commas within a number belong to it, joiners within a word. */
export function wordsIn(text: string): Word[] {
  const pattern = /\p{Nd}+(?:,\p{Nd}+)+|[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
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

/** What a word of a text or a query is found by: first the whole word, then its stem and consonants. */
export function termsOf(word: string): readonly string[] {
  const before = known.get(word);
  if (before) return before;
  const {whole, stem, consonants} = soundKey(word);
  const terms = [...new Set([whole, stem, consonantTerm(consonants)])].filter(Boolean);
  known.set(word, terms);
  return terms;
}

/** The same for a stem that was made in a build. */
export const termsOfStem = (stem: string): string[] =>
  [stem, consonantTerm(consonantsOf(stem))].filter(Boolean);
