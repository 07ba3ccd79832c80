import type {Match, TermQuery, TextIndex} from './textIndex';
import {goesOnWithEnding, queryTerms, wordsIn} from './words';

/*
 * Weights. They were chosen by two thirds of the queries in tests/documents/support/searchQueries.ts and
 * may change by half without much effect.
 */
export const FIELDS = {
  name: 8,
  title: 3,
  text: 1,
  translationName: 6,
  translationTitle: 2.2,
  translationText: 0.6,
  choice: 3,
  also: 3.5,
};
/** The fields with whole words; the others contain stems. */
export const TEXTS = ['name', 'title', 'text', 'choice'];
/** The numbers of the fields with names of pages, trades and cities. */
const NAMES = [0, 3, 6];
/** The numbers of the fields with running text. */
const RUNNING = [2, 5];
const WORD = 1;
const FORM = 1;
const BEGINNING = 0.2;
const SOUNDS_ALIKE = 0.4;
const SIMILAR_LETTERS = 0.4;
const CONSONANTS = 0.3;
const UNSURE = 0.3;

/** Words that are ignored beside others: articles, endings that are written apart, "is" and "to do". */
const FILLERS = new Set(
  (
    'a an the of in to for and is it my i do ko ka ki ma le lai r ra cha chha ho garne garna garnu ' +
    'को का की मा ले लाई र छ हो गर्ने गर्न गर्नु'
  ).split(' '),
);

/** By the number of the entry. */
type Scores = ReadonlyMap<number, number>;

/** The results of one word of a query. */
export interface WordResult {
  scores: Scores;
  /** The scores of entries where the word is in the name of the page. */
  names: Scores;
  /** The entries that only have a word like it, although others have the word itself. */
  doubtful: ReadonlySet<number>;
  /** Whether no entry has the word itself, so that words like it were looked for. */
  isNear: boolean;
  /** What was found, for `marksIn`. */
  terms: readonly string[];
}

interface Matches {
  /** By the number of the entry. */
  matches: ReadonlyMap<number, Match>;
  terms: readonly string[];
}

/** @param query as typed: its last word may be half a word */
export function searchWords(index: TextIndex, query: string): WordResult[] {
  const all = wordsIn(query).map((word) => word.text);
  const telling = all.filter((word) => !FILLERS.has(word.toLowerCase()));
  const words = telling.length > 0 ? telling : all;
  const last = words.length - 1;
  // "rang rogan" is one word in the text.
  const pairs = words
    .slice(1)
    .map((word, at) => wordItself(index, `${words[at]}${word}`, at + 1 === last));
  return words.map((word, at) => {
    const alone = wordItself(index, word, at === last);
    const sure = [alone, pairs[at - 1], pairs[at]].filter((matches) => matches !== undefined);
    return resultOf(sure, (isNear) => wordsLike(index, word, isNear));
  });
}

/** @param likeOf the matches of words like it, also with similar letters if no entry has the word itself */
function resultOf(sure: readonly Matches[], likeOf: (isNear: boolean) => Matches): WordResult {
  const known = new Set(sure.flatMap(({matches}) => [...matches.keys()]));
  const isNear = known.size === 0;
  const like = likeOf(isNear);
  const scores = new Map<number, number>();
  const names = new Map<number, number>();
  const doubtful = new Set<number>();
  for (const {matches} of [...sure, like]) {
    matches.forEach((match, id) => {
      const isSure = isNear || known.has(id);
      const score = isSure ? match.score : UNSURE * match.score;
      scores.set(id, Math.max(score, scores.get(id) ?? 0));
      if (hasName(match)) names.set(id, Math.max(score, names.get(id) ?? 0));
      if (!isSure) doubtful.add(id);
    });
  }
  const terms = isNear ? like.terms : sure.flatMap((found) => found.terms);
  return {scores, names, doubtful, isNear, terms};
}

/** The entries with a word, with a form of it or with a word that begins with it. */
function wordItself(index: TextIndex, word: string, isLast: boolean): Matches {
  const {sounds, words, forms} = queryTerms(word);
  // Half a word must be longer when others follow it.
  const canBeHalf = sounds.length > (isLast ? 1 : 3);
  const beginning = canBeHalf && {weight: BEGINNING, counts: isRest};
  const matches = find(index, sounds, [
    ...words.map((term) => ({term, weight: WORD, ...(beginning && {beginning})})),
    ...forms.map((term) => ({term, weight: FORM})),
  ]);
  const terms = [...matches.values()].flatMap((match) => [...match.terms]);
  const asked = new Set([...words, ...forms]);
  const same = terms.filter((term) => asked.has(term));
  return {matches, terms: same.length > 0 ? same : terms};
}

const isRest = (rest: string): boolean => !goesOnWithEnding(rest);

/** The entries with words that sound alike or have the same consonants. @param isNear otherwise with similar letters */
function wordsLike(index: TextIndex, word: string, isNear: boolean): Matches {
  const {sounds, words, alike, consonants} = queryTerms(word);
  const letters = Math.floor(sounds.length * 0.25);
  const found = likeWords(index, sounds, alike, [
    ...alike.map((term) => ({term, weight: SOUNDS_ALIKE})),
    ...consonants.map((term) => ({term, weight: CONSONANTS})),
  ]);
  if (!isNear || found.matches.size > 0 || letters === 0) return found;
  const similar = {letters, weight: SIMILAR_LETTERS};
  return likeWords(
    index,
    sounds,
    alike,
    words.map((term) => ({term, weight: 1, similar})),
  );
}

/** Words with other letters match running text by chance, so they count in names and headings only. */
function likeWords(
  index: TextIndex,
  sounds: string,
  alike: readonly string[],
  queries: readonly TermQuery[],
): Matches {
  const matches = [...find(index, sounds, queries)].filter(
    ([, {terms, fields}]) => alike.some((term) => terms.has(term)) || isOutsideText(fields),
  );
  return {matches: new Map(matches), terms: matches.flatMap(([, {terms}]) => [...terms])};
}

/** Of a word of one or two sounds the beginning counts in names only, and in running text not even the word. */
function find(
  index: TextIndex,
  sounds: string,
  queries: readonly TermQuery[],
): ReadonlyMap<number, Match> {
  const found = index.search(queries);
  if (!/^\D{1,2}$/.test(sounds)) return found;
  const isWord = ({terms, fields}: Match) =>
    isOutsideText(fields) && queries.some(({term}) => terms.has(term));
  return new Map([...found].filter(([, match]) => hasName(match) || isWord(match)));
}

const hasName = ({fields}: Match): boolean => NAMES.some((field) => fields.has(field));

const isOutsideText = (fields: Match['fields']): boolean =>
  [...fields].some((field) => !RUNNING.includes(field));
