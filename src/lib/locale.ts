/** The locales of the site; every text of a list is written in each. The first is the default. */
export const locales = ['en', 'ne'] as const;

export type Locale = (typeof locales)[number];

/** What messages to writers call each locale. */
export const localeNames: Record<Locale, string> = {en: 'English', ne: 'Nepali'};

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

const digits: Record<Locale, string> = {en: '0123456789', ne: '०१२३४५६७८९'};

/** The same text with the digits of the locale in place of 0 to 9. */
export function localDigits(text: string, locale: Locale): string {
  return text.replace(/[0-9]/g, (digit) => digits[locale][Number(digit)] ?? digit);
}

/** The locale of the site that a tag such as Docusaurus's `currentLocale` names; else the default. */
export function toLocale(tag: string | undefined): Locale {
  return isLocale(tag) ? tag : locales[0];
}
