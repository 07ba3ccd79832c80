import {latinDigits} from 'nepali-text/digits';
import {isLocale} from 'nepali-text/locale';
import {type FilePath, type Form, type Json, pathKey, type Problem} from '../../protocol';
import {idOf, isFields, isList} from '../../values';
import {fieldsOf, formAt, isAlwaysShown} from './forms';

/** A problem with the path of the field that it is about, or of the nearest part around it that the form has. */
export type PlacedProblem = readonly [path: FilePath, problem: Problem];

export type ProblemsByPath = ReadonlyMap<string, readonly Problem[]>;

/** By `pathKey`; under '' those of the whole file. */
export function problemsByPath(
  problems: readonly PlacedProblem[],
  form: Form,
  value: Json,
): ProblemsByPath {
  const byPath = new Map<string, Problem[]>();
  for (const [path, problem] of problems) {
    const own = formAt(form, value, isLocale(path.at(-1)) ? path.slice(0, -1) : path);
    // An example is of no use for what is chosen or ticked.
    const isTyped = own && ['text', 'line', 'number'].includes(own.kind);
    const shown = isTyped ? problem : {...problem, example: undefined};
    byPath.set(pathKey(path), [...(byPath.get(pathKey(path)) ?? []), shown]);
  }
  return byPath;
}

/**
 * The opposite of `placeOf`: from the names of a problem's place to a path, as far as the form shows it.
 *
 * @param isMeant decides where several entries have the same id
 */
export function pathOf(
  place: readonly string[],
  form: Form,
  value: Json | undefined,
  isMeant: (path: FilePath) => boolean = () => false,
  around: FilePath = [],
): FilePath {
  const [name, ...rest] = place;
  if (name === undefined) return around;
  if (form.kind === 'list' && isList(value)) {
    const named = [...value.keys()].filter((index) => idOf(value[index]) === name);
    // "entry 3"
    const number = Number(/ (\d+)$/.exec(latinDigits(name))?.[1] ?? 0);
    const index = named.find((one) => isMeant([...around, one])) ?? named[0] ?? number - 1;
    if (value[index] === undefined) return around;
    return pathOf(rest, form.item, value[index], isMeant, [...around, index]);
  }
  if (form.kind === 'text') return isLocale(name) ? [...around, name] : around;
  const field = fieldsOf(form, value).find((one) => one.key === name);
  const inner = isFields(value) ? value[name] : undefined;
  // The form has no box for it yet.
  const isHidden = inner === undefined && field?.isOptional && !isAlwaysShown(field.form.kind);
  if (!field || isHidden) return around;
  return pathOf(rest, field.form, inner, isMeant, [...around, name]);
}

/** The problems of a part of the file and of everything in it. */
export function problemsWithin(problems: ProblemsByPath, path: FilePath): readonly Problem[] {
  const key = pathKey(path);
  return [...problems].flatMap(([at, some]) =>
    at === key || at.startsWith(`${key}.`) ? some : [],
  );
}
