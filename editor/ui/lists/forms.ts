/* What a form makes of a value: its fields, and what a writer calls entries, choices and fields. */
import {digits} from 'nepali-text/digits';
import {isLocale, type Locale, nativeName} from 'nepali-text/locale';
import {idOf, partAt} from '../../edits/values';
import {entryName, type FormField, type FilePath, type FieldForm, type Json} from '../../types';
import {inLanguage, readable} from '../../phrases';
import type {Words} from '../words';

/** The fields of a group, or of the variant that the value is; the first variant when it is none. */
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

/** The name of an entry in the room's language, else in another one; '' when it has none yet. */
export const entryTitle = (form: FieldForm, entry: Json | undefined, language: Locale): string =>
  wordsOf(form, entry, language) || readable(idOf(entry) ?? '');

/** A second line that tells entries of the same name apart: a role, a newspaper and a day, a figure. */
export function detailOf(form: FieldForm, entry: Json | undefined, language: Locale): string {
  const title = entryTitle(form, entry, language);
  return fieldsOf(form, entry)
    .filter(
      ({key, form: {kind}}) => TOLD.includes(kind) && !['id', 'language', 'kind'].includes(key),
    )
    .map((field) => wordsOf(field.form, partAt(entry, [field.key]), language))
    .filter((words) => words !== '' && words !== title)
    .slice(0, 2)
    .join(' · ');
}

const TOLD: readonly FieldForm['kind'][] = ['text', 'line', 'number', 'choice'];

/** What a value is called. */
function wordsOf(form: FieldForm, value: Json | undefined, language: Locale): string {
  if (form.kind === 'choice') return choiceName(form, String(value ?? ''), language);
  if (form.kind === 'number') return String(value ?? '');
  const words = entryName(value, language) ?? '';
  return form.kind === 'line' && form.format === 'date' ? digits(words, language) : words;
}

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
    const title = entryTitle(form.item, partAt(value, path), words.language);
    return title || words.say('lists.entry', {number: Number(key) + 1});
  }
  const field = form && fieldsOf(form, partAt(value, around)).find((one) => one.key === key);
  return field ? words.pick(field.label) : String(key);
}
