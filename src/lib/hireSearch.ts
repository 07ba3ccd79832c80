/** Ids of what the search offers; without one, the search is not filtered by it. */
export interface HireQuery {
  city?: string;
  profession?: string;
}

/** The id of the first box of the search: an address that ends in it moves the focus there. */
export const HIRE_SEARCH_ANCHOR = 'find';

/** The id of the part of the career page that answers a search. */
export const RESULTS_ANCHOR = 'results';

/** The query with its question mark: `?city=pokhara`, or an empty text without a filter. */
export function formatSearch({city, profession}: HireQuery): string {
  const query = new URLSearchParams({...(city && {city}), ...(profession && {profession})});
  return String(query) && `?${query}`;
}

/** The address of the people on the career page who match a search, without the locale. */
export const peopleAddress = (search: HireQuery): string =>
  `/career${formatSearch(search)}#${RESULTS_ANCHOR}`;

/** The address of the page of a trade, without the locale. */
export const tradeAddress = (id: string, city?: string): string =>
  `/hire/${id}${formatSearch({city})}`;

/** The address of the trades of a city, without the locale. */
export const cityAddress = (id: string): string => `/hire?city=${id}`;

export const isNarrowed = ({city, profession}: HireQuery): boolean => Boolean(city ?? profession);

/** Whether a person matches the search. */
export const matchesQuery = ({city, profession}: HireQuery, person: Required<HireQuery>): boolean =>
  (!city || city === person.city) && (!profession || profession === person.profession);
