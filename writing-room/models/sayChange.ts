/* The words around a change, by the section `changes` of words.yml. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {digits} from 'nepali-text/digits';
import {defaultLocale, type Locale, nativeName} from 'nepali-text/locale';
import {isGroup} from './isGroup';

type Values = Readonly<Record<string, string | number>>;

let words: unknown;

function wordAt(section: string, id: string, locale: Locale): string | undefined {
  // Where the room is, not where the site is: tests have a site of their own.
  words ??= parse(readFileSync(path.join(__dirname, '../words.yml'), 'utf8'));
  const texts = [section, ...id.split('.')].reduce<unknown>(
    (part, key) => (isGroup(part) ? part[key] : undefined),
    words,
  );
  const text = isGroup(texts) ? (texts[locale] ?? texts[defaultLocale]) : undefined;
  return typeof text === 'string' ? text : undefined;
}

/**
 * A sentence of words.yml; `{name}` in it is replaced.
 *
 * @throws when there is no such sentence
 */
export function sayIn(section: string, locale: Locale, id: string, values: Values = {}): string {
  const text = wordAt(section, id, locale);
  if (text === undefined) throw new Error(`words.yml has no "${section}.${id}".`);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? digits(String(value), locale) : (value ?? place);
  });
}

export const say = (locale: Locale, id: string, values?: Values): string =>
  sayIn('changes', locale, id, values);

/** A language in another one: "Nepali", "नेपाली". */
export const languageName = (language: Locale, locale: Locale): string =>
  wordAt('changes', `languages.${language}`, locale) ?? nativeName(language);

/** Characters of a text that is new or gone as a whole. */
const LENGTH = 160;

export function shorten(text: string): string {
  if (text.length <= LENGTH) return text;
  return `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')} …`;
}
