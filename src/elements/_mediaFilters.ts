import {foldWords} from 'nepali-text/foldText';
import {soundKey} from '../lib/soundKey';
import {stemsIn} from '../lib/words';

/** The chosen filters; an empty text does not filter. The year is Gregorian, the search as it was typed. */
export type Filters = Readonly<Record<'year' | 'language' | 'q', string>>;

export const isUnfiltered = (filters: Filters): boolean => !Object.values(filters).some(Boolean);

/** The maximum length of a search, to keep the address short. */
export const LONGEST_SEARCH = 80;

/** Trims and shortens a search without cutting a surrogate pair. */
const tidy = (search: string): string =>
  [...search.trim()].slice(0, LONGEST_SEARCH).join('').trim();

/**
 * The filters in a query. Unknown values are ignored, because a link may be older than the list.
 *
 * @param query with or without its "?"
 * @param choices the values that can be chosen
 */
export function parseFilters(
  query: string,
  choices: Readonly<Record<'year' | 'language', readonly string[]>>,
): Filters {
  const params = new URLSearchParams(query);
  const known = (name: keyof typeof choices) =>
    choices[name].find((value) => value === params.get(name)) ?? '';
  return {year: known('year'), language: known('language'), q: tidy(params.get('q') ?? '')};
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
