/* What a writer calls entries, choices and fields. */
import {digits} from 'nepali-text/digits';
import {defaultLocale, isLocale, type Locale, nativeName} from 'nepali-text/locale';
import {idOf, isFields, partAt} from 'minimal-edits/values';
import {type FilePath, type Form, type Json, namingFields} from '../../protocol';
import type {Words} from '../words';
import {fieldsOf, formAt} from './forms';

/** The name of an entry in the room's language, else in another one; '' when it has none yet. */
export function titleOf(form: Form, entry: Json | undefined, language: Locale): string {
  const fields = fieldsOf(form, entry);
  const named = namingFields.flatMap((key) => fields.filter((field) => field.key === key));
  // Entries of several kinds have only an id in common.
  const texts = fields.filter((one) => one.form.kind === 'text' && !one.isOptional);
  const first = [...named, ...(form.kind === 'group' ? texts : [])]
    .map((field) => wordsOf(field.form, partAt(entry, [field.key]), language))
    .find(Boolean);
  return first ?? (wordsOf(form, entry, language) || readable(idOf(entry) ?? ''));
}

/** A second line that tells entries of the same name apart: a role, a newspaper and a day, a figure. */
export function detailOf(form: Form, entry: Json | undefined, language: Locale): string {
  const title = titleOf(form, entry, language);
  return fieldsOf(form, entry)
    .filter((field) => !['id', 'language', 'kind'].includes(field.key))
    .map((field) => wordsOf(field.form, partAt(entry, [field.key]), language))
    .filter((words) => words !== '' && words !== title)
    .slice(0, 2)
    .join(' · ');
}

/** A text, a line, a number or a choice; '' for everything else. */
function wordsOf(form: Form, value: Json | undefined, language: Locale): string {
  if (form.kind === 'text' && isFields(value)) {
    const texts = [value[language], value[defaultLocale], ...Object.values(value)];
    return texts.map(String).find(Boolean) ?? '';
  }
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (form.kind === 'choice') return words && choiceName(form, words, language);
  if (form.kind === 'line') return form.format === 'date' ? digits(words, language) : words;
  return form.kind === 'number' ? words : '';
}

/** What a writer reads for a choice. */
export function choiceName(form: Form, choice: string, language: Locale): string {
  const texts = form.kind === 'choice' ? form.names?.[choice] : undefined;
  return texts?.[language] ?? texts?.[defaultLocale] ?? readable(choice);
}

/** An id as words: "web-developer" is "Web developer". */
function readable(id: string): string {
  const words = id
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a writer calls what is at a path: the title of an entry, the label of a field, a language. */
export function nameAt(path: FilePath, root: Form, value: Json, words: Words): string {
  const key = path.at(-1);
  const [around, inside] = [
    formAt(root, value, path.slice(0, -1)),
    partAt(value, path.slice(0, -1)),
  ];
  if (around?.kind === 'list') {
    const title = titleOf(around.item, partAt(value, path), words.language);
    return title || words.say('lists.entry', {number: Number(key) + 1});
  }
  if (isLocale(key)) return nativeName(key);
  const field = around && fieldsOf(around, inside).find((one) => one.key === key);
  return field ? words.pick(field.label) : String(key);
}
