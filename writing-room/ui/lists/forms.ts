import {latinDigits} from 'nepali-text/digits';
import {isLocale} from 'nepali-text/locale';
import {idOf, isFields, isList, partAt} from 'minimal-edits/values';
import type {Field, FilePath, Form, Json} from '../../protocol';

/** The fields of a group, or of the variant that the value is; the first variant when it is none. */
export function fieldsOf(form: Form, value: Json | undefined): readonly Field[] {
  if (form.kind === 'group') return form.fields;
  if (form.kind !== 'variants') return [];
  const chosen = partAt(value, [form.by]);
  const variant = form.variants.find((one) => one.value === chosen) ?? form.variants[0];
  return variant ? fieldsOf(variant.form, value) : [];
}

/** The form of what is at a path. */
export function formAt(form: Form, value: Json | undefined, path: FilePath): Form | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return form;
  const inner =
    form.kind === 'list' ? form.item : fieldsOf(form, value).find((one) => one.key === key)?.form;
  return inner && formAt(inner, partAt(value, [key]), rest);
}

/** Whether a form has a place for a field. A box to tick and a place for a picture say by themselves that they are optional. */
export const isShown = ({key, isOptional, form: {kind}}: Field, value: Json | undefined): boolean =>
  !isOptional || kind === 'yes' || kind === 'picture' || partAt(value, [key]) !== undefined;

/** Whether a field is the id of an entry, and not chosen, or the code of a country. */
export const isId = ({key, form}: Field): boolean =>
  key === 'id' && form.kind === 'line' && form.format === 'id';

/** From the names of a problem's place, "asha" or "entry 3", to a path, as far as the form shows it. */
export function pathOf(
  place: readonly string[],
  form: Form,
  value: Json | undefined,
  around: FilePath = [],
): FilePath {
  const [name, ...rest] = place;
  if (name === undefined) return around;
  if (form.kind === 'text') return isLocale(name) ? [...around, name] : around;
  if (form.kind === 'list' && isList(value)) {
    const number = Number(/ (\d+)$/.exec(latinDigits(name))?.[1] ?? 0);
    // Of two with the same id, the new one is the last.
    const named = value.map(idOf).lastIndexOf(name);
    const index = named < 0 ? number - 1 : named;
    if (value[index] === undefined) return around;
    return pathOf(rest, form.item, value[index], [...around, index]);
  }
  const field = fieldsOf(form, value).find((one) => one.key === name);
  if (!field || !isShown(field, value)) return around;
  const inner = isFields(value) ? value[name] : undefined;
  return pathOf(rest, field.form, inner, [...around, name]);
}
