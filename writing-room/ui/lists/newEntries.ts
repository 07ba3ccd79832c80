/* What the room does for an entry that is not in the file yet. */
import {defaultLocale} from 'nepali-text/locale';
import {inEach} from '../../inEach';
import type {FilePath, Form, Json} from '../../protocol';
import {idOf, isFields, isList, partAt, positionsIn, spliced, withPart} from 'minimal-edits/values';
import {freeName, slug} from '../slug';
import {fieldsOf, formAt, today} from './forms';

/** A value that a form begins with: texts empty, dates today, and nothing where a writer has to choose. */
export function blank(form: Form): Json {
  switch (form.kind) {
    case 'group':
      return Object.fromEntries(
        form.fields
          .filter((field) => !field.isOptional && !hasNoBlank.includes(field.form.kind))
          .map(({key, form: inner}) => [key, blank(inner)]),
      );
    case 'variants': {
      const [variant] = form.variants;
      return variant ? {...Object(blank(variant.form)), [form.by]: variant.value} : {};
    }
    case 'list':
      return [];
    case 'text':
      return inEach(() => '');
    case 'yes':
      return false;
    default:
      return form.kind === 'line' && form.format === 'date' ? today() : '';
  }
}

/** A group as another variant: a figure in place of a text, or the other way round, cannot stay. */
export function withVariant(form: Form, group: Json | undefined, by: string, chosen: Json): Json {
  const before = fieldsOf(form, group);
  const after = {...Object(group), [by]: chosen} as Record<string, Json>;
  for (const {key, form: next} of fieldsOf(form, after)) {
    const earlier = before.find((one) => one.key === key)?.form;
    if (key === by || !earlier || JSON.stringify(earlier) === JSON.stringify(next)) continue;
    if (next.kind === 'text' || next.kind === 'line') after[key] = blank(next);
    else Reflect.deleteProperty(after, key);
  }
  return after;
}

const hasNoBlank: readonly Form['kind'][] = ['number', 'choice', 'picture', 'typeface'];

/** Whether the room may make the id: not where it is chosen, or is the code of a country. */
const hasOwnId = (form: Form, value: Json | undefined): boolean =>
  fieldsOf(form, value).some(
    ({key, form: field}) => key === 'id' && field.kind === 'line' && field.format === 'id',
  );

/**
 * Gives an entry an id: from its English name, else from its choices and its day, else from its list.
 *
 * @param form of the whole file
 */
export function withId(root: Form, value: Json, at: FilePath, listName: string): Json {
  const form = formAt(root, value, at);
  const entry = partAt(value, at);
  if (!form || !isFields(entry) || !hasOwnId(form, entry)) return value;
  const english = ['name', 'title', 'label', 'question'].map((key) => {
    const words = isFields(entry[key]) ? partAt(entry, [key, defaultLocale]) : entry[key];
    return typeof words === 'string' ? slug(words) : '';
  });
  const parts = fieldsOf(form, entry)
    .filter(({form: {kind}, key}) => key !== 'language' && kind === 'choice')
    .concat(dayFields(form, entry))
    .map(({key}) => entry[key])
    .filter((value) => typeof value === 'string' && value !== '');
  const list = at.slice(0, -1);
  const last = String(list.at(-1) ?? listName.split('/').at(-1));
  const name = english.find(Boolean) || slug(parts.join('-')) || slug(last);
  const others = (partAt(value, list) as readonly Json[]).filter((_, index) => index !== at.at(-1));
  const id = freeName(name, (one) => others.some((other) => idOf(other) === one));
  return withPart(value, at, {...entry, id});
}

const dayFields = (form: Form, entry: Json) =>
  fieldsOf(form, entry).filter(({form: line}) => line.kind === 'line' && line.format === 'date');

/** Where a new entry belongs by its day; undefined in a list that is not in order of days. */
export function positionFor(form: Form, others: readonly Json[], entry: Json): number | undefined {
  const [field] = dayFields(form, entry);
  const dayOf = (one: Json) => String((field && partAt(one, [field.key])) ?? '');
  const [day, days] = [dayOf(entry), others.map(dayOf)];
  if (day === '' || days.length < 2 || days.includes('')) return undefined;
  const isNewestFirst = days.every((one, index) => index === 0 || one <= days[index - 1]!);
  const isOldestFirst = days.every((one, index) => index === 0 || one >= days[index - 1]!);
  if (isNewestFirst === isOldestFirst) return isNewestFirst ? 0 : undefined;
  const later = days.findIndex((one) => (isNewestFirst ? one <= day : one > day));
  return later < 0 ? days.length : later;
}

/** The value as it is saved: entries that the file does not have yet are where their day belongs. */
export function inOrder(form: Form, saved: Json | undefined, value: Json): Json {
  if (isFields(value)) {
    const parts = Object.entries(value).map(([key, part]) => {
      const inner = formAt(form, value, [key]);
      return [key, inner ? inOrder(inner, partAt(saved, [key]), part) : part] as const;
    });
    return Object.fromEntries(parts);
  }
  if (form.kind !== 'list' || !isList(value)) return value;
  const {item} = form;
  const old = isList(saved) ? saved : [];
  const positions = positionsIn(old, value);
  const entries = value.map((entry, index) => {
    const before = old[positions[index] ?? -1];
    return before === undefined ? entry : inOrder(item, before, entry);
  });
  return entries
    .filter((_, index) => positions[index] === -1)
    .reduce<Json[]>((all, entry) => {
      const at = all.indexOf(entry);
      const others = spliced(all, at, 1);
      return spliced(others, positionFor(item, others, entry) ?? at, 0, entry);
    }, entries);
}
