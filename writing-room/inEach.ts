import {type Locale, locales} from 'nepali-text/locale';

/** A value for each language of the site. */
export function inEach<Value>(valueIn: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  const values = locales.map((locale) => [locale, valueIn(locale)] as const);
  return Object.fromEntries(values) as Record<Locale, Value>;
}
