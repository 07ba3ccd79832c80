import type {OpenItem} from '../../protocol';

type Several<Item> = readonly [Item, ...Item[]];

/** What has the same key together, in the order of the first of each. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, Several<Item>> {
  const groups = new Map<string, Several<Item>>();
  for (const item of items) {
    const key = keyOf(item);
    const [first, ...rest] = groups.get(key) ?? [];
    groups.set(key, first === undefined ? [item] : [first, ...rest, item]);
  }
  return groups;
}

/** Texts that are new in both languages, together by entry or page; every other one for itself. */
export const newTogether = (items: readonly OpenItem[]): Several<OpenItem>[] => [
  ...grouped(items, ({where, text: {state, target}}) => {
    const isNew = state === 'new' && target.english !== '' && target.twin !== '';
    if (isNew && where.view === 'page') return `new ${where.name}`;
    // Names of entries may be the same, positions are not.
    if (isNew && where.view === 'list') return `new ${where.name} ${where.path?.[0]}`;
    return [target.name, target.place].join(' ');
  }).values(),
];
