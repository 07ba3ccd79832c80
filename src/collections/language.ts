/** The languages that every text of a list is written in. The first one is the site's default. */
export const languages = ['en', 'ne'] as const;

export type Language = (typeof languages)[number];

/** What the messages to writers call each language. */
export const languageNames: Record<Language, string> = {en: 'English', ne: 'Nepali'};

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
