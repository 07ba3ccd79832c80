/* What the room does for an entry that is not in the file yet. */
import {defaultLocale, inEach} from 'nepali-text/locale';
import {isMoved} from '../../edits/mergeOrder';
import {idOf, isList, partAt, positionsIn, spliced, withPart} from '../../edits/values';
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
  const isKept = orders.length !== 1 || isMoved(positionsIn(saved, value));
  if (isKept || value.some((entry) => dayOf(entry) === '')) return value;
  return [...value].sort((one, other) => byDay(one, other) * order);
}
