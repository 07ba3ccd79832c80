import type {Data} from '@site/src/collections';
import type {Language} from '@site/src/collections/language';
import {matches} from './_search';

type Card = Data<'media'>[number];
type Outlets = Data<'outlets'>;

/** What a reader chose; an empty text chooses everything. */
export interface Filters {
  /** Of the Gregorian calendar, in Latin digits. */
  year: string;
  language: Language | '';
  /** The id of an outlet. */
  outlet: string;
  /** The words looked for, as they were typed. */
  q: string;
}

export const everything: Filters = {year: '', language: '', outlet: '', q: ''};

/** What there is to choose from. */
export interface Choices {
  /** The newest first. */
  years: readonly string[];
  languages: readonly Language[];
  /** In the order of the list; those without a card are left out. */
  outlets: readonly Outlets[string][];
}

/** More than anyone types, and little enough for an address. */
export const LONGEST_SEARCH = 80;

const yearOf = ({date}: Card): string => date.iso.slice(0, 4);

export function choicesOf(cards: readonly Card[], outlets: Outlets): Choices {
  const named = new Set(cards.map(({outlet}) => outlet));
  return {
    years: [...new Set(cards.map(yearOf))].sort().reverse(),
    languages: [...new Set(cards.map(({language}) => language))].sort(),
    outlets: Object.values(outlets).filter(({id}) => named.has(id)),
  };
}

/** The cards that fit, in their order. */
export function fitting(cards: readonly Card[], outlets: Outlets, filters: Filters): Card[] {
  const {year, language, outlet, q} = filters;
  return cards.filter(
    (card) =>
      (!year || yearOf(card) === year) &&
      (!language || card.language === language) &&
      (!outlet || card.outlet === outlet) &&
      matches(q, [card.headline, card.date.text, outlets[card.outlet]?.name ?? '']),
  );
}

export function isEverything(filters: Filters): boolean {
  return Object.values(filters).every((value) => value === '');
}

/**
 * What the query of an address chooses. A value that is not among the choices chooses nothing: the
 * link may be older than the list.
 *
 * @param query with or without its "?"
 */
export function parseFilters(query: string, {years, languages, outlets}: Choices): Filters {
  const params = new URLSearchParams(query);
  const language = params.get('language');
  const among = (key: string, known: readonly string[]) => {
    const value = params.get(key) ?? '';
    return known.includes(value) ? value : '';
  };
  return {
    year: among('year', years),
    language: languages.find((known) => known === language) ?? '',
    outlet: among(
      'outlet',
      outlets.map(({id}) => id),
    ),
    q: tidy(params.get('q') ?? ''),
  };
}

/**
 * The query of an address with these filters in it; parameters of others are kept.
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

/** Half a letter beyond the BMP would end as a question mark in the address. */
function tidy(search: string): string {
  return [...search.trim()].slice(0, LONGEST_SEARCH).join('').trim();
}
