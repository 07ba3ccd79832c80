import {foldWords} from 'nepali-text/foldText';
import {soundKey} from 'nepali-text/soundKey';

/** Ids of what the search offers; without one, the search is not filtered by it. */
export interface HireQuery {
  city?: string;
  profession?: string;
}

/** What each box of the search offers, with its names in every language. */
type SearchOptions = Readonly<
  Record<keyof HireQuery, readonly {id: string; names: readonly string[]}[]>
>;

/** The id of the first box of the search: an address that ends in it moves the focus there. */
export const HIRE_SEARCH_ANCHOR = 'find';

/** The id of the part of the career page that answers a search. */
export const RESULTS_ANCHOR = 'results';

/**
 * Reads a query or the fields of the form. A choice is found by its id or its name in any language, in small or
 * capital letters, or else by the sound of a name, so "bijuli mistri" is an electrician. Unknown values are ignored.
 */
export function readSearch(
  fields: Pick<URLSearchParams | FormData, 'get'>,
  options: SearchOptions,
): HireQuery {
  const idOf = (field: keyof HireQuery) => {
    const isCalled = (key: (text: string) => string) => {
      const wanted = key(String(fields.get(field) ?? ''));
      return options[field].find(
        ({id, names}) => wanted && [id, ...names].some((one) => key(one) === wanted),
      );
    };
    return (isCalled(choiceKey) ?? isCalled(choiceSound))?.id;
  };
  return {city: idOf('city'), profession: idOf('profession')};
}

/** `ui-ux-designer` for "UI/UX Designer": the form of the ids. */
function choiceKey(text: string): string {
  return foldWords(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
}

/** The consonants of each word; all of a word with few. */
function choiceSound(text: string): string {
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .map(soundKey)
    .map(({whole, consonants}) => consonants || whole)
    .join(' ');
}

/** The query with its question mark: `?city=pokhara`, or an empty text without a filter. */
export function formatSearch({city, profession}: HireQuery): string {
  const query = new URLSearchParams({...(city && {city}), ...(profession && {profession})});
  return String(query) && `?${query}`;
}

/** The address of the people on the career page who match a search, without the locale. */
export const peopleAddress = (search: HireQuery): string =>
  `/career${formatSearch(search)}#${RESULTS_ANCHOR}`;

/** The address of the page of a trade, without the locale. */
export const tradeAddress = (id: string): string => `/hire/${id}`;

/** The address of the trades of a city, without the locale. */
export const cityAddress = (id: string): string => `/hire?city=${id}`;

export const isNarrowed = ({city, profession}: HireQuery): boolean => Boolean(city ?? profession);

/** Whether a person matches the search. */
export const matchesQuery = ({city, profession}: HireQuery, person: Required<HireQuery>): boolean =>
  (!city || city === person.city) && (!profession || profession === person.profession);
