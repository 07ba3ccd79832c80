import facts from '@site/src/data/facts.yml';

/**
 * A figure of src/data/facts.yml in the language of the page, as plain text.
 *
 * @param id of an entry, for example `fee`
 * @param form `short` for the short form (100K+), where the fact has one
 * @throws for an unknown fact: a mistake in a page, not in the list
 */
export function factText(id: string, form?: 'short'): string {
  const fact = facts[id];
  if (!fact) throw new Error(`There is no fact "${id}" in src/data/facts.yml.`);
  return form === 'short' && fact.short ? fact.short : fact.text;
}
