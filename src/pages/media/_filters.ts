import type {Data} from '@site/src/collections';
import type {Language} from '@site/src/collections/language';

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

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/** Zero-width joiners and their kin: they shape Devanagari and are never searched for. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** A text as it is compared: one form for what a reader takes for the same letters and digits. */
export function fold(text: string): string {
  return text
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .toLowerCase();
}

/**
 * Whether every word of a search stands somewhere in the texts. A word may stand inside another:
 * Nepali ties its case endings to the word, and एप is to find एपमा.
 */
export function matches(search: string, texts: readonly string[]): boolean {
  const folded = texts.map(fold);
  const words = fold(search).split(/\s+/).filter(Boolean);
  return words.every((word) => folded.some((text) => text.includes(word)));
}
