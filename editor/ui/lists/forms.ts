/*
 * What a form makes of a value: its fields, what a writer calls entries, choices and fields, and what is new in it.
 */
import {defaultLocale, inEach, isLocale, type Locale, nativeName} from 'nepali-text/locale';
import {isMoved} from '../../edits/mergeText';
import {idOf, isList, partAt, entryPositions, spliced, withPart} from '../../edits/values';
import {localTime} from '../../localTime';
import type {FormField, FilePath, FieldForm, Json} from '../../types';
import {entryName} from '../../edits/names';
import {inLanguage, readable} from '../../phrases';
import {freeName, slug} from '../../slug';
import type {Words} from '../words';

export function fieldsOf(form: FieldForm, value: Json | undefined): readonly FormField[] {
  if (form.kind === 'group') return form.fields;
  if (form.kind !== 'variants') return [];
  const chosen = partAt(value, [form.by]);
  const variant = form.variants.find((one) => one.value === chosen) ?? form.variants[0];
  return variant ? fieldsOf(variant.form, value) : [];
}

/** The form of what is at a path; undefined for what the form does not show. */
export function formAt(
  form: FieldForm,
  value: Json | undefined,
  path: FilePath,
): FieldForm | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return form;
  const part = partAt(value, [key]);
  if (form.kind === 'list') return part === undefined ? undefined : formAt(form.item, part, rest);
  if (form.kind === 'text') return isLocale(key) ? form : undefined;
  const field = fieldsOf(form, value).find((one) => one.key === key);
  return field && isShown(field, value) ? formAt(field.form, part, rest) : undefined;
}

/** A path as far as the form shows it. */
export const shownPath = (form: FieldForm, value: Json | undefined, path: FilePath): FilePath =>
  formAt(form, value, path) ? path : shownPath(form, value, path.slice(0, -1));

/** Whether a form has a place for a field. A box to tick and a place for a picture say by themselves that they are optional. */
export const isShown = (
  {key, isOptional, form: {kind}}: FormField,
  value: Json | undefined,
): boolean =>
  !isOptional || kind === 'yes' || kind === 'picture' || partAt(value, [key]) !== undefined;

/** Whether a field is the id of an entry, and not chosen, or the code of a country. */
export const isId = ({key, form}: FormField): boolean =>
  key === 'id' && form.kind === 'line' && form.format === 'id';

/** The name of an entry in the editor's language, else in another one; '' when it has none yet. */
export const entryTitle = (form: FieldForm, entry: Json | undefined, language: Locale): string =>
  (form.kind === 'choice'
    ? choiceName(form, String(entry ?? ''), language)
    : entryName(entry, language)) || readable(idOf(entry) ?? '');

/** What a writer reads for a choice. */
export const choiceName = (
  {names}: Extract<FieldForm, {kind: 'choice'}>,
  choice: string,
  language: Locale,
): string => inLanguage(names?.[choice] ?? {}, language) || readable(choice);

/** What a writer calls what is at a path: the title of an entry, the label of a field, a language. */
export function nameAt(path: FilePath, root: FieldForm, value: Json, words: Words): string {
  const [around, key] = [path.slice(0, -1), path.at(-1)];
  if (isLocale(key)) return nativeName(key);
  const form = formAt(root, value, around);
  if (form?.kind === 'list') {
    const entry = partAt(value, path);
    const named = form.names?.[idOf(entry) ?? ''];
    const title = named ? words.pick(named) : entryTitle(form.item, entry, words.language);
    return title || words.say('lists.entry', {number: Number(key) + 1});
  }
  const field = form && fieldsOf(form, partAt(value, around)).find((one) => one.key === key);
  return field ? words.pick(field.label) : String(key);
}

/* ---- What is not in the file yet ---- */

const hasNoBlank: readonly FieldForm['kind'][] = ['number', 'choice', 'picture'];

/** A value that a form begins with: texts empty, dates today, and nothing where a writer has to choose. */
export function blank(form: FieldForm): Json {
  if (form.kind === 'list') return [];
  if (form.kind === 'text') return inEach(() => '');
  if (form.kind === 'yes') return false;
  if (form.kind !== 'group' && form.kind !== 'variants') return isDay(form) ? localTime()[0] : '';
  const fields = fieldsOf(form, undefined)
    .filter((field) => !field.isOptional && !hasNoBlank.includes(field.form.kind))
    .map((field) => [field.key, blank(field.form)] as const);
  return {
    ...Object.fromEntries(fields),
    ...(form.kind === 'variants' && {[form.by]: form.variants[0]!.value}),
  };
}

/**
 * A value with another part. Where its group becomes another variant by that, a figure in place of a text,
 * or the other way round, cannot stay.
 */
export function withField(root: FieldForm, value: Json, path: FilePath, part?: Json): Json {
  const next = withPart(value, path, part);
  const group = path.slice(0, -1);
  const form = formAt(root, value, group);
  if (form?.kind !== 'variants') return next;
  const before = fieldsOf(form, partAt(value, group));
  return fieldsOf(form, partAt(next, group)).reduce((all, {key, form: now}) => {
    const earlier = before.find((one) => one.key === key)?.form;
    if (!earlier || JSON.stringify(earlier) === JSON.stringify(now)) return all;
    const start = hasNoBlank.includes(now.kind) ? undefined : blank(now);
    return withPart(all, [...group, key], start);
  }, next);
}

/**
 * Gives an entry an id: from its English name, else from its choices and its day, else from its list.
 *
 * @param form of the whole file
 */
export function withId(root: FieldForm, value: Json, at: FilePath, listName: string): Json {
  const form = formAt(root, value, at);
  const entry = partAt(value, at);
  const fields = form ? fieldsOf(form, entry) : [];
  if (!fields.some(isId)) return value;
  const english = ['name', 'title', 'label', 'question'].map((key) =>
    slug(String(partAt(entry, [key, defaultLocale]) ?? partAt(entry, [key]) ?? '')),
  );
  const parts = fields
    .filter(({key, form: one}) => (one.kind === 'choice' && key !== 'language') || isDay(one))
    .map(({key}) => partAt(entry, [key]) ?? '');
  const list = at.slice(0, -1);
  const last = String(list.at(-1) ?? listName.split('/').at(-1));
  const name = english.find(Boolean) || slug(parts.join('-')) || slug(last);
  const others = spliced(partAt(value, list) as readonly Json[], Number(at.at(-1)), 1).map(idOf);
  return withPart(
    value,
    [...at, 'id'],
    freeName(name, (id) => others.includes(id)),
  );
}

const isDay = (form: FieldForm): boolean => form.kind === 'line' && form.format === 'date';

/** The entries as they are saved: where a list is in order of days, and nobody has moved one, each is where its day belongs. */
export function inOrder(form: FieldForm, saved: Json, value: Json): Json {
  if (form.kind !== 'list' || !isList(saved) || !isList(value)) return value;
  const dayOf = (entry: Json) => {
    const field = fieldsOf(form.item, entry).find((one) => isDay(one.form));
    return String((field && partAt(entry, [field.key])) ?? '');
  };
  const byDay = (one: Json, other: Json) => dayOf(one).localeCompare(dayOf(other));
  const orders = [1, -1].filter((order) =>
    saved.every((entry, index) => index === 0 || byDay(saved[index - 1]!, entry) * order <= 0),
  );
  const [order = 0] = orders;
  const isKept = orders.length !== 1 || isMoved(entryPositions(saved, value));
  if (isKept || value.some((entry) => dayOf(entry) === '')) return value;
  return [...value].sort((one, other) => byDay(one, other) * order);
}
