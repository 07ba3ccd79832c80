import {defaultLocale, englishName, type Locale, locales} from 'nepali-text/locale';

/** Where the site will live, without a slash at its end. Set SITE_URL to build for another address. */
export const siteUrl = process.env.SITE_URL ?? 'https://sipalu.example';

/** The base URL of a locale: "/" or "/ne/". */
export function baseOf(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** The home pages, one per line, to be printed. */
export function homeLines(origin: string): string {
  return locales
    .map((locale) => `  ${englishName(locale).padEnd(8)} ${origin}${baseOf(locale)}`)
    .join('\n');
}
