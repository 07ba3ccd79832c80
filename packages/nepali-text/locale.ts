/**
 * The languages of the site, the default one first; every text is written in each. A code is also the
 * language's folder in i18n/, its part of addresses and its `lang`. Code loops over them, and asks for `'ne'` only for
 * what is Nepali.
 */
export const locales = ['en', 'ne'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = 'en' satisfies Locale;

const names = {
  en: {own: 'English', inEnglish: 'English', openGraph: 'en_US'},
  ne: {own: 'नेपाली', inEnglish: 'Nepali', openGraph: 'ne_NP'},
} as const satisfies Record<Locale, object>;

/** What the language calls itself. */
export const nativeName = (locale: Locale): string => names[locale].own;

/** What messages to writers call it. */
export const englishName = (locale: Locale): string => names[locale].inEnglish;

/** What Open Graph calls it: always with a country. */
export const openGraphName = (locale: Locale): string => names[locale].openGraph;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The first language of a list that is one of the site. Of Nepali `npi` is another code, and `new` (Nepal Bhasa) none.
 *
 * @param languages such as `new-NP,ne,en`: `navigator.languages` as a text
 */
export const preferredLocale = (languages: string): Locale | undefined =>
  /\b(?:en|ne)\b/.exec(languages.replace('npi', 'ne'))?.[0] as Locale | undefined;

/** The locale of the site that a tag such as Docusaurus's `currentLocale` names; else the default. */
export function toLocale(tag: string | undefined): Locale {
  return isLocale(tag) ? tag : defaultLocale;
}

/** A value for each language. */
export const inEach = <Value>(
  valueIn: (locale: Locale) => Value,
): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(locales.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;
