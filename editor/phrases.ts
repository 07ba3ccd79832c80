/* Texts in two languages, and the phrases of words.yml, for the server and for the browser. */
import {digits} from 'nepali-text/digits';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {type Path, valueAt} from 'content/read/values';
import type {Insertion, Texts} from './types';

export type PhraseValues = Readonly<Record<string, string | number>>;

export const isText = (value: unknown): value is Texts =>
  typeof valueAt(value, [defaultLocale]) === 'string';

/** A text in both languages within a value; undefined where there is none. */
export function textsFrom(value: unknown, at: Path): Texts | undefined {
  const texts = valueAt(value, at);
  return isText(texts) ? texts : undefined;
}

/** A text in a language, or else in English. */
export const inLanguage = (texts: Partial<Texts>, locale: Locale): string =>
  texts[locale] ?? texts[defaultLocale] ?? '';

/**
 * A phrase by its dotted id; `{name}` in it is replaced. Numbers get the digits of the language.
 *
 * @param words those of words.yml
 * @throws when there is no such phrase
 */
export function phraseIn(words: unknown, id: string, locale: Locale, values: PhraseValues = {}) {
  const texts = textsFrom(words, id.split('.'));
  if (!texts) throw new Error(`words.yml has no "${id}".`);
  return inLanguage(texts, locale).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name] ?? place;
    return typeof value === 'number' ? digits(String(value), locale) : value;
  });
}

/** A tag, `{fee}`, the address of a link, and stars. */
const MARKUP = /<\/?[A-Z][^<>]*>|\{[\w.-]+\}|\[(?=[^\]]*\]\()|\]\([^()\s]*\)|(?<!\\)\*{1,2}/g;

/** A text as readers see it, in parts: values in place of what is written for them, and no markup. `at`: where it is written. */
export function shownParts(text: string, insertions: readonly Insertion[], locale: Locale) {
  const valueOf = (mark: string) =>
    insertions.find(({markdown, inList}) => markdown === mark || inList === mark)?.value;
  const parts: {text: string; isValue: boolean; at: number}[] = [];
  let from = 0;
  for (const {0: mark, index} of text.matchAll(MARKUP)) {
    const value = valueOf(mark);
    // A brace that stands for no value is a word.
    if (!value && mark.startsWith('{')) continue;
    parts.push({text: text.slice(from, index), isValue: false, at: from});
    if (value) parts.push({text: inLanguage(value, locale), isValue: true, at: index});
    from = index + mark.length;
  }
  return [...parts, {text: text.slice(from), isValue: false, at: from}].filter((part) => part.text);
}

/** The same as one text. */
export const shownText = (text: string, insertions: readonly Insertion[], locale: Locale): string =>
  shownParts(text, insertions, locale)
    .map((part) => part.text)
    .join('');

export function joinTexts(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(joinTexts).join(' · ');
}

/** A key or an id as words: `asOf` is "As of", `web-developer` "Web developer". An address stays as it is. */
export function readable(key: string): string {
  if (key.startsWith('/')) return key;
  const words = key
    .replace(/[-_]/g, ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
