import type {Place} from '../../protocol';

interface Located {
  where: Place;
}

/** What is in one list together, in the order of the first of each. */
export function byList<Item extends Located>(
  items: readonly Item[],
): {name: string; items: Item[]}[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = 'name' in item.where ? item.where.name : item.where.view;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, some]) => ({name, items: some}));
}
