/* What the room does for an entry that is not in the file yet. */
import {defaultLocale, inEach} from 'nepali-text/locale';
import {idOf, isFields, isList, partAt, positionsIn, spliced, withPart} from '../../edits/values';
import {localTime} from '../../localTime';
import type {FilePath, FieldForm, Json} from '../../types';
import {freeName, slug} from '../../slug';
import {fieldsOf, formAt, isId} from './forms';

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

/** A group as another variant: a figure in place of a text, or the other way round, cannot stay. */
export function withVariant(
  form: FieldForm,
  group: Json | undefined,
  by: string,
  chosen: Json,
): Json {
  const before = fieldsOf(form, group);
  const after = {...Object(group), [by]: chosen} as Record<string, Json>;
  for (const {key, form: next} of fieldsOf(form, after)) {
    const earlier = before.find((one) => one.key === key)?.form;
    if (key === by || !earlier || JSON.stringify(earlier) === JSON.stringify(next)) continue;
    if (hasNoBlank.includes(next.kind)) Reflect.deleteProperty(after, key);
    else after[key] = blank(next);
  }
  return after;
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
  if (!isFields(entry) || !fields.some(isId)) return value;
  const english = ['name', 'title', 'label', 'question'].map((key) => {
    const words = entry[key];
    return slug(String((isFields(words) ? words[defaultLocale] : words) ?? ''));
  });
  const parts = fields
    .filter(({key, form: one}) => (one.kind === 'choice' && key !== 'language') || isDay(one))
    .map(({key}) => String(entry[key] ?? ''));
  const list = at.slice(0, -1);
  const last = String(list.at(-1) ?? listName.split('/').at(-1));
  const name = english.find(Boolean) || slug(parts.join('-')) || slug(last);
  const others = spliced(partAt(value, list) as readonly Json[], Number(at.at(-1)), 1);
  return withPart(
    value,
    [...at, 'id'],
    freeName(name, (id) => others.map(idOf).includes(id)),
  );
}

const isDay = (form: FieldForm): boolean => form.kind === 'line' && form.format === 'date';

/** The entries as they are saved: where a list is in order of days, new ones are where their day belongs. */
export function inOrder(form: FieldForm, saved: Json, value: Json): Json {
  if (form.kind !== 'list' || !isList(saved) || !isList(value)) return value;
  const {item} = form;
  const dayOf = (entry: Json) => {
    const field = fieldsOf(item, entry).find((one) => isDay(one.form));
    return String((field && partAt(entry, [field.key])) ?? '');
  };
  const days = saved.map(dayOf);
  const isSorted = (order: 1 | -1) =>
    days.every((day, index) => index === 0 || days[index - 1]!.localeCompare(day) * order <= 0);
  const order = isSorted(-1) ? -1 : 1;
  if (days.includes('') || isSorted(1) === isSorted(-1)) return value;
  const positions = positionsIn(saved, value);
  const [kept, added] = [true, false].map((isKept) =>
    value.filter((_, index) => positions[index]! >= 0 === isKept),
  );
  return added!.reduce<Json[]>((all, entry) => {
    const later = all.findIndex((one) => dayOf(entry).localeCompare(dayOf(one)) * order < 0);
    return dayOf(entry) === '' || later < 0 ? [...all, entry] : spliced(all, later, 0, entry);
  }, kept!);
}
