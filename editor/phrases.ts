/* Texts in two languages, and the phrases of words.yml, for the server and for the browser. */
import {digits} from 'nepali-text/digits';
import {defaultLocale, type Locale} from 'nepali-text/locale';
import {writeDiff} from 'content/pairs/wordDiff';
import {type Path, valueAt} from 'content/read/values';
import type {ChangeLine, Insertion, Texts} from './types';

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

/** A part of a text: how it is written, and what readers see of it. */
export interface ShownPart {
  /** Of all parts, one after the other, the text itself. */
  source: string;
  /** Empty for markup. */
  text: string;
  /** What the site puts in its place; of something that it does not know, "…". */
  isValue?: boolean;
  /** Of words between marks. */
  isBold?: boolean;
  isItalic?: boolean;
  isLink?: boolean;
}

/**
 * Words between marks; what stands for a value; a tag, whose words readers see; and the line between the forms for one
 * and for more.
 */
const MARKUP =
  /\*\*(?=\S)(?<isBold>.+?)\*\*|\*(?=\S)(?<isItalic>[^*]+)\*|\[(?<isLink>[^\]]*)\]\([^()\s]*\)|`(?<plain>[^`]+)`|<(?<address>\w+:[^<>\s]+)>|\\(?<sign>[^\w\s])|<\/?[A-Z][^<>\n]*>|\{[\w.-]+\}|(?<=\S)\|(?=\S)/g;

/** A text in parts, as readers see it: the one way to show what is written on the site. */
export function shownParts(
  text: string,
  insertions: readonly Insertion[],
  locale: Locale,
  look: Partial<ShownPart> = {},
): ShownPart[] {
  const parts: ShownPart[] = [];
  const add = (source: string, shown = source) => parts.push({...look, source, text: shown});
  let from = 0;
  for (const {0: source, index, groups} of text.matchAll(MARKUP)) {
    const insertion = insertions.find(({page, list}) => page === source || list === source);
    const [name, words = ''] = Object.entries(groups!).find(([, found]) => found) ?? [];
    // A brace that stands for no value is a word.
    if (!insertion && source.startsWith('{')) continue;
    add(text.slice(from, index));
    from = index + source.length;
    if (insertion) {
      parts.push({...look, source, text: inLanguage(insertion.value, locale), isValue: true});
    } else if (name) {
      const start = name === 'isBold' ? 2 : 1;
      add(source.slice(0, start), '');
      if (name.startsWith('is'))
        parts.push(...shownParts(words, insertions, locale, {...look, [name]: true}));
      else add(words);
      add(source.slice(start + words.length), '');
    } else if (source.endsWith('/>')) parts.push({...look, source, text: '…', isValue: true});
    else add(source, source === '|' ? ' / ' : '');
  }
  add(text.slice(from));
  return parts.filter((part) => part.source);
}

/** The same as one text, for where nothing else goes. */
export const shownText = (text: string, insertions: readonly Insertion[], locale: Locale): string =>
  shownParts(text, insertions, locale)
    .map((part) => part.text)
    .join('');

/** The same of what changed. @param locale of parts without a language */
export const shownLine = (
  line: ChangeLine,
  insertions: readonly Insertion[],
  locale: Locale,
): string =>
  line
    .map(({text, locale: own = locale}) => {
      const shown = (words: string) => shownText(words, insertions, own);
      return writeDiff(
        text.map((part) =>
          typeof part === 'string'
            ? shown(part)
            : {before: shown(part.before), after: shown(part.after)},
        ),
      );
    })
    .join(' ');

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

/** What a file is called where nothing says its name. */
export const nameOfFile = (file: string) => readable(file.replace(/^(?:.*\/)?_?|\.\w+$/g, ''));
