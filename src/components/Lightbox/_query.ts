/**
 * Which of the ids an address names, as an index; -1 for none and for one that is not there.
 *
 * @param search of the address: `?certificate=pan-registration`
 */
export function indexInQuery(search: string, parameter: string, ids: readonly string[]): number {
  const id = new URLSearchParams(search).get(parameter);
  return id === null ? -1 : ids.indexOf(id);
}

/** The same query with another id, or without one. */
export function withId(search: string, parameter: string, id: string | null): string {
  const query = new URLSearchParams(search);
  if (id === null) query.delete(parameter);
  else query.set(parameter, id);
  const text = query.toString();
  return text && `?${text}`;
}
