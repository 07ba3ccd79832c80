import type {Field, FilePath, Form, Json, ListModel} from '../../protocol';
import {isFields, partAt} from './applyEdits';

/** The form of the whole file. */
export const rootForm = ({shape, form}: ListModel): Form =>
  shape === 'map' ? form : {kind: 'list', item: form};

export const itemOf = (form: Form): Form | undefined =>
  form.kind === 'list' ? form.item : undefined;

/** The fields of a group, or of the variant that the value is. */
export function fieldsOf(form: Form, value: Json | undefined): readonly Field[] {
  if (form.kind === 'group') return form.fields;
  if (form.kind !== 'variants') return [];
  return fieldsOf(variantOf(form, value).form, value);
}

type Variants = Extract<Form, {kind: 'variants'}>;

/** The variant that a value is; the first one when it is none. */
export function variantOf({by, variants}: Variants, value: Json | undefined) {
  const chosen = isFields(value) ? value[by] : undefined;
  return variants.find((variant) => variant.value === chosen) ?? variants[0]!;
}

/** Of this computer, as year-month-day. */
export function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The form of what is at a path. */
export function formAt(form: Form, value: Json | undefined, path: FilePath): Form | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return form;
  const inner = partAt(value, [key]);
  const item = itemOf(form);
  if (item) return formAt(item, inner, rest);
  const field = fieldsOf(form, value).find((one) => one.key === key);
  return field && formAt(field.form, inner, rest);
}

/** A box to tick and a place for a picture say by themselves that they are optional. */
export const isAlwaysShown = (kind: Form['kind']): boolean => kind === 'yes' || kind === 'picture';
