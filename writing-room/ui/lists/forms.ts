import type {Field, FilePath, Form, Json, ListModel} from '../../protocol';
import {isFields, partAt} from 'minimal-edits/values';

/** The form of the whole file. */
export const rootForm = ({shape, form}: ListModel): Form =>
  shape === 'map' ? form : {kind: 'list', item: form};

/** The fields of a group, or of the variant that the value is; the first variant when it is none. */
export function fieldsOf(form: Form, value: Json | undefined): readonly Field[] {
  if (form.kind === 'group') return form.fields;
  if (form.kind !== 'variants') return [];
  const chosen = isFields(value) ? value[form.by] : undefined;
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

/** A box to tick and a place for a picture say by themselves that they are optional. */
export const isAlwaysShown = (kind: Form['kind']): boolean => kind === 'yes' || kind === 'picture';

/** Of this computer, as year-month-day. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
