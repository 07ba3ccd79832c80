import type {Data} from '@site/src/collections';
import {foldWords} from '@site/src/lib/foldText';
import type {Locale} from '@site/src/lib/locale';
import {soundKey} from '@site/src/lib/soundKey';
import {stemsIn} from '@site/src/lib/words';

type Card = Data<'media'>[number];
type Outlets = Data<'outlets'>;

/** The chosen filters; an empty text does not filter. */
export interface Filters {
  /** Gregorian, in Latin digits. */
  year: string;
  language: Locale | '';
  /** The search as it was typed. */
  q: string;
}

export const noFilters: Filters = {year: '', language: '', q: ''};

export interface Choices {
  /** Newest first. */
  years: readonly string[];
  languages: readonly Locale[];
}

/** The maximum length of a search, to keep the address short. */
export const LONGEST_SEARCH = 80;

const yearOf = ({date}: Card): string => date.iso.slice(0, 4);

export function choicesOf(cards: readonly Card[]): Choices {
  return {
    years: [...new Set(cards.map(yearOf))].sort().reverse(),
    languages: [...new Set(cards.map(({language}) => language))].sort(),
  };
}

/** The cards that match the filters, in their order. */
export function filterCards(cards: readonly Card[], outlets: Outlets, filters: Filters): Card[] {
  const {year, language, q} = filters;
  return cards.filter(
    (card) =>
      (!year || yearOf(card) === year) &&
      (!language || card.language === language) &&
      matches(q, [
        card.headline,
        card.date.text,
        card.date.gregorian ?? '',
        outlets[card.outlet]?.name ?? '',
      ]),
  );
}

/** The newest card in the language of the page first, because the first one is shown larger. */
export function featuredFirst(cards: readonly Card[], language: Locale): Card[] {
  const featured = cards.filter((card) => card.language === language).slice(0, 1);
  return [...featured, ...cards.filter((card) => card !== featured[0])];
}

export function isUnfiltered(filters: Filters): boolean {
  return Object.values(filters).every((value) => value === '');
}

/**
 * The filters in a query. Unknown values are ignored, because a link may be older than the list.
 *
 * @param query with or without its "?"
 */
export function parseFilters(query: string, {years, languages}: Choices): Filters {
  const params = new URLSearchParams(query);
  const language = params.get('language');
  const year = params.get('year') ?? '';
  return {
    year: years.includes(year) ? year : '',
    language: languages.find((known) => known === language) ?? '',
    q: tidy(params.get('q') ?? ''),
  };
}

/**
 * The query with these filters; other parameters are kept.
 *
 * @param query the one to change
 * @returns with its "?", or ""
 */
export function formatFilters(query: string, filters: Filters): string {
  const params = new URLSearchParams(query);
  for (const [key, value] of Object.entries({...filters, q: tidy(filters.q)})) {
    params.delete(key);
    if (value) params.append(key, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Trims and shortens a search without cutting a surrogate pair. */
function tidy(search: string): string {
  return [...search.trim()].slice(0, LONGEST_SEARCH).join('').trim();
}

/** What is shorter sounds like too many words. */
const SHORTEST_SOUND = 3;

/**
 * Whether every word of a search occurs in the texts, also inside other words: Nepali appends case
 * endings, and एप must find एपमा. Or a word begins with the same sounds, in whichever script: "pokhara"
 * finds पोखरामा.
 */
export function matches(search: string, texts: readonly string[]): boolean {
  const folded = texts.map(foldWords);
  const words = foldWords(search).split(/\s+/).filter(Boolean);
  const unwritten = words.filter((word) => !folded.some((text) => text.includes(word)));
  if (unwritten.length === 0) return true;
  const stems = texts.flatMap(stemsIn);
  return unwritten.every((word) => {
    const {stem} = soundKey(word);
    return stem.length >= SHORTEST_SOUND && stems.some((one) => one.startsWith(stem));
  });
}
