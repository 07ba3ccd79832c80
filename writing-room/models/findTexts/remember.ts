import {readFileSync, statSync} from 'node:fs';

/**
 * A function that makes a result once for the same objects. Of a first object, only the last result
 * is kept.
 */
export function remembering<Result>() {
  const results = new WeakMap<object, {others: readonly object[]; result: Result}>();
  return (first: object, others: readonly object[], make: () => Result): Result => {
    const last = results.get(first);
    if (last && others.every((other, index) => other === last.others[index])) return last.result;
    const result = make();
    results.set(first, {others, result});
    return result;
  };
}

export interface FileContent {
  bytes: Buffer;
}

const contents = new Map<string, FileContent & {state: string}>();

/** The content of a file: the same object as before unless the file has changed. */
export function readOnce(place: string): FileContent | undefined {
  const stat = statSync(place, {throwIfNoEntry: false});
  if (!stat?.isFile()) return undefined;
  const state = `${stat.size} ${stat.mtimeMs}`;
  const last = contents.get(place);
  if (last?.state === state) return last;
  const content = {bytes: readFileSync(place), state};
  contents.set(place, content);
  return content;
}
