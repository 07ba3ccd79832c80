import type {FilePath, Json} from '../../protocol';
import {isFields, isList, partAt} from './applyEdits';

/**
 * Where what was at a path is after the file has changed: entries are found by their ids. `undefined`
 * when an entry on the way is gone.
 */
export function locateEntry(path: FilePath, before: Json, after: Json): FilePath | undefined {
  const found: (string | number)[] = [];
  for (const [depth, key] of path.entries()) {
    const id = idOf(partAt(before, path.slice(0, depth + 1)));
    const list = partAt(after, found);
    if (typeof key !== 'number' || id === undefined || !isList(list)) {
      found.push(key);
      continue;
    }
    const index = list.findIndex((entry) => idOf(entry) === id);
    if (index < 0) return undefined;
    found.push(index);
  }
  return found;
}

export const idOf = (entry: Json | undefined): string | undefined =>
  isFields(entry) && typeof entry.id === 'string' ? entry.id : undefined;
