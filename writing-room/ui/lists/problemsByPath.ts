import {type FilePath, type Form, type Json, pathKey, type Problem} from '../../protocol';
import {isFields, isList} from './applyEdits';
import {fieldsOf, itemOf} from './forms';

export type ProblemsByPath = ReadonlyMap<string, readonly Problem[]>;

/**
 * Each problem under the path of the field that it is about, or of the nearest part around it that the
 * form has; under '' for the whole file.
 *
 * @param form of the whole file
 */
export function problemsByPath(
  problems: readonly Problem[],
  form: Form,
  value: Json,
): ProblemsByPath {
  const byPath = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = pathKey(pathOf(problem.place, form, value));
    byPath.set(key, [...(byPath.get(key) ?? []), problem]);
  }
  return byPath;
}

/** The opposite of `placeOf`: from the names of a problem's place to a path, as far as the form has it. */
export function pathOf(place: readonly string[], form: Form, value: Json | undefined): FilePath {
  const [name, ...rest] = place;
  if (name === undefined) return [];
  const item = itemOf(form);
  if (item && isList(value)) {
    const index = positionOf(name, value);
    return index < 0 ? [] : [index, ...pathOf(rest, item, value[index])];
  }
  const inner = isFields(value) ? value[name] : undefined;
  if (form.kind === 'text') return [name];
  const field = fieldsOf(form, value).find(({key}) => key === name);
  return field ? [name, ...pathOf(rest, field.form, inner)] : [];
}

/** By its id, or "entry 3". */
function positionOf(name: string, entries: readonly Json[]): number {
  const byId = entries.findIndex((entry) => isFields(entry) && entry.id === name);
  if (byId >= 0) return byId;
  const number = /^entry (\d+)$/.exec(name)?.[1];
  return number === undefined ? -1 : Number(number) - 1;
}

/** The problems of a part of the file and of everything in it. */
export function problemsWithin(problems: ProblemsByPath, path: FilePath): readonly Problem[] {
  const key = pathKey(path);
  return [...problems].flatMap(([at, some]) =>
    at === key || at.startsWith(`${key}.`) ? some : [],
  );
}
