import languages from '../../i18n/languages.json';

/** The code of a language, which is also its folder in i18n/, its part of addresses and its `lang`. */
export type Locale = keyof typeof languages;

/** An entry of i18n/languages.json. WRITING.md describes the fields. */
interface Language {
  readonly name: string;
  readonly inEnglish: string;
  readonly script?: string;
  readonly digits?: string;
  readonly formats?: Partial<Formats>;
  readonly offer?: Offer;
  readonly draft?: boolean;
}

/** The note on English pages for readers whose browser is in Nepali. */
interface Offer {
  readonly question: string;
  /** Name of the button that closes it. */
  readonly close: string;
}

/** How dates and amounts are written: see src/lib/format.ts, which has the English ones. */
export interface Formats {
  /** Twelve, with spaces between them. */
  readonly months: string;
  readonly date: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly rounded: string;
  readonly rupees: string;
  readonly dollars: string;
  readonly year: string;
  readonly years: string;
}

const entries: Readonly<Record<Locale, Language>> = languages;

export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return Object.keys(entries).some((locale) => locale === value);
}

const others = Object.keys(entries)
  .filter(isLocale)
  .filter((locale) => locale !== defaultLocale);

/** Every language, drafts included; the default one first. */
export const allLocales: readonly [Locale, ...Locale[]] = [defaultLocale, ...others];

/** The languages that readers get; the default one first. Every text is written in each. */
export const locales: readonly [Locale, ...Locale[]] = [
  defaultLocale,
  ...others.filter((locale) => !entries[locale].draft),
];

/** What the language calls itself. */
export const nativeName = (locale: Locale): string => entries[locale].name;

/** What messages to writers call it. */
export const englishName = (locale: Locale): string => entries[locale].inEnglish;

/** The language with that name, in its own words or in English; undefined when none has it. */
export const localeNamed = (name: string): Locale | undefined =>
  allLocales.find((locale) =>
    [englishName(locale), nativeName(locale)].some(
      (known) => known.toLowerCase() === name.toLowerCase(),
    ),
  );

/** How it writes dates and amounts, as far as that differs from English. */
export const formatsOf = (locale: Locale): Partial<Formats> => entries[locale].formats ?? {};

/** How it offers itself; without it, it does not. */
export const offerOf = (locale: Locale): Offer | undefined => entries[locale].offer;

/** Whether it is written in Devanagari, and not in Latin letters. */
export const isDevanagari = (locale: Locale): boolean => entries[locale].script === 'Devanagari';

/** The same text with the digits of the locale in place of 0 to 9. */
export function localDigits(text: string, locale: Locale): string {
  const {digits} = entries[locale];
  return digits ? text.replace(/[0-9]/g, (digit) => digits[Number(digit)] ?? digit) : text;
}

/** The same text with 0 to 9 in place of the digits of any locale. */
export function latinDigits(text: string): string {
  return allLocales.reduce((latin, locale) => {
    const digits = entries[locale].digits ?? '';
    return latin.replace(/\p{Nd}/gu, (digit) => {
      const value = [...digits].indexOf(digit);
      return value < 0 ? digit : String(value);
    });
  }, text);
}

/** The locale of the site that a tag such as Docusaurus's `currentLocale` names; else the default. */
export function toLocale(tag: string | undefined): Locale {
  return isLocale(tag) ? tag : defaultLocale;
}
