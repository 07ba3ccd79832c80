import {digits} from 'nepali-text/digits';
import {type Locale, locales} from 'nepali-text/locale';
import type {Catalogue} from './catalogue';
import {codeSentences} from './sentences/code';
import {fileSentences} from './sentences/files';
import {listSentences} from './sentences/lists';
import {pageSentences} from './sentences/pages';
import {translationSentences} from './sentences/translations';

/** A number is written in the digits of the language, several values with commas between them. */
type Value = string | number | Sentence | readonly Value[];

/** A message for a writer, not yet in a language. */
export interface Sentence {
  id: string;
  text: Readonly<Record<Locale, string>>;
  values?: Readonly<Record<string, Value>>;
  /** Sentences that follow. */
  more?: readonly Sentence[];
}

/** The names of the values of a text. Braces around other things, such as `{ }`, name none. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${' ' | '{' | '…'}${string}` ? never : Name) | Names<Rest>
  : never;

type ValuesOf<Text extends string> = [Names<Text>] extends [never]
  ? []
  : [Readonly<Record<Names<Text>, Value>>];

/** Makes the sentences of a catalogue, with the values that each of them needs. */
export type Say<All extends Catalogue> = <Id extends keyof All & string>(
  id: Id,
  ...values: ValuesOf<All[Id][Locale]>
) => Sentence;

/** The sentences of the checks. */
export const sentences = {
  ...fileSentences,
  ...listSentences,
  ...pageSentences,
  ...translationSentences,
  ...codeSentences,
};

/** @returns the function that says the sentences of a catalogue */
export const sayFrom =
  <All extends Catalogue>(all: All): Say<All> =>
  (id, ...[values]) => ({id, text: all[id]!, ...(values && {values})});

export const say = sayFrom(sentences);

/** A sentence with others after it, where there are any. */
export function and(sentence: Sentence, ...others: (Sentence | undefined)[]): Sentence {
  const more = [...(sentence.more ?? []), ...others.filter((one) => one !== undefined)];
  return more.length > 0 ? {...sentence, more} : sentence;
}

/** The sentence in a language, with those that follow it. */
export function sentenceOf({text, values = {}, more = []}: Sentence, locale: Locale): string {
  const write = (value: Value): string => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return digits(value, locale);
    return 'text' in value ? sentenceOf(value, locale) : value.map(write).join(', ');
  };
  const filled = text[locale].replace(/\{(\w+)\}/g, (match, name: string) =>
    write(values[name] ?? match),
  );
  return [filled, ...more.map((one) => sentenceOf(one, locale))].join(' ');
}

/** An error with a sentence for a writer. Its message is the English sentence. */
export class SentenceError extends Error {
  constructor(
    readonly sentence: Sentence,
    options?: ErrorOptions,
  ) {
    super(sentenceOf(sentence, 'en'), options);
  }
}

/** The language of the system; English where the site does not have it. */
export function systemLocale({LC_ALL, LC_MESSAGES, LANG}: NodeJS.ProcessEnv): Locale {
  const tag = LC_ALL || LC_MESSAGES || LANG || '';
  return locales.find((locale) => tag.startsWith(`${locale}_`)) ?? 'en';
}
