import {foldWords} from 'nepali-text/foldText';
import {soundKey} from './soundKey';

/** Ids of what the search offers; without one, the search is not filtered by it. */
export interface Search {
  city?: string;
  profession?: string;
}

interface Choice {
  id: string;
  name: string;
}

export interface Offered {
  cities: readonly Choice[];
  /** Those whose people are on the career page. */
  professions: readonly Choice[];
  /** Those whose people are in the app. */
  trades: readonly Choice[];
  /** The names in every language, by id. */
  names: Readonly<Record<string, readonly string[]>>;
}

/** The id of the first box of the search: an address that ends in it moves the focus there. */
export const SEARCH_ANCHOR = 'find';

/** The id of the part of the career page that answers a search. */
export const RESULTS_ANCHOR = 'results';

/**
 * Reads a query or the fields of the form. A choice is known by its id or its name in any language, in
 * small or capital letters, or else by the sound of one, so "bijuli mistri" is an electrician; what is not
 * offered is ignored.
 */
export function readSearch(
  fields: Pick<URLSearchParams | FormData, 'get'>,
  {cities, professions, trades, names}: Offered,
): Search {
  const idOf = (field: keyof Search, choices: readonly Choice[]) => {
    const value = fields.get(field);
    if (typeof value !== 'string') return undefined;
    const isCalled = (key: (text: string) => string) => {
      const wanted = key(value);
      return choices.find(
        ({id, name}) =>
          wanted && [id, name, ...(names[id] ?? [])].some((one) => key(one) === wanted),
      );
    };
    return (isCalled(keyOf) ?? isCalled(soundOf))?.id;
  };
  return {city: idOf('city', cities), profession: idOf('profession', [...professions, ...trades])};
}

/** `ui-ux-designer` for "UI/UX Designer": the form of the ids. */
function keyOf(text: string): string {
  return foldWords(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

/** The consonants of each word; all of a word with few. */
function soundOf(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .map(soundKey)
    .map(({whole, consonants}) => consonants || whole)
    .join(' ');
}

/** The query with its question mark: `?city=pokhara`, or an empty text without a filter. */
export function formatSearch({city, profession}: Search): string {
  const query = new URLSearchParams({...(city && {city}), ...(profession && {profession})});
  return String(query) && `?${query}`;
}

/** The address of the people on the career page who match a search, without the locale. */
export function peopleAddress(search: Search): string {
  return `/career${formatSearch(search)}#${RESULTS_ANCHOR}`;
}

/** The address of the page of a trade, without the locale. */
export const tradeAddress = (id: string): string => `/hire/${id}`;

/**
 * A link of WhatsApp with a message that ends in where it began, so that the company learns what is asked
 * for without counting anybody.
 */
export const chatLink = (link: string, message: string, origin: string): string =>
  `${link}?text=${encodeURIComponent(`${message} · ${origin}`)}`;

export function isNarrowed({city, profession}: Search): boolean {
  return Boolean(city ?? profession);
}

/** Whether a person matches the search. */
export function matches(search: Search, person: Required<Search>): boolean {
  return (
    (!search.city || search.city === person.city) &&
    (!search.profession || search.profession === person.profession)
  );
}
