import {digits} from 'nepali-text/digits';
import {defaultLocale, isLocale, type Locale, nativeName} from 'nepali-text/locale';
import {type Field, type FilePath, type Form, type Json, namingFields} from '../../protocol';
import {isFields, partAt} from 'minimal-edits/values';
import type {Words} from '../words';
import {fieldsOf, formAt} from './forms';

/** The name of an entry in the room's language, else in another one; '' when it has none yet. */
export function titleOf(form: Form, entry: Json | undefined, language: Locale): string {
  const fields = fieldsOf(form, entry);
  const named = namingFields.flatMap((key) => fields.filter((field) => field.key === key));
  // Entries of several kinds have only an id in common.
  const texts = fields.filter(
    ({form: {kind}, key, isOptional}) =>
      kind === 'text' && !isOptional && form.kind === 'group' && !namingFields.includes(key),
  );
  const first = [...named, ...texts].map((field) => wordsAt(field, entry, language)).find(Boolean);
  if (first) return first;
  if (typeof entry === 'string') {
    return form.kind === 'choice' ? choiceName(form, entry, language) : entry;
  }
  return isFields(entry) && typeof entry.id === 'string' ? readable(entry.id) : '';
}

/** A second line that tells entries of the same name apart: a role, a newspaper and a day, a figure. */
export function detailOf(form: Form, entry: Json | undefined, language: Locale): string {
  const title = titleOf(form, entry, language);
  return fieldsOf(form, entry)
    .filter((field) => !['id', 'standin', 'language', 'kind'].includes(field.key))
    .filter(({form: {kind}}) => ['text', 'choice', 'line', 'number'].includes(kind))
    .map((field) => wordsAt(field, entry, language))
    .filter((words) => words !== '' && words !== title)
    .slice(0, 2)
    .join(' · ');
}

function wordsAt({key, form}: Field, entry: Json | undefined, language: Locale): string {
  const value = isFields(entry) ? entry[key] : undefined;
  if (form.kind === 'choice' && typeof value === 'string') return choiceName(form, value, language);
  if (form.kind === 'line' && form.format === 'date') return digits(String(value ?? ''), language);
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (form.kind !== 'text' || !isFields(value)) return '';
  const texts = [value[language], value[defaultLocale], ...Object.values(value)];
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? '';
}

/** What a writer reads for a choice. */
export function choiceName(form: Form, choice: string, language: Locale): string {
  const texts = form.kind === 'choice' ? form.names?.[choice] : undefined;
  return texts?.[language] ?? texts?.[defaultLocale] ?? readable(choice);
}

/** An id as words: "web-developer" is "Web developer". */
export const readable = (id: string): string => {
  const words = id
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The address of the picture of an entry, if it has one. */
export function pictureOf(form: Form, entry: Json | undefined): string | undefined {
  const field = fieldsOf(form, entry).find((one) => one.form.kind === 'picture');
  const value = field && isFields(entry) ? entry[field.key] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** What a writer calls what is at a path: the title of an entry, the label of a field, a language. */
export function nameAt(
  path: FilePath,
  root: Form,
  value: Json,
  {say, pick, language}: Words,
): string {
  const key = path.at(-1);
  const around = formAt(root, value, path.slice(0, -1));
  const inside = partAt(value, path.slice(0, -1));
  if (around?.kind === 'list') {
    const title = titleOf(around.item, partAt(value, path), language);
    return title || say('lists.entry', {number: Number(key) + 1});
  }
  if (around?.kind === 'text' && isLocale(key)) return nativeName(key);
  const field = around && fieldsOf(around, inside).find((one) => one.key === key);
  return field ? pick(field.label) : String(key);
}
