/* Values of files as JSON: their parts, what differs between two states, and how two people's changes are brought together. */
import {likeness} from 'content/pairs/wordDiff';
import {valueAt} from 'content/read/values';
import {isMoved, mergeOrder, mergeSentences, replacePart} from './mergeText';
import type {FilePath, Json} from '../types';

type Value = Json | undefined;
export type Fields = Readonly<Record<string, Json>>;

export const isList = (value: Value): value is readonly Json[] => Array.isArray(value);

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const idOf = (entry: Value): string | undefined =>
  isFields(entry) && typeof entry.id === 'string' && entry.id !== '' ? entry.id : undefined;

/** Whether two values are equal, whatever the order of their fields. */
export function isSameValue(one: Value, other: Value): boolean {
  if (isList(one) && isList(other)) {
    return (
      one.length === other.length && one.every((part, index) => isSameValue(part, other[index]))
    );
  }
  if (!isFields(one) || !isFields(other)) return one === other;
  return Object.keys({...one, ...other}).every((key) => isSameValue(one[key], other[key]));
}

export const spliced = <One>(
  list: readonly One[],
  index: number,
  removed: number,
  ...added: One[]
): One[] => [...list.slice(0, index), ...added, ...list.slice(index + removed)];

/** The part of a value at a path; undefined when it has none. */
export const partAt = valueAt as (value: Value, path: FilePath) => Value;

/** The value with another part at a path; `undefined` takes the part away. */
export function withPart(value: Value, [key, ...rest]: FilePath, part: Value): Json {
  if (key === undefined) return part ?? null;
  const next = rest.length > 0 ? withPart(partAt(value, [key]), rest, part) : part;
  if (isList(value)) return spliced(value, Number(key), 1, ...(next === undefined ? [] : [next]));
  const fields = {...(isFields(value) && value), ...(next !== undefined && {[key]: next})};
  if (next === undefined) Reflect.deleteProperty(fields, key);
  return fields;
}

/**
 * For each entry of a list, its position in another state of the list; -1 for one that is not in it.
 * Entries are the same by their ids, else when they are equal, else when they are at the same position
 * and have most of their fields in common: somebody gave that one another id.
 */
export function entryPositions(before: readonly Json[], list: readonly Json[]): number[] {
  const found = list.map(() => -1);
  const free = new Set(before.keys());
  const match = (is: (entry: Json, other: Json, isHere: boolean) => boolean) => {
    for (const [index, entry] of list.entries()) {
      if (found[index] !== -1) continue;
      found[index] = [...free].find((at) => is(entry, before[at]!, at === index)) ?? -1;
      free.delete(found[index]);
    }
  };
  match((entry, other) => idOf(entry) !== undefined && idOf(entry) === idOf(other));
  match(isSameValue);
  match((entry, other, isHere) => isHere && isAlike(entry, other));
  return found;
}

function isAlike(entry: Json, other: Json): boolean {
  if (!isFields(entry) || !isFields(other)) return true;
  const keys = Object.keys({...entry, ...other}).filter((key) => key !== 'id');
  const common = keys.filter((key) => isSameValue(entry[key], other[key]));
  return (!('id' in entry) && !('id' in other)) || common.length * 2 > keys.length;
}

/** Where what is at a path is in another state of the value; undefined when it is not there. */
export function locate(path: FilePath, from: Value, to: Value): FilePath | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return path;
  const there = isList(from) && isList(to) ? entryPositions(to, from)[Number(key)] : key;
  if (there === undefined || there === -1) return undefined;
  const inner = locate(rest, partAt(from, [key]), partAt(to, [there]));
  return inner && [there, ...inner];
}

/** How many texts, entries and other values differ. */
export function countChanges(before: Value, after: Value): number {
  if (isSameValue(before, after)) return 0;
  if (isFields(before) && isFields(after)) {
    return Object.keys({...before, ...after}).reduce(
      (count, key) => count + countChanges(before[key], after[key]),
      0,
    );
  }
  if (!isList(before) || !isList(after)) return 1;
  const positions = entryPositions(before, after);
  const gone = before.length - positions.filter((position) => position >= 0).length;
  return after.reduce<number>(
    (count, entry, index) => count + countChanges(before[positions[index] ?? -1], entry),
    gone + Number(isMoved(positions)),
  );
}

/** The same part, changed by two people: a sentence of a text, or a whole value. */
export interface Conflict {
  /** Of the value or its text, in the merged value, which has `mine` there. */
  path: FilePath;
  base: Value;
  mine: Value;
  theirs: Value;
}

export interface MergedValue {
  value: Value;
  conflicts: readonly Conflict[];
  /** Texts to which both have added, as they are now, and as mine was. */
  joined: readonly {path: FilePath; text: string; mine: string}[];
}

/** How much two versions of a text have in common at least. */
const TEXT_LIKENESS = 0.3;

/** Brings the changes of two people together, texts by sentence. @param base what both of them saw */
export function merge(base: Value, mine: Value, theirs: Value): MergedValue {
  const all = (value: Value): MergedValue => ({value, conflicts: [], joined: []});
  if (isSameValue(mine, base) || isSameValue(mine, theirs)) return all(theirs);
  if (isSameValue(theirs, base)) return all(mine);
  // What was changed is worth more than that it was removed.
  if (mine === undefined) return all(theirs);
  if (isFields(mine) && isFields(theirs)) {
    const old = isFields(base) ? base : {};
    const keys = Object.keys({...theirs, ...mine});
    const parts = keys.map((key) => [key, merge(old[key], mine[key], theirs[key])] as const);
    const left = parts.filter(([, {value}]) => value !== undefined);
    const fields = Object.fromEntries(left.map(([key, {value}]) => [key, value])) as Fields;
    return {value: fields, ...foundIn(left)};
  }
  if (isList(mine) && isList(theirs)) return mergeLists(isList(base) ? base : [], mine, theirs);
  const isText = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  // What has nothing in common with the base is another text.
  if (isText && likeness(base, theirs, Math.min) >= TEXT_LIKENESS) {
    const {text, clashes, joined} = mergeSentences(base, mine, theirs);
    const here = <One>(one: One) => ({...one, path: []});
    return {value: text, conflicts: clashes.map(here), joined: joined.map(here)};
  }
  return {value: mine, conflicts: [{path: [], base, mine, theirs}], joined: []};
}

function mergeLists(
  base: readonly Json[],
  mine: readonly Json[],
  theirs: readonly Json[],
): MergedValue {
  // Entries by their position in the base; new ones by their id.
  const keysOf = (list: readonly Json[], name: string) =>
    entryPositions(base, list).map((position, index) => {
      const id = idOf(list[index]);
      const isFirst = list.findIndex((entry) => idOf(entry) === id) === index;
      return position >= 0 ? position : id !== undefined && isFirst ? id : `${name} ${index}`;
    });
  const [my, their] = [keysOf(mine, 'my entry'), keysOf(theirs, 'their entry')];
  const left = mergeOrder(my, their)
    .map((key) => {
      const old = typeof key === 'number' ? base[key] : undefined;
      return merge(old, mine[my.indexOf(key)], theirs[their.indexOf(key)]);
    })
    .filter(({value}) => value !== undefined);
  return {value: left.map(({value}) => value!), ...foundIn(left.entries())};
}

/** What was found in the parts of a value, by where it is in the whole. */
function foundIn(parts: Iterable<readonly [key: string | number, MergedValue]>) {
  const within = <One extends {path: FilePath}>(key: string | number, all: readonly One[]) =>
    all.map((one) => ({...one, path: [key, ...one.path]}));
  const all = [...parts];
  return {
    conflicts: all.flatMap(([key, {conflicts}]) => within(key, conflicts)),
    joined: all.flatMap(([key, {joined}]) => within(key, joined)),
  };
}

/** The merged value with what the others have at each conflict; later ones first, because an entry may go. */
export const withTheirs = ({value, conflicts}: Pick<MergedValue, 'value' | 'conflicts'>): Value =>
  conflicts.reduceRight<Value>((all, {path, mine, theirs}) => {
    const part = partAt(all, path);
    const isText =
      typeof part === 'string' && typeof mine === 'string' && typeof theirs === 'string';
    const next = isText ? replacePart(part, mine, theirs) : theirs;
    return path.length === 0 ? next : withPart(all, path, next);
  }, value);
