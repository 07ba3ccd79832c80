import {latinDigits} from 'nepali-text/digits';
import {isLocale} from 'nepali-text/locale';
import type {FilePath, Form, Json} from '../../protocol';
import {idOf, isFields, isList} from 'minimal-edits/values';
import {fieldsOf, isAlwaysShown} from './forms';

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
