import type {Data} from '@site/src/collections';

/** What a visitor looks for: ids of choices.yml. Without one, the search is not narrowed by it. */
export interface Search {
  city?: string;
  profession?: string;
}

type Offered = Pick<Data<'choices'>, 'careerCities' | 'professions'>;

/** Goes along with a change of page that a search made, and with no other. */
export interface SearchState {
  bySearch: true;
}

/** Reads a query or the fields of the form; what the boxes do not offer is as if it were not there. */
export function readSearch(
  fields: Pick<URLSearchParams | FormData, 'get'>,
  {careerCities, professions}: Offered,
): Search {
  return {
    city: careerCities.find(({id}) => id === fields.get('city'))?.id,
    profession: professions.find(({id}) => id === fields.get('profession'))?.id,
  };
}

/** The query of an address: `?city=pokhara`, or nothing where the search is not narrowed. */
export function formatSearch({city, profession}: Search): string {
  const query = new URLSearchParams({...(city && {city}), ...(profession && {profession})});
  return String(query) && `?${query}`;
}

export function isNarrowed({city, profession}: Search): boolean {
  return Boolean(city ?? profession);
}

/** Whether somebody is there and does that. */
export function matches(search: Search, person: Required<Search>): boolean {
  return (
    (!search.city || search.city === person.city) &&
    (!search.profession || search.profession === person.profession)
  );
}
