import type {ChoiceRecord, PageRecord, SearchData} from './searchData';
import {type Match, textIndex, type TermQuery, type TextIndex} from './textIndex';
import {hasVowels, termsOf, termsOfStem, wordsIn} from './words';

/** A page with the sections in which something was found, at most three, the best first; or a choice. */
export type SearchAnswer = PageAnswer | ChoiceRecord;

export type PageAnswer = PageRecord & {kind: 'page'};

export interface SearchResult {
  /** The best first. */
  answers: readonly SearchAnswer[];
  /** Whether a word of the query is nowhere, so that similar words were looked for. */
  isNear: boolean;
  /** Whether the query says enough for "nothing found": a letter, a sign or a comma does not. */
  isEnough: boolean;
  /** What was found, for `marksIn`. */
  terms: ReadonlySet<string>;
}

/** @param query as typed: its last word may be half a word */
export type SearchFunction = (query: string) => SearchResult;

/*
 * Weights. They were chosen by two thirds of the queries in tests/browser/support/searchQueries.ts and
 * may change by half without much effect.
 */
const FIELDS = {
  name: 8,
  title: 3,
  text: 1,
  translationName: 6,
  translationTitle: 2.2,
  translationText: 0.6,
  choice: 3,
  also: 3,
};
/** The fields with whole words; the others contain stems. */
const TEXTS = ['name', 'title', 'text', 'choice'];
/** The numbers of the fields with names of pages, trades and cities. */
const NAMES = [0, 3, 6];
/** The numbers of the fields with running text. */
const RUNNING = [2, 5];
const BEGINNING = 0.2;
const SIMILAR = 0.4;
const CONSONANTS = 0.3;
const UNSURE = 0.3;
const CHOICE = 1.4;
const PLACEHOLDER = 0.5;
/** The weight of the page's name for a section, and of its other sections for a page. */
const NAME_OF_PAGE = 0.5;
const OTHER_SECTIONS = 0.1;

const SECTIONS_SHOWN = 3;
/** A section that is shown has at least this share of the score of the first. */
const WORTH_SHOWING = 0.25;

/** Words that are ignored beside others: articles, and endings that are written apart. */
const FILLERS = new Set(
  'a an the of in to for and is it my i ko ka ki ma le lai r ra को का की मा ले लाई र'.split(' '),
);

type Field = keyof typeof FIELDS;

/** A section of a page, or a choice. */
interface IndexEntry {
  /** The numbers of the page and its section; of a choice, -1 and its number. */
  page: number;
  section: number;
  /** The number of the entry that has the name of the page. */
  head: number;
  weight: number;
}

type Scores = ReadonlyMap<number, number>;

/** The results of one word of a query. */
interface WordResult {
  /** By the number of the entry. */
  scores: Scores;
  /** The scores of entries where the word is in the name of the page. */
  names: Scores;
  terms: readonly string[];
}

/** @returns a function that searches. Make it once: it takes tens of milliseconds. */
export function searchIndex(data: SearchData): SearchFunction {
  const index = textIndex(Object.values(FIELDS));
  const entries: IndexEntry[] = [];
  const add = (entry: IndexEntry, fields: Partial<Record<Field, string | undefined>>) => {
    Object.keys(FIELDS).forEach((name, field) => {
      const text = fields[name as Field];
      if (text === undefined) return;
      const isText = TEXTS.includes(name);
      const words = isText ? wordsIn(text).map((word) => word.text) : text.split(' ');
      index.add(entries.length, field, words, isText ? termsOf : termsOfStem);
    });
    entries.push(entry);
  };
  data.pages.forEach(({name, sections}, page) => {
    const head = entries.length;
    const translation = data.translations[page]!;
    sections.forEach(({title, text, placeholder}, section) => {
      const names = section === 0 ? {name, translationName: translation.name} : {};
      const {title: translationTitle, text: translationText, also} = translation.sections[section]!;
      const weight = placeholder ? PLACEHOLDER : 1;
      add(
        {page, section, head, weight},
        {...names, title, text, translationTitle, translationText, also},
      );
    });
  });
  data.choices.forEach(({name, otherName, also, text}, section) => {
    const entry = {page: -1, section, head: entries.length, weight: CHOICE};
    add(entry, {choice: `${name} ${otherName}`, text, also});
  });

  return (query) => {
    const sounds = wordsIn(query)
      .flatMap(({text}) => termsOf(text).slice(0, 1))
      .join('').length;
    if (sounds < 2) return {answers: [], isNear: false, isEnough: false, terms: new Set()};
    const {results, isNear} = searchWords(index, query);
    const answers = answersOf(scoresOf(results, entries), entries, data);
    const terms = new Set(results.flatMap(({terms}) => terms));
    return {answers, isNear, isEnough: sounds > 2 || answers.length > 0, terms};
  };
}

function searchWords(index: TextIndex, query: string): {results: WordResult[]; isNear: boolean} {
  const all = wordsIn(query).map((word) => word.text);
  const telling = all.filter((word) => !FILLERS.has(word.toLowerCase()));
  const words = telling.length > 0 ? telling : all;
  const last = words.length - 1;
  // "rang rogan" is one word in the text.
  const pairs = words
    .slice(1)
    .map((word, at) => searchWord(index, `${words[at]}${word}`, beginning(at + 1 === last)));
  let isNear = false;
  const results = words.map((word, at) => {
    const alone = searchWord(index, word, beginning(at === last));
    const found = [alone, pairs[at - 1], pairs[at]].filter((one) => one !== undefined);
    if (found.some(({scores}) => scores.size > 0)) return best(found);
    isNear = true;
    return searchWord(index, word, similar);
  });
  return {results, isNear};
}

type Likeness = (term: string, at: number) => Partial<TermQuery>;

/** The whole word comes first among the terms. Half a word must be longer when others follow it. */
const beginning =
  (isLast: boolean): Likeness =>
  (term, at) =>
    at === 0 && term.length > (isLast ? 1 : 3) ? {beginning: BEGINNING} : {};

const similar: Likeness = (term) => {
  const letters = Math.floor(term.length * 0.25);
  return hasVowels(term) && term.length > 3 ? {similar: {letters, weight: SIMILAR}} : {};
};

function searchWord(index: TextIndex, word: string, likeness: Likeness): WordResult {
  const asked = termsOf(word);
  const queries = asked.map((term, at) => {
    const weight = hasVowels(term) ? 1 : CONSONANTS;
    return {term, weight, ...likeness(term, at)};
  });
  const isShort = /^\D{1,2}$/.test(asked[0]!);
  const matches = [...index.search(queries)].filter(([, {terms, fields}]) =>
    isShort ? NAMES.some((field) => fields.has(field)) : isLike(asked, terms, fields),
  );
  // Where the word itself occurs, words with the same consonants are rarely meant: "police", not "policy".
  const isSure = matches.some(([, {terms}]) =>
    asked.some((term) => hasVowels(term) && terms.has(term)),
  );
  const results = matches.map(([id, {score, terms, fields}]) => {
    const isUnsure = isSure && ![...terms].some(hasVowels);
    return {id, score: isUnsure ? UNSURE * score : score, terms: [...terms], fields};
  });
  const inName = results.filter(({fields}) => NAMES.some((field) => fields.has(field)));
  return {
    scores: byNumber(results),
    names: byNumber(inName),
    terms: surest(
      results.flatMap(({terms}) => terms),
      asked,
    ),
  };
}

/** Words with other letters match running text by chance, so they count in names and headings only. */
function isLike(asked: readonly string[], terms: Match['terms'], fields: Match['fields']): boolean {
  const spelled = asked.filter(hasVowels);
  return (
    [...terms].some((term) => spelled.some((one) => term.startsWith(one))) ||
    [...fields].some((field) => !RUNNING.includes(field))
  );
}

/** The matched terms that count: those that are equal to the word, otherwise those with vowels. */
function surest(matched: readonly string[], asked: readonly string[]): readonly string[] {
  const spelled = matched.filter(hasVowels);
  const same = spelled.filter((term) => asked.includes(term));
  return [same, spelled, matched].find((terms) => terms.length > 0) ?? [];
}

const byNumber = (results: readonly {id: number; score: number}[]): Scores =>
  new Map(results.map(({id, score}) => [id, score]));

/** For each entry the best of several results. */
function best(results: readonly WordResult[]): WordResult {
  const highest = (of: 'scores' | 'names'): Scores => {
    const scores = new Map<number, number>();
    for (const result of results) {
      result[of].forEach((score, id) => scores.set(id, Math.max(score, scores.get(id) ?? 0)));
    }
    return scores;
  };
  const terms = results.flatMap((result) => result.terms);
  return {scores: highest('scores'), names: highest('names'), terms};
}

/** The score of each entry in which a word was found, lower without some of the words. */
function scoresOf(results: readonly WordResult[], entries: readonly IndexEntry[]): Scores {
  const ids = new Set(results.flatMap(({scores}) => [...scores.keys()]));
  const scores = new Map<number, number>();
  for (const id of ids) {
    const entry = entries[id]!;
    const parts = results.map((word) =>
      Math.max(word.scores.get(id) ?? 0, NAME_OF_PAGE * (word.names.get(entry.head) ?? 0)),
    );
    const share = parts.filter((part) => part > 0).length / parts.length;
    // Of "people in Pokhara" a city is a good answer, half a sentence is not.
    const completeness = entry.page < 0 ? share : share ** 2;
    scores.set(id, sumOf(parts) * completeness * entry.weight);
  }
  return scores;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** One answer for each choice and each page, with the best of its sections. */
function answersOf(
  scores: Scores,
  entries: readonly IndexEntry[],
  data: SearchData,
): SearchAnswer[] {
  const groups = new Map<string, {score: number; entry: IndexEntry}[]>();
  scores.forEach((score, id) => {
    const entry = entries[id]!;
    const key = entry.page < 0 ? `choice ${entry.section}` : `page ${entry.page}`;
    groups.set(key, [...(groups.get(key) ?? []), {score, entry}]);
  });
  return [...groups.values()]
    .map((group) => {
      const found = group.sort((a, b) => b.score - a.score);
      const [first, ...others] = found.map(({score}) => score);
      return {found, score: (first ?? 0) + OTHER_SECTIONS * sumOf(others)};
    })
    .sort((a, b) => b.score - a.score)
    .map(({found}) => {
      const worth = WORTH_SHOWING * found[0]!.score;
      const shown = found.slice(0, SECTIONS_SHOWN).filter(({score}) => score >= worth);
      return answerOf(shown, data);
    });
}

function answerOf(
  shown: readonly {entry: IndexEntry}[],
  {pages, choices}: SearchData,
): SearchAnswer {
  const first = shown[0]!.entry;
  const page = pages[first.page];
  if (!page) return choices[first.section]!;
  const sections = shown.map(({entry}) => page.sections[entry.section]!);
  return {kind: 'page', ...page, sections};
}
