/* Values of files as JSON: their parts, what differs between two states, and how two people's changes are brought together. */
import type {FilePath, Json} from './types';

type Value = Json | undefined;
export type Fields = Readonly<Record<string, Json>>;

export const isList = (value: Value): value is readonly Json[] => Array.isArray(value);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const idOf = (entry: Value): string | undefined =>
  isFields(entry) && typeof entry.id === 'string' && entry.id !== '' ? entry.id : undefined;

/** Whether two values are equal, whatever the order of their fields. */
export function isSame(one: Value, other: Value): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  return Object.keys({...one, ...other}).every((key) => isSame(one[key], other[key]));
}

export const spliced = (
  list: readonly Json[],
  index: number,
  removed: number,
  ...added: Json[]
): Json[] => [...list.slice(0, index), ...added, ...list.slice(index + removed)];

/** The part of a value at a path; undefined when it has none. */
export function partAt(value: Value, path: FilePath): Value {
  return path.reduce<Value>((part, key) => {
    if (isList(part)) return part[Number(key)];
    return isFields(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}

/** The path with ids in place of positions, where entries have one. */
export const namesOf = (value: Value, path: FilePath): FilePath =>
  path.map((key, depth) => {
    const around = partAt(value, path.slice(0, depth));
    return (isList(around) ? idOf(around[Number(key)]) : undefined) ?? key;
  });

/** The value with another part at a path; `undefined` takes the part away. */
export function withPart(value: Value, path: FilePath, part: Value): Json {
  const [key, ...rest] = path;
  if (key === undefined) return part ?? null;
  if (isList(value)) {
    const position = Number(key);
    if (rest.length === 0 && part === undefined) return spliced(value, position, 1);
    return value.map((item, index) => (index === position ? withPart(item, rest, part) : item));
  }
  const fields = isFields(value) ? value : {};
  const {[String(key)]: before, ...others} = fields;
  if (rest.length === 0 && part === undefined) return others;
  return {...fields, [key]: withPart(before, rest, part)};
}

/**
 * For each entry of a list, its position in another state of the list; -1 for one that is not in it.
 * Entries are the same by their ids, else when they are equal, else when they are at the same position
 * and have most of their fields in common: somebody gave that one another id.
 */
export function positionsIn(before: readonly Json[], list: readonly Json[]): number[] {
  const found = list.map(() => -1);
  const free = new Set(before.keys());
  const match = (positionOf: (entry: Json, index: number) => number | undefined) => {
    for (const [index, entry] of list.entries()) {
      const position = found[index] === -1 ? positionOf(entry, index) : undefined;
      if (position === undefined || !free.delete(position)) continue;
      found[index] = position;
    }
  };
  const freeWith = (is: (entry: Json) => boolean) =>
    [...free].find((position) => is(before[position] ?? null));
  match((entry) => {
    const id = idOf(entry);
    return id === undefined ? undefined : freeWith((other) => idOf(other) === id);
  });
  match((entry) => freeWith((other) => isSame(other, entry)));
  match((entry, index) => (isAlike(entry, before[index]) ? index : undefined));
  return found;
}

function isAlike(entry: Json, other: Value): boolean {
  if (!isFields(entry) || !isFields(other)) return other !== undefined;
  const keys = Object.keys({...entry, ...other}).filter((key) => key !== 'id');
  const common = keys.filter((key) => isSame(entry[key], other[key]));
  return (!('id' in entry) && !('id' in other)) || common.length * 2 > keys.length;
}

/** Where what is at a path is in another state of the value; undefined when it is not there. */
export function locate(path: FilePath, from: Value, to: Value): FilePath | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return path;
  const there = isList(from) && isList(to) ? positionsIn(to, from)[Number(key)] : key;
  if (there === undefined || there === -1) return undefined;
  const inner = locate(rest, partAt(from, [key]), partAt(to, [there]));
  return inner && [there, ...inner];
}

/** Whether entries have changed places. @param positions of those of a list in the one before; -1 for new ones */
export const isMoved = (positions: readonly number[]): boolean => {
  const kept = positions.filter((position) => position >= 0);
  return kept.some((position, index) => position < (kept[index - 1] ?? 0));
};

const sum = (counts: readonly number[]): number => counts.reduce((one, other) => one + other, 0);

/** How many texts, entries and other values differ. */
export function countChanges(before: Value, after: Value): number {
  if (isSame(before, after)) return 0;
  if (isFields(before) && isFields(after)) {
    const keys = Object.keys({...before, ...after});
    return sum(keys.map((key) => countChanges(before[key], after[key])));
  }
  if (!isList(before) || !isList(after)) return 1;
  const positions = positionsIn(before, after);
  const gone = before.length - positions.filter((position) => position >= 0).length;
  const inEntries = after.map((entry, index) =>
    countChanges(before[positions[index] ?? -1], entry),
  );
  return gone + Number(isMoved(positions)) + sum(inEntries);
}

/** The same text, changed by two people. */
export interface Conflict {
  /** In the merged value, which has `mine` there. */
  path: FilePath;
  base: Value;
  mine: Value;
  theirs: Value;
}

export interface Merged {
  value: Value;
  conflicts: readonly Conflict[];
}

/** Brings the changes of two people together. @param base what both of them saw */
export function merge(base: Value, mine: Value, theirs: Value, path: FilePath = []): Merged {
  if (isSame(mine, base) || isSame(mine, theirs)) return {value: theirs, conflicts: []};
  if (isSame(theirs, base)) return {value: mine, conflicts: []};
  // What was changed is worth more than that it was removed.
  if (mine === undefined) return {value: theirs, conflicts: []};
  if (isFields(mine) && isFields(theirs)) {
    const old = isFields(base) ? base : {};
    const parts = Object.keys({...theirs, ...mine}).map(
      (key) => [key, merge(old[key], mine[key], theirs[key], [...path, key])] as const,
    );
    const fields = parts.flatMap(([key, {value}]) => (value === undefined ? [] : [[key, value]]));
    const conflicts = parts.flatMap(([, part]) => part.conflicts);
    return {value: Object.fromEntries(fields) as Fields, conflicts};
  }
  if (isList(mine) && isList(theirs))
    return mergeLists(isList(base) ? base : [], mine, theirs, path);
  return {value: mine, conflicts: [{path, base, mine, theirs}]};
}

type Key = string | number;

/**
 * The keys of two lists in one order: that of mine where something was moved in it, otherwise theirs.
 *
 * @param mine the position in the version before both changes, or a name of what is new
 */
export function mergeOrder(mine: readonly Key[], theirs: readonly Key[]): Key[] {
  const isMineMoved = isMoved(mine.filter((key) => typeof key === 'number'));
  const [first, second] = isMineMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, key] of second.entries()) {
    const before = second[index - 1];
    if (!order.includes(key))
      order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

function mergeLists(
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
  path: FilePath,
): Merged {
  // Entries by their position in the base; new ones by their id.
  const keysOf = (list: readonly Json[], name: string) =>
    positionsIn(base, list).map((position, index) => {
      const id = idOf(list[index]);
      const isFirst = list.findIndex((entry) => idOf(entry) === id) === index;
      return position >= 0 ? position : id !== undefined && isFirst ? id : `${name} ${index}`;
    });
  const [my, their] = [keysOf(mine, 'my entry'), keysOf(theirs, 'their entry')];
  const order = mergeOrder(my, their);
  const entries: Json[] = [];
  const conflicts: Conflict[] = [];
  for (const key of order) {
    const old = typeof key === 'number' ? base[key] : undefined;
    const [own, other] = [mine[my.indexOf(key)], theirs[their.indexOf(key)]];
    const merged = merge(old, own, other, [...path, entries.length]);
    if (merged.value === undefined) continue;
    entries.push(merged.value);
    conflicts.push(...merged.conflicts);
  }
  return {value: entries, conflicts};
}

/** The merged value with what the others have at the places where both changed the same. */
export const withTheirs = ({value, conflicts}: Merged): Value =>
  conflicts.reduceRight<Value>(
    (all, {path, theirs}) => (path.length === 0 ? theirs : withPart(all, path, theirs)),
    value,
  );
