import {fill} from 'content/lists/fill';
import type {ChoiceRecord, PageRecord, SearchData} from './searchData';
import {textIndex} from './textIndex';
import {withCity} from './tradeInCity';
import {FIELDS, searchWords, TEXTS, type WordResult} from './wordSearch';
import {queryTerms, termsOf, termsOfStem, wordsIn} from './words';

/** A page with the sections in which something was found, at most three, the best first; or a choice. */
export type SearchAnswer = PageAnswer | ChoiceAnswer;

interface Nearness {
  /** That it only has words like those of the query, while others have the words themselves. */
  isNear?: boolean;
}

export type PageAnswer = PageRecord & Nearness & {kind: 'page'};

export type ChoiceAnswer = ChoiceRecord &
  Nearness & {
    /** Of a trade: the city that the query names. */
    city?: string;
  };

export interface SearchResult {
  /** The best first. */
  answers: readonly SearchAnswer[];
  /**
   * Whether texts that have yet to come can add nothing. Until then no answer is one that only has similar words, because
   * a text may have the words themselves.
   */
  isComplete: boolean;
  /** Whether a word of the query is nowhere, so that similar words were looked for. */
  isNear: boolean;
  /** Whether the query says enough for "nothing found": a letter, a sign or a comma does not. */
  isEnough: boolean;
  /** What was found, for `marksIn`. */
  terms: ReadonlySet<string>;
}

/** @param query as typed: its last word may be half a word */
export type SearchFunction = (query: string) => SearchResult;

/* Weights, chosen like those of words. */
const CHOICE = 1.4;
const PLACEHOLDER = 0.5;
/** The weight of the page's name for a section, and of its other sections for a page. */
const NAME_OF_PAGE = 0.5;
const OTHER_SECTIONS = 0.1;

const SECTIONS_SHOWN = 3;
/** A section that is shown has at least this share of the score of the first. */
const WORTH_SHOWING = 0.25;

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

interface EntryScore extends Required<Nearness> {
  score: number;
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
    sections.forEach(({title, placeholder}, section) => {
      const names = section === 0 ? {name, translationName: translation.name} : {};
      const text = data.texts[page]![section];
      const translationText = data.translationTexts?.[page]![section];
      const {title: translationTitle, also} = translation.sections[section]!;
      const weight = placeholder ? PLACEHOLDER : 1;
      add(
        {page, section, head, weight},
        {...names, title, text, translationTitle, translationText, also},
      );
    });
  });
  /** The numbers of entries. */
  const choices: Record<ChoiceRecord['kind'], number[]> = {trade: [], profession: [], city: []};
  data.choices.forEach(({kind, name, otherName, also, text}, section) => {
    choices[kind].push(entries.length);
    const entry = {page: -1, section, head: entries.length, weight: CHOICE};
    add(entry, {choice: `${name} ${otherName}`, text, also});
  });

  return (query) => {
    const sounds = wordsIn(query)
      .map(({text}) => queryTerms(text).sounds)
      .join('').length;
    if (sounds < 2)
      return {answers: [], isComplete: true, isNear: false, isEnough: false, terms: new Set()};
    const {city, results} = withCity(searchWords(index, query), choices.city, choices.trade);
    const inCity = city === undefined ? undefined : data.choices[entries[city]!.section];
    const found = answersOf(scoresOf(results, entries), entries, data, inCity);
    const terms = new Set(results.flatMap(({terms}) => terms));
    const isNear = results.some((result) => result.isNear);
    const isEnough = sounds > 2 || found.length > 0;
    const isComplete = !isEnough || data.translationTexts !== undefined;
    const answers = isComplete ? found : found.filter((answer) => !isNear && !answer.isNear);
    return {answers, isComplete, isNear, isEnough, terms};
  };
}

/** Of each entry in which a word was found, lower without some of the words. */
function scoresOf(
  results: readonly WordResult[],
  entries: readonly IndexEntry[],
): ReadonlyMap<number, EntryScore> {
  const ids = new Set(results.flatMap(({scores}) => [...scores.keys()]));
  const scores = new Map<number, EntryScore>();
  for (const id of ids) {
    const {head, page, weight} = entries[id]!;
    const ofWords = results.map((word) =>
      Math.max(word.scores.get(id) ?? 0, NAME_OF_PAGE * (word.names.get(head) ?? 0)),
    );
    const share = ofWords.filter((score) => score > 0).length / ofWords.length;
    // Of "people in Pokhara" a city is a good answer, half a sentence is not.
    const completeness = page < 0 ? share : share ** 2;
    const isNear = results.every((word, at) => ofWords[at] === 0 || word.doubtful.has(id));
    scores.set(id, {score: sumOf(ofWords) * completeness * weight, isNear});
  }
  return scores;
}

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** The surest first, then the best. */
const byScore = (a: EntryScore, b: EntryScore): number =>
  Number(a.isNear) - Number(b.isNear) || b.score - a.score;

/** One answer for each choice and each page, with the best of its sections. */
function answersOf(
  scores: ReadonlyMap<number, EntryScore>,
  entries: readonly IndexEntry[],
  data: SearchData,
  city: ChoiceRecord | undefined,
): SearchAnswer[] {
  const groups = new Map<string, (EntryScore & {entry: IndexEntry})[]>();
  scores.forEach((score, id) => {
    const entry = entries[id]!;
    const key = entry.page < 0 ? `choice ${entry.section}` : `page ${entry.page}`;
    groups.set(key, [...(groups.get(key) ?? []), {...score, entry}]);
  });
  return [...groups.values()]
    .map((group) => {
      const found = group.sort(byScore);
      const [first, ...others] = found;
      const score = first!.score + OTHER_SECTIONS * sumOf(others.map((section) => section.score));
      return {found, score, isNear: first!.isNear};
    })
    .sort(byScore)
    .map(({found, isNear}) => {
      const worth = WORTH_SHOWING * found[0]!.score;
      const shown = found.slice(0, SECTIONS_SHOWN).filter(({score}) => score >= worth);
      return {...answerOf(shown, data, city), ...(isNear && {isNear})};
    });
}

function answerOf(
  shown: readonly {entry: IndexEntry}[],
  {pages, texts, choices, tradeInCity}: SearchData,
  city: ChoiceRecord | undefined,
): SearchAnswer {
  const first = shown[0]!.entry;
  const page = pages[first.page];
  if (page) {
    const sections = shown.map(({entry: {section}}) => ({
      ...page.sections[section]!,
      text: texts[first.page]![section] ?? '',
    }));
    return {kind: 'page', ...page, sections};
  }
  const choice = choices[first.section]!;
  if (choice.kind !== 'trade' || !city) return choice;
  const name = fill(tradeInCity.name, {trade: choice.name, city: city.name});
  const otherName = fill(tradeInCity.otherName, {trade: choice.otherName, city: city.otherName});
  return {...choice, name, otherName, city: city.id};
}
