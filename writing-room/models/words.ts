/* What the room calls fields and lists, and what the server says, by words.yml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {digits} from 'nepali-text/digits';
import {defaultLocale, type Locale, nativeName} from 'nepali-text/locale';
import {type Path, valueAt} from 'content-checks/valuePath';
import type {Texts} from '../protocol';

type Values = Readonly<Record<string, string | number>>;

let words: unknown;

/** @param path of an `{en, ne}` in words.yml; undefined where there is none */
export function textsAt(...at: Path): Texts | undefined {
  // Where the room is, not where the site is: tests have a site of their own.
  words ??= parse(readFileSync(path.join(__dirname, '../words.yml'), 'utf8'));
  const texts = valueAt(words, at);
  return typeof valueAt(texts, [defaultLocale]) === 'string' ? (texts as Texts) : undefined;
}

/**
 * A sentence of words.yml; `{name}` in it is replaced.
 *
 * @throws when there is no such sentence
 */
export function sayIn(section: string, locale: Locale, id: string, values: Values = {}): string {
  const texts = textsAt(section, ...id.split('.'));
  const text = texts?.[locale] ?? texts?.[defaultLocale];
  if (text === undefined) throw new Error(`words.yml has no "${section}.${id}".`);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? digits(String(value), locale) : (value ?? place);
  });
}

/** A language in another one: "Nepali", "नेपाली". */
export const languageName = (language: Locale, locale: Locale): string =>
  textsAt('changes', 'languages', language)?.[locale] ?? nativeName(language);

/**
 * The label of a field, or of a value that it can be chosen to be.
 *
 * @param around the key of the group or list that it is in; the name of the list at its root
 */
export function labelOf(key: string, around?: string): Texts {
  const spaced = {en: inWords(key), ne: inWords(key)};
  return textsAt('fields', `${around}.${key}`) ?? textsAt('fields', key) ?? spaced;
}

/** `asOf` → "As of". An address of a page stays as it is. */
function inWords(key: string): string {
  if (!/^[a-z]\w*$/i.test(key)) return key;
  const spaced = key.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
