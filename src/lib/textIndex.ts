import {differenceOf} from 'nepali-text/differenceOf';

/** How an entry matches a query. */
export interface Match {
  score: number;
  /** The terms of the entry that match: equal or similar ones. */
  terms: Set<string>;
  /** The numbers of the fields with these terms. */
  fields: Set<number>;
}

export interface TermQuery {
  term: string;
  weight: number;
  /** The weight of longer terms that begin with this one, and which of them count, by what follows. */
  beginning?: {weight: number; counts: (rest: string) => boolean};
  /** The weight of terms that differ in at most so many letters. */
  similar?: {letters: number; weight: number};
}

/** Gives the terms of a word. */
type TermsOf = (word: string) => readonly string[];

export type TextIndex = ReturnType<typeof textIndex>;

/** The parameters of the ranking BM25+. */
const [K, B, D] = [1.2, 0.7, 0.5];

/**
 * Finds texts in the fields of numbered entries by the terms of their words.
 *
 * @param boosts the weight of a term in each field
 */
export function textIndex(boosts: readonly number[]) {
  const width = boosts.length;
  /** By how its terms are made, the texts of each word, each as often as it has the word. */
  const texts = new Map<TermsOf, Map<string, number[]>>();
  /** By term, the texts of each word that has it. */
  const index = new Map<string, number[][]>();
  /** The terms by their first two letters, so that few are compared with the beginning of a word. */
  const beginnings = new Map<string, string[]>();
  /** How many words each text has; how many words and texts each field has. */
  const lengths: number[] = [];
  const sums = boosts.map(() => 0);
  const counts = boosts.map(() => 0);
  let entries = 0;

  /** Adds a field of an entry. Entries are added in order. */
  function add(entry: number, field: number, words: readonly string[], termsOf: TermsOf): void {
    const text = entry * width + field;
    const known = texts.get(termsOf) ?? new Map<string, number[]>();
    texts.set(termsOf, known);
    for (const word of words) {
      const having = known.get(word);
      if (having) having.push(text);
      else addWord(known, word, text, termsOf(word));
    }
    lengths[text] = new Set(words).size;
    sums[field]! += lengths[text]!;
    counts[field]! += 1;
    entries = entry + 1;
  }

  function addWord(
    known: Map<string, number[]>,
    word: string,
    text: number,
    terms: readonly string[],
  ): void {
    const having = [text];
    known.set(word, having);
    for (const term of terms) {
      const others = index.get(term);
      if (others) others.push(having);
      else {
        index.set(term, [having]);
        push(beginnings, term.slice(0, 2), term);
      }
    }
  }

  /** Adds the entries that have a term to those that were found. */
  function addMatches(found: Map<number, Match>, term: string, weight: number) {
    const times = new Map<number, number>();
    for (const having of index.get(term) ?? []) {
      for (const text of having) times.set(text, (times.get(text) ?? 0) + 1);
    }
    const having = boosts.map(() => 0);
    for (const text of times.keys()) having[text % width]! += 1;
    times.forEach((count, text) => {
      const field = text % width;
      const rarity = Math.log(1 + (entries - having[field]! + 0.5) / (having[field]! + 0.5));
      const length = (lengths[text]! * counts[field]!) / sums[field]!;
      const often = D + (count * (K + 1)) / (count + K * (1 - B + B * length));
      const entry = (text - field) / width;
      const match = found.get(entry) ?? {score: 0, terms: new Set(), fields: new Set()};
      found.set(entry, match);
      match.score += weight * boosts[field]! * rarity * often;
      match.terms.add(term);
      match.fields.add(field);
    });
  }

  /** @returns the matches by entry */
  function search(queries: readonly TermQuery[]): Map<number, Match> {
    const found = new Map<number, Match>();
    for (const {term, weight, beginning, similar} of queries) {
      addMatches(found, term, weight);
      for (const indexed of (beginning && beginnings.get(term.slice(0, 2))) ?? []) {
        const rest = indexed.slice(term.length);
        if (!rest || !indexed.startsWith(term) || !beginning!.counts(rest)) continue;
        const share = indexed.length / (indexed.length + 0.3 * rest.length);
        addMatches(found, indexed, weight * beginning!.weight * share);
      }
      for (const indexed of similar ? index.keys() : []) {
        const letters = differenceOf(term, indexed, similar!.letters);
        if (letters === 0 || letters > similar!.letters) continue;
        const share = indexed.length / (indexed.length + letters);
        addMatches(found, indexed, weight * similar!.weight * share);
      }
    }
    return found;
  }

  return {add, search};
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
