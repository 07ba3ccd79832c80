import type * as z from 'zod';
import {allLocales, defaultLocale, type Locale} from '../lib/locale';

/** A text by language, as a writer wrote it; a draft may lack it. */
export type Text = Readonly<Record<string, string | undefined>>;

/** The keys of a text in a list: one for each language. */
export function inLanguages(
  words: (locale: Locale) => z.ZodType<string>,
  required: readonly Locale[],
): Record<string, z.ZodType<string | undefined>> {
  return Object.fromEntries(
    allLocales.map((locale) => [
      locale,
      required.includes(locale) ? words(locale) : words(locale).optional(),
    ]),
  );
}

/** The text in a language, or else in English. */
export function textIn(text: Text, locale: Locale): string {
  return text[locale] ?? text[defaultLocale] ?? '';
}
