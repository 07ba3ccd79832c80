import {defaultLocale} from 'nepali-text/locale';
import {inEach} from '../../inEach';
import type {Form, Json} from '../../protocol';
import {isFields, isList} from './applyEdits';
import {fieldsOf, variantOf} from './forms';
import {freeName, slug} from '../slug';

/**
 * A value that a form begins with: texts empty, dates today, and nothing where a writer has to choose.
 *
 * @param today as year-month-day
 */
export function blank(form: Form, today: string): Json {
  switch (form.kind) {
    case 'group':
      return Object.fromEntries(
        form.fields
          .filter((field) => !field.isOptional && !isLeftOut(field.form))
          .map(({key, form: inner}) => [key, blank(inner, today)]),
      );
    case 'variants': {
      const variant = variantOf(form, undefined);
      const fields = blank(variant.form, today);
      return isFields(fields) ? {...fields, [form.by]: variant.value} : fields;
    }
    case 'list':
      return [];
    case 'text':
      return inEach(() => '');
    case 'yes':
      return false;
    case 'line':
      return form.format === 'date' ? today : '';
    default:
      return '';
  }
}

/** The value with its fields in the order of the form, in which other entries have them. */
export function inFormOrder(form: Form, value: Json): Json {
  if (form.kind === 'list' && isList(value)) {
    return value.map((entry) => inFormOrder(form.item, entry));
  }
  if (!isFields(value) || form.kind === 'text') return value;
  const fields = fieldsOf(form, value);
  const known = fields.flatMap(({key, form: inner}): [string, Json][] => {
    const part = value[key];
    return part === undefined ? [] : [[key, inFormOrder(inner, part)]];
  });
  const ordered = Object.fromEntries(known);
  return {...ordered, ...value, ...ordered};
}

/** What has no empty value. */
const isLeftOut = ({kind}: Form): boolean =>
  ['number', 'choice', 'picture', 'typeface'].includes(kind);

/** Whether the room may make the id: not where it is chosen, or is the code of a country. */
export const hasOwnId = (form: Form, value: Json | undefined): boolean =>
  fieldsOf(form, value).some(
    ({key, form: field}) => key === 'id' && field.kind === 'line' && field.format === 'id',
  );

/**
 * An id for a new entry: from its English name, else from its choices and its day, else from the list.
 *
 * @param taken ids of the other entries
 */
export function idFor(form: Form, entry: Json, list: string, taken: readonly string[]): string {
  const fields = isFields(entry) ? entry : {};
  const ownFields = fieldsOf(form, entry);
  const english = ['name', 'title', 'label', 'question'].map((key) => {
    const text = fields[key];
    const words = isFields(text) ? text[defaultLocale] : text;
    return typeof words === 'string' ? slug(words) : '';
  });
  const parts = ownFields
    .filter(
      ({key, form: field}) =>
        key !== 'language' &&
        (field.kind === 'choice' || (field.kind === 'line' && field.format === 'date')),
    )
    .map(({key}) => fields[key])
    .filter((value) => typeof value === 'string' && value !== '')
    .join('-');
  const last = list.split(/[/.]/).at(-1) ?? list;
  const name = english.find(Boolean) ?? (slug(parts) || slug(last));
  return freeName(name, (id) => taken.includes(id));
}

export const idsIn = (entries: readonly Json[]): string[] =>
  entries.flatMap((entry) => (isFields(entry) && typeof entry.id === 'string' ? [entry.id] : []));

/**
 * Where a new entry belongs: by its day in a list that is in order of days, else last.
 *
 * @param entries those that are there already
 */
export function positionFor(form: Form, entries: readonly Json[], entry: Json): number {
  const field = fieldsOf(form, entry).find(
    ({form: line}) => line.kind === 'line' && line.format === 'date',
  );
  const dayOf = (one: Json | undefined) => {
    const day = field && isFields(one) ? one[field.key] : undefined;
    return typeof day === 'string' ? day : '';
  };
  const days = entries.map(dayOf);
  const day = dayOf(entry);
  if (!field || day === '' || days.length < 2 || days.includes('')) return entries.length;
  const isNewestFirst = days.every((one, index) => index === 0 || one <= days[index - 1]!);
  const isOldestFirst = days.every((one, index) => index === 0 || one >= days[index - 1]!);
  if (isNewestFirst === isOldestFirst) return isNewestFirst ? 0 : entries.length;
  const later = days.findIndex((one) => (isNewestFirst ? one <= day : one > day));
  return later < 0 ? entries.length : later;
}
