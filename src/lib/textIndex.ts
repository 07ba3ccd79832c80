/** How an entry matches a query. */
export interface Match {
  score: number;
  /** The terms of the query that match the entry. */
  asked: Set<string>;
  /** The terms of the entry that match: equal or similar ones. */
  terms: Set<string>;
  /** The numbers of the fields with these terms. */
  fields: Set<number>;
}

export interface TermQuery {
  term: string;
  weight: number;
  /** The weight of longer terms that begin with this one. */
  beginning?: number;
  /** The weight of terms that differ in at most so many letters. */
  similar?: {letters: number; weight: number};
}

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
  /** By term, the numbers of its texts in rising order, each as often as it has the term. */
  const index = new Map<string, number[]>();
  /** How many words each text has, and the texts of each field. */
  const lengths: number[] = [];
  const sums = boosts.map(() => 0);
  const texts = boosts.map(() => 0);
  let entries = 0;

  /** Adds a field of an entry. Entries are added in order. @param termsOf gives the terms of a word */
  function add(
    entry: number,
    field: number,
    words: readonly string[],
    termsOf: (word: string) => readonly string[],
  ): void {
    const text = entry * width + field;
    for (const word of words) {
      for (const term of termsOf(word)) {
        const known = index.get(term);
        if (known) known.push(text);
        else index.set(term, [text]);
      }
    }
    lengths[text] = new Set(words).size;
    sums[field]! += lengths[text]!;
    texts[field]! += 1;
    entries = entry + 1;
  }

  /** Adds the entries that have a term to those that were found. */
  function addMatches(found: Map<number, Match>, asked: string, term: string, weight: number) {
    const counts = new Map<number, number>();
    for (const text of index.get(term) ?? []) counts.set(text, (counts.get(text) ?? 0) + 1);
    const all = [...counts.keys()];
    const having = boosts.map((_, field) => all.filter((text) => text % width === field).length);
    counts.forEach((count, text) => {
      const field = text % width;
      const rarity = Math.log(1 + (entries - having[field]! + 0.5) / (having[field]! + 0.5));
      const length = (lengths[text]! * texts[field]!) / sums[field]!;
      const often = D + (count * (K + 1)) / (count + K * (1 - B + B * length));
      const entry = (text - field) / width;
      const none = {
        score: 0,
        asked: new Set<string>(),
        terms: new Set<string>(),
        fields: new Set<number>(),
      };
      const match: Match = found.get(entry) ?? none;
      match.score += weight * boosts[field]! * rarity * often;
      match.asked.add(asked);
      match.terms.add(term);
      match.fields.add(field);
      found.set(entry, match);
    });
  }

  /** @returns the matches by entry. An entry with several terms of the query scores higher */
  function search(queries: readonly TermQuery[]): Map<number, Match> {
    const found = new Map<number, Match>();
    for (const {term, weight, beginning, similar} of queries) {
      addMatches(found, term, term, weight);
      for (const other of beginning || similar ? index.keys() : []) {
        const {length} = other;
        if (other === term) continue;
        if (beginning && other.startsWith(term)) {
          const share = length / (length + 0.3 * (length - term.length));
          addMatches(found, term, other, weight * beginning * share);
        } else if (similar) {
          const letters = differenceOf(term, other, similar.letters);
          if (letters <= similar.letters)
            addMatches(found, term, other, (weight * similar.weight * length) / (length + letters));
        }
      }
    }
    found.forEach((match) => (match.score *= match.asked.size));
    return found;
  }

  return {add, search};
}

/** How many letters must be put in, left out or changed; more than `most` when there are more. */
function differenceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = [...Array(other.length + 1).keys()];
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1) {
      const changed = row[j]! + Number(one[i] !== other[j]);
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, changed));
    }
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[other.length]!;
}
