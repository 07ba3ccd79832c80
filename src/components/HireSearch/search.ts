import type {Data} from '@site/src/collections';

/** Ids of choices.yml; without one, the search is not filtered by it. */
export interface Search {
  city?: string;
  profession?: string;
}

type Offered = Pick<Data<'choices'>, 'careerCities' | 'professions'>;

/** The history state of a navigation that a search made. */
export interface SearchState {
  bySearch: true;
}

/** Reads a query or the fields of the form; ignores values that are not offered. */
export function readSearch(
  fields: Pick<URLSearchParams | FormData, 'get'>,
  {careerCities, professions}: Offered,
): Search {
  return {
    city: careerCities.find(({id}) => id === fields.get('city'))?.id,
    profession: professions.find(({id}) => id === fields.get('profession'))?.id,
  };
}

/** The query with its question mark: `?city=pokhara`, or an empty text without a filter. */
export function formatSearch({city, profession}: Search): string {
  const query = new URLSearchParams({...(city && {city}), ...(profession && {profession})});
  return String(query) && `?${query}`;
}

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
