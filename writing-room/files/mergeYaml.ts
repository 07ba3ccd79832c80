/* Three versions of a list made one: theirs, with comments and layout, and in it what I have changed. */
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {valueAt} from 'content-checks/valuePath';
import {isGroup} from '../models/isGroup';
import type {FilePath, Json} from '../protocol';
import {type Clash, type Merged, mergeSentences} from './mergeText';
import {applyYamlEdit} from './yamlEdits';

type Path = readonly (string | number)[];

/** The positions of a value that ids and keys lead to; undefined where it is not there. */
export function positionsOf(value: unknown, path: Path): FilePath | undefined {
  const positions: (string | number)[] = [];
  let part = value;
  for (const key of path) {
    const at = Array.isArray(part) && typeof key === 'string' ? idsOf(part)?.indexOf(key) : key;
    if (at === undefined || typeof part !== 'object' || part === null) return undefined;
    positions.push(at);
    part = (part as Readonly<Record<string | number, unknown>>)[at];
  }
  return positions;
}

/** The same path with ids in place of positions. */
export const namesOf = (value: unknown, path: FilePath): Path =>
  path.map((key, depth) => {
    const around = valueAt(value, path.slice(0, depth));
    return (Array.isArray(around) && idsOf(around)?.[Number(key)]) || key;
  });

/** What entries of a list are known by: an id, or the text itself; undefined where not all have one. */
export function idsOf(entries: readonly unknown[]): string[] | undefined {
  const ids = entries.map((entry) => (isGroup(entry) ? entry.id : entry));
  const isEach = ids.every((id): id is string => typeof id === 'string');
  return isEach && new Set(ids).size === ids.length ? ids : undefined;
}

/** @throws EditError when one of them cannot be read, or written */
export function mergeYaml(file: string, base: string, mine: string, theirs: string): Merged {
  const clashes: Clash[] = [];
  let text = theirs;
  merge(parse(base), parse(mine), parse(theirs), [], []);
  return {text, clashes};

  /** @param path to the value in the text @param names the same with ids */
  function merge(old: unknown, my: unknown, their: unknown, path: FilePath, names: Path): void {
    if (isDeepStrictEqual(my, their) || isDeepStrictEqual(my, old)) return;
    // What was changed is worth more than that it was removed.
    if (my === undefined && !isDeepStrictEqual(their, old)) return;
    if (isGroup(my) && isGroup(their)) {
      const before = isGroup(old) ? old : {};
      for (const key of new Set([...Object.keys(their), ...Object.keys(my)])) {
        merge(before[key], my[key], their[key], [...path, key], [...names, key]);
      }
      return;
    }
    if (Array.isArray(my) && Array.isArray(their)) {
      const before: readonly unknown[] = Array.isArray(old) ? old : [];
      if (mergeEntries(before, my, their, path, names)) return;
    }
    set(path, isDeepStrictEqual(their, old) ? my : settle(old, my, their, names));
  }

  function settle(old: unknown, my: unknown, their: unknown, names: Path): unknown {
    const texts = [old, my, their];
    const isText = texts.every((value) => typeof value === 'string');
    const merged = isText ? mergeSentences(String(old), String(my), String(their)) : undefined;
    if (merged !== undefined) return merged;
    clashes.push({path: names, mine: my, theirs: their});
    return my;
  }

  function set(path: FilePath, value: unknown): void {
    text = applyYamlEdit(text, {kind: 'set', file, path, value: value as Json});
  }

  /** @returns whether the entries of the lists can be told apart */
  function mergeEntries(
    old: readonly unknown[],
    my: readonly unknown[],
    their: readonly unknown[],
    path: FilePath,
    names: Path,
  ): boolean {
    const [before, mineIds, theirIds] = [idsOf(old), idsOf(my), idsOf(their)];
    if (!before || !mineIds || !theirIds) return mergeByPosition(old, my, their, path, names);
    const entry = (all: readonly unknown[], ids: readonly string[], id: string) =>
      ids.includes(id) ? all[ids.indexOf(id)] : undefined;
    const ids = [...theirIds];
    for (const id of theirIds.filter((one) => before.includes(one) && !mineIds.includes(one))) {
      if (!isDeepStrictEqual(entry(their, theirIds, id), entry(old, before, id))) continue;
      set([...path, ids.indexOf(id)], undefined);
      ids.splice(ids.indexOf(id), 1);
    }
    for (const [index, id] of mineIds.entries()) {
      if (theirIds.includes(id)) continue;
      const [value, was] = [my[index], entry(old, before, id)];
      if (isDeepStrictEqual(value, was)) continue;
      if (was !== undefined) clashes.push({path: [...names, id], mine: value, theirs: undefined});
      const previous = mineIds.slice(0, index).filter((one) => ids.includes(one));
      const at = ids.indexOf(previous.at(-1) ?? '') + 1;
      text = applyYamlEdit(text, {kind: 'insert', file, path, index: at, value: value as Json});
      ids.splice(at, 0, id);
    }
    for (const [to, id] of orderOf(before, mineIds, ids).entries()) {
      const from = ids.indexOf(id);
      if (from === to) continue;
      text = applyYamlEdit(text, {kind: 'move', file, path: [...path, from], to});
      ids.splice(to, 0, ...ids.splice(from, 1));
    }
    for (const [index, id] of ids.entries()) {
      const now = entry(my, mineIds, id);
      if (now === undefined || !theirIds.includes(id)) continue;
      const values = [entry(old, before, id), now, entry(their, theirIds, id)] as const;
      merge(...values, [...path, index], [...names, id]);
    }
    return true;
  }

  function mergeByPosition(
    old: readonly unknown[],
    my: readonly unknown[],
    their: readonly unknown[],
    path: FilePath,
    names: Path,
  ): boolean {
    if (old.length !== my.length || old.length !== their.length) return false;
    for (const [index, was] of old.entries()) {
      merge(was, my[index], their[index], [...path, index], [...names, index]);
    }
    return true;
  }
}

/** Mine, where only I have moved entries; otherwise as they are in the list. */
function orderOf(
  before: readonly string[],
  mine: readonly string[],
  ids: readonly string[],
): readonly string[] {
  const isIn = (list: readonly string[]) => (id: string) => list.includes(id);
  const stayed = before.filter(isIn(mine)).filter(isIn(ids));
  const isAsBefore = (list: readonly string[]) =>
    isDeepStrictEqual(list.filter(isIn(stayed)), stayed);
  if (isAsBefore(mine) || !isAsBefore(ids)) return ids;
  const order = mine.filter(isIn(ids));
  for (const [index, id] of ids.entries()) {
    if (order.includes(id)) continue;
    order.splice(order.indexOf(ids[index - 1] ?? '') + 1, 0, id);
  }
  return order;
}
