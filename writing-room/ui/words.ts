import {digits} from 'nepali-text/digits';
import type {Locale} from 'nepali-text/locale';
import words from '../words.yml';
import {roomLanguage} from './language';
import {useStore} from './store';

type Values = Readonly<Record<string, string | number>>;

export interface Words {
  language: Locale;
  /** A phrase of words.yml (`ui`) by its dotted id; `{name}` in it is replaced. Numbers get local digits. */
  say(id: string, values?: Values): string;
  /** The same for `<id>.one` and `<id>.other`, by the number, which is also `{count}`. */
  sayCount(id: string, count: number, values?: Values): string;
  /** The same as `say`, where there may be no such phrase. */
  find(id: string): string | undefined;
  /** What a text of the server says in the language of the room, or in English. */
  pick(texts: Readonly<Record<string, string | undefined>>): string;
}

/** The room's own words in the language of the room. */
export const useWords = (): Words => wordsOf(useStore(roomLanguage));

export const wordsOf = (language: Locale): Words => ({
  language,
  say: (id, values) => wordIn(language, id, values),
  sayCount: (id, count, values) =>
    wordIn(language, `${id}.${count === 1 ? 'one' : 'other'}`, {...values, count}),
  find: (id) => phrase(language, id),
  pick: (texts) => texts[language] ?? texts.en ?? '',
});

/** @throws when words.yml has no such id: a unit test finds those */
export function wordIn(language: Locale, id: string, values: Values = {}): string {
  const text = phrase(language, id);
  if (text === undefined) throw new Error(`words.yml has no "ui.${id}" in "${language}".`);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? digits(String(value), language) : (value ?? place);
  });
}

function phrase(language: Locale, id: string): string | undefined {
  const text = `${id}.${language}`
    .split('.')
    .reduce<unknown>((part, key) => Object(part)[key], words.ui);
  return typeof text === 'string' ? text : undefined;
}
