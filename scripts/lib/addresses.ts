import {type Language, languageNames, languages} from '../../src/collections/language';

/** Where a language lives: "/" or "/ne/". */
export function baseOf(language: Language): string {
  return language === languages[0] ? '/' : `/${language}/`;
}

/** The home page of every language, one per line, to be printed. */
export function addressLines(origin: string): string {
  return languages
    .map((language) => `  ${languageNames[language].padEnd(8)} ${origin}${baseOf(language)}`)
    .join('\n');
}
