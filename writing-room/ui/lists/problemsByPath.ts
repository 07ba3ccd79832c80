import {isLocale} from 'nepali-text/locale';
import {type FilePath, type Form, type Json, pathKey, type Problem} from '../../protocol';
import {isFields, isList, isWithin, partAt} from './applyEdits';
import {fieldsOf, formAt, isAlwaysShown, itemOf} from './forms';

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
  return grouped(problems, form, value, ({place}) => pathOf(place, form, value));
}

/**
 * The same for an entry that is not in the file yet: all of them are shown in its form, at the field
 * where there is one, otherwise at its top.
 *
 * @param value of the file with the entry
 * @param path of the entry
 */
export function problemsOfEntry(
  problems: readonly Problem[],
  form: Form,
  value: Json,
  path: FilePath,
): ProblemsByPath {
  return grouped(problems, form, value, ({place}) => {
    const found = pathOf(place, form, value, path);
    if (isWithin(found, path)) return found;
    // Another name of the entry, such as its number in another language.
    const own = formAt(form, value, path);
    const inEntry = own && pathOf(place.slice(path.length), own, partAt(value, path));
    return found.length < path.length && inEntry ? [...path, ...inEntry] : path;
  });
}

function grouped(
  problems: readonly Problem[],
  form: Form,
  value: Json,
  pathOfProblem: (problem: Problem) => FilePath,
): ProblemsByPath {
  const byPath = new Map<string, Problem[]>();
  for (const problem of problems) {
    const path = pathOfProblem(problem);
    const shown = isTyped(form, value, path) ? problem : {...problem, example: undefined};
    byPath.set(pathKey(path), [...(byPath.get(pathKey(path)) ?? []), shown]);
  }
  return byPath;
}

/** Whether what is at a path is typed into a box: an example is of no use for what is chosen or ticked. */
function isTyped(form: Form, value: Json, path: FilePath): boolean {
  const own = isLocale(path.at(-1)) ? path.slice(0, -1) : path;
  const kind = formAt(form, value, own)?.kind;
  return kind === 'text' || kind === 'line' || kind === 'number';
}

/**
 * The opposite of `placeOf`: from the names of a problem's place to a path, as far as the form shows it.
 *
 * @param preferred the entry that is meant where another one has the same id
 */
export function pathOf(
  place: readonly string[],
  form: Form,
  value: Json | undefined,
  preferred: FilePath = [],
): FilePath {
  const [name, ...rest] = place;
  if (name === undefined) return [];
  const [key, ...deeper] = preferred;
  const item = itemOf(form);
  if (item && isList(value)) {
    const index =
      typeof key === 'number' && isNamed(value[key], name) ? key : positionOf(name, value);
    const inner = index === key ? deeper : [];
    return index < 0 ? [] : [index, ...pathOf(rest, item, value[index], inner)];
  }
  if (form.kind === 'text') return isLocale(name) ? [name] : [];
  const field = fieldsOf(form, value).find((one) => one.key === name);
  if (!field) return [];
  const inner = isFields(value) ? value[name] : undefined;
  // The form has no box for it yet.
  if (inner === undefined && field.isOptional && !isAlwaysShown(field.form.kind)) return [];
  return [name, ...pathOf(rest, field.form, inner, name === key ? deeper : [])];
}

const isNamed = (entry: Json | undefined, id: string): boolean =>
  isFields(entry) && entry.id === id;

/** By its id, or "entry 3". */
function positionOf(name: string, entries: readonly Json[]): number {
  const byId = entries.findIndex((entry) => isNamed(entry, name));
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
